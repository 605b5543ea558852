/** Rows of matches on a screen, kept in step with this tab's taps and with other tabs. */
import { fetchWords } from '$lib/games/registry';
import { listen } from '$lib/store/channel';
import { countMatches, listMatches, type Cursor, type MatchPage, type MatchQuery } from '$lib/store/matches';
import { watchOutbox } from '$lib/store/outbox';
import type { MatchFilter, MatchRow } from '$lib/store/row';
import type { TroubleCode } from '$lib/store/trouble';

export class MatchRows {
	rows = $state.raw<readonly MatchRow[]>([]);
	hasMore = $state(false);
	isLoaded = $state(false);
	/** Of all matches, not of this list. */
	count = $state(0);
	trouble = $state.raw<TroubleCode>();
	now = $state(Date.now());
	#next: Cursor | undefined;
	#shown: number;
	/** Matches whose rows were made anew: once each. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks on
	readonly #repaired = new Set<string>();

	/** @param size of a page */
	constructor(
		private readonly filter: MatchFilter,
		private readonly size: number
	) {
		this.#shown = size;
	}

	/** Reads the rows and goes on following them. @returns the way to stop. */
	follow(): () => void {
		void this.refresh();
		const stops = [listen(() => void this.refresh()), watchOutbox(() => void this.refresh())];
		return () => stops.forEach((stop) => stop());
	}

	/** Reads again what is shown. */
	async refresh(): Promise<void> {
		const page = await this.#read({ limit: this.#shown });
		this.rows = page.rows;
		this.#accept(page.next, page.trouble);
		this.count = await countMatches();
		await this.#repair(page.damaged);
	}
	/** Adds the next page. */
	async more(): Promise<void> {
		if (!this.#next) return;
		const page = await this.#read({ before: this.#next, limit: this.size });
		this.rows = [...this.rows, ...page.rows];
		this.#shown = this.rows.length;
		this.#accept(page.next, page.trouble);
		await this.#repair(page.damaged);
	}

	/** What cannot be repaired stays out of the list, and in every export. */
	async #repair(damaged: readonly string[]): Promise<void> {
		const ids = damaged.filter((id) => !this.#repaired.has(id));
		if (ids.length === 0) return;
		for (const id of ids) this.#repaired.add(id);
		try {
			const { repairRows } = await import('./repair');
			await repairRows(ids);
			await this.refresh();
		} catch {
			// The list stands as it is.
		}
	}
	/** A page of rows, and the words to show them with: a row comes whole. */
	async #read(query: Pick<MatchQuery, 'before' | 'limit'>): Promise<MatchPage> {
		const page = await listMatches({ ...this.filter, ...query });
		await fetchWords(page.rows.map(({ game }) => game));
		return page;
	}
	#accept(next: Cursor | undefined, trouble: TroubleCode | undefined): void {
		this.#next = next;
		this.hasMore = next !== undefined;
		this.trouble = trouble;
		this.now = Date.now();
		this.isLoaded = true;
	}
}
