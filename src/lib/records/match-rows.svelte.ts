/** A paged list of match rows for a screen, kept up to date with this tab's taps and with other tabs. */
import { fetchWords } from '$lib/games/registry';
import { listen } from '$lib/store/db/tabs';
import {
	countMatches,
	listMatches,
	type Cursor,
	type MatchPage,
	type PageQuery
} from '$lib/store/lists/list-matches';
import { moveOldLogsLater } from '$lib/store/lines/move-later';
import { watchUnsaved } from '$lib/store/lines/unsaved';
import type { MatchFilter, MatchRow } from '$lib/store/lists/row';
import type { TroubleCode } from '$lib/store/db/trouble';

export class MatchRows {
	rows = $state.raw<readonly MatchRow[]>([]);
	hasMore = $state(false);
	isLoaded = $state(false);
	/** How many matches are stored, in this list or not. */
	count = $state(0);
	/** How many matches of the pages read are left out, because no row can be made of them. */
	lost = $state(0);
	trouble = $state.raw<TroubleCode>();
	now = $state(Date.now());
	#next: Cursor | undefined;
	#shown: number;
	/** Matches whose rows were remade already: each is tried once. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is rendered from it
	readonly #repaired = new Set<string>();
	/** Matches of the pages read whose rows are damaged, and may be remade. */
	#damaged: readonly string[] = [];
	/** The read that was queued last; when it is done, all earlier ones are. */
	#last: Promise<void> = Promise.resolve();
	/** A refresh that is queued and has not begun. */
	#queuedRefresh: Promise<void> | undefined;

	/**
	 * @param size rows of a page
	 * @param list reads a page of another list, which does not use the filter
	 */
	constructor(
		filter: MatchFilter,
		private readonly size: number,
		private readonly list = (query: PageQuery) => listMatches({ ...filter, ...query })
	) {
		this.#shown = size;
	}

	/** Reads the rows and keeps them up to date. @returns a function that ends this. */
	follow(): () => void {
		void this.refresh().then(moveOldLogsLater);
		const stops = [listen(() => void this.refresh()), watchUnsaved(() => void this.refresh())];
		return () => stops.forEach((stop) => stop());
	}

	/** Reads the rows shown again. Calls made before the read begins share it. */
	async refresh(): Promise<void> {
		this.#queuedRefresh ??= this.#inTurn(async () => {
			this.#queuedRefresh = undefined;
			const page = await this.#read({ limit: this.#shown });
			this.rows = page.rows;
			this.#damaged = page.damaged;
			this.#accept(page.next, page.trouble);
			this.count = await countMatches();
		});
		await this.#queuedRefresh;
		await this.#repair();
	}
	/** Adds the next page. */
	async more(): Promise<void> {
		await this.#inTurn(async () => {
			if (!this.#next) return;
			const page = await this.#read({ before: this.#next, limit: this.size });
			// A match that was changed since the last page has moved, and may be read a second time.
			const known = this.rows.map(({ id }) => id);
			this.rows = [...this.rows, ...page.rows.filter(({ id }) => !known.includes(id))];
			this.#damaged = [...this.#damaged, ...page.damaged.filter((id) => !this.#damaged.includes(id))];
			this.#shown = this.rows.length;
			this.#accept(page.next, page.trouble);
		});
		await this.#repair();
	}

	/**
	 * Runs reads one after the other, so that the result of an earlier one cannot replace that of a later one.
	 */
	#inTurn(work: () => Promise<void>): Promise<void> {
		const done = this.#last.then(work);
		this.#last = done.catch(() => undefined);
		return done;
	}
	/** Remakes damaged rows. Those that cannot be remade are counted in `lost`. */
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
			// The rows that were read stay on screen.
		}
		this.lost = this.#damaged.length;
	}
	/** Reads a page and loads the words of its games, so that no row is shown without its words. */
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
