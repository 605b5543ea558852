/** Rows of matches on a screen, kept in step with this tab's taps and with other tabs. */
import { fetchWords } from '$lib/games/registry';
import { listen } from '$lib/store/db/tabs';
import {
	countMatches,
	listMatches,
	type Cursor,
	type MatchPage,
	type PageQuery
} from '$lib/store/lists/list-matches';
import { watchUnsaved } from '$lib/store/log/unsaved';
import type { MatchFilter, MatchRow } from '$lib/store/lists/row';
import type { TroubleCode } from '$lib/store/db/trouble';

export class MatchRows {
	rows = $state.raw<readonly MatchRow[]>([]);
	hasMore = $state(false);
	isLoaded = $state(false);
	/** Of all matches, not of this list. */
	count = $state(0);
	/** Matches on the way of which no row can be made, so that they are in no list. */
	lost = $state(0);
	trouble = $state.raw<TroubleCode>();
	now = $state(Date.now());
	#next: Cursor | undefined;
	#shown: number;
	/** Matches whose rows were made anew: once each. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks on
	readonly #repaired = new Set<string>();
	/** Matches of what is shown that have no row, but may get one. */
	#damaged: readonly string[] = [];
	/** The reading that was asked for last; what was asked for before is done by then. */
	#last: Promise<void> = Promise.resolve();
	/** A reading of what is shown that has not begun. */
	#coming: Promise<void> | undefined;

	/**
	 * @param size of a page
	 * @param list another list than that of the matches; then the filter is its own
	 */
	constructor(
		filter: MatchFilter,
		private readonly size: number,
		private readonly list = (query: PageQuery) => listMatches({ ...filter, ...query })
	) {
		this.#shown = size;
	}

	/** Reads the rows and goes on following them. @returns the way to stop. */
	follow(): () => void {
		void this.refresh();
		const stops = [listen(() => void this.refresh()), watchUnsaved(() => void this.refresh())];
		return () => stops.forEach((stop) => stop());
	}

	/** Reads again what is shown; asked for again before it began, it is done once. */
	async refresh(): Promise<void> {
		this.#coming ??= this.#inTurn(async () => {
			this.#coming = undefined;
			const page = await this.#read({ limit: this.#shown });
			this.rows = page.rows;
			this.#damaged = page.damaged;
			this.#accept(page.next, page.trouble);
			this.count = await countMatches();
		});
		await this.#coming;
		await this.#repair();
	}
	/** Adds the next page. */
	async more(): Promise<void> {
		await this.#inTurn(async () => {
			if (!this.#next) return;
			const page = await this.#read({ before: this.#next, limit: this.size });
			// One that moved meanwhile may come a second time.
			const known = this.rows.map(({ id }) => id);
			this.rows = [...this.rows, ...page.rows.filter(({ id }) => !known.includes(id))];
			this.#damaged = [...this.#damaged, ...page.damaged.filter((id) => !this.#damaged.includes(id))];
			this.#shown = this.rows.length;
			this.#accept(page.next, page.trouble);
		});
		await this.#repair();
	}

	/** One reading after the other: the answer to an earlier one must not take the place of a later one's. */
	#inTurn(work: () => Promise<void>): Promise<void> {
		const done = this.#last.then(work);
		this.#last = done.catch(() => undefined);
		return done;
	}
	/** What cannot be repaired stays out of the list, which says so. */
	async #repair(): Promise<void> {
		const ids = this.#damaged.filter((id) => !this.#repaired.has(id));
		for (const id of ids) this.#repaired.add(id);
		try {
			if (ids.length > 0) {
				const { repairRows } = await import('$lib/rows/repair-rows');
				await repairRows(ids);
				await this.refresh();
			}
		} catch {
			// The list stands as it is.
		}
		this.lost = this.#damaged.length;
	}
	/** A page of rows, and the words to show them with: a row comes whole. */
	async #read(query: PageQuery): Promise<MatchPage> {
		const page = await this.list(query);
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
