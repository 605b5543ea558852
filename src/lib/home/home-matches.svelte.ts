/**
 * The matches that home shows. On a first visit there are none, so the database code and the components for
 * matches are loaded only once a match may be stored, here or in another tab, or waits in memory to be
 * stored.
 */
import { listen } from '$lib/store/db/tabs';
import { databaseExists, type TroubleCode } from '$lib/store/db/trouble';
import { unsavedMatches, watchUnsaved } from '$lib/store/lines/unsaved';
import type { RecentRows } from '$lib/store/lists/read-rows';
import type { MatchRow } from '$lib/store/lists/row';

type Parts = typeof import('./lazy');

/** So many of the last matches are shown. */
const shownMatches = 4;
/** Two players have each other’s page; from three on there is a ranking. */
const fewestPeople = 3;

/** @returns how many players sat in these matches, without guests. */
const peopleIn = (rows: readonly MatchRow[], isGuest: Parts['isGuest']): number =>
	rows
		.flatMap(({ players }) => players.filter((player) => !isGuest(player)).map(({ id }) => id))
		.filter((id, place, ids) => ids.indexOf(id) === place).length;

/** What home shows of matches, and the components for it. */
interface Shown extends Pick<Parts, 'MatchListItem' | 'Recent' | 'Underway'>, Pick<RecentRows, 'count'> {
	readonly trouble: TroubleCode | undefined;
	readonly recent: readonly MatchRow[];
	/** The last match that is under way. */
	readonly underway: MatchRow | undefined;
	/** Whether three people or more sat in the last matches, so that there is something to rank. */
	readonly isClub: boolean;
	/** When they were read, in milliseconds since 1970. */
	readonly now: number;
}

export class HomeMatches {
	/** Undefined as long as there is nothing to show. */
	shown = $state.raw<Shown>();
	#wasNone = $state(false);
	#isLeft = false;
	/** Whether rows that were damaged were made anew already: it is tried once. */
	#isRemade = false;
	/** The reading that was queued last; when it is done, all earlier ones are. */
	#reading: Promise<void> = Promise.resolve();
	#isQueued = false;

	/** Whether the matches have been read, or there are none. */
	get isKnown(): boolean {
		return this.#wasNone || this.shown !== undefined;
	}

	/** Whether there is no match yet. */
	get isEmpty(): boolean {
		if (!this.shown) return this.#wasNone;
		return this.shown.recent.length === 0 && this.shown.trouble === undefined;
	}

	/** Looks for matches and keeps them up to date; to be called once. @returns a function that ends this. */
	follow(): () => void {
		const refresh = (): void => {
			if (this.#isQueued) return;
			this.#isQueued = true;
			this.#reading = this.#reading.then(() => {
				this.#isQueued = false;
				return this.#read();
			});
		};
		refresh();
		const stops = [listen(refresh), watchUnsaved(refresh)];
		return () => {
			this.#isLeft = true;
			stops.forEach((stop) => stop());
		};
	}

	async #read(): Promise<void> {
		if (this.#isLeft) return;
		if (!this.shown && unsavedMatches().length === 0 && !(await databaseExists())) {
			this.#wasNone = true;
			return;
		}
		try {
			const { fetchWords, isGuest, isOpen, moveOldLogsLater, readRecentRows, ...components } =
				await import('./lazy');
			const now = Date.now();
			let found = await readRecentRows(now);
			if (found.damaged.length > 0 && !this.#isRemade) {
				this.#isRemade = true;
				await (await import('$lib/matches/matches.svelte')).matches.refresh();
				found = await readRecentRows(now);
			}
			const { rows, count, trouble } = found;
			const underway = rows.find(isOpen);
			const recent = rows.slice(0, shownMatches);
			// No row is shown without its words.
			await fetchWords([...recent, ...(underway ? [underway] : [])].map(({ game }) => game));
			const isFirst = !this.shown;
			const isClub = peopleIn(rows, isGuest) >= fewestPeople;
			this.shown = { ...components, recent, underway, count, trouble, isClub, now };
			if (isFirst) void moveOldLogsLater();
		} catch {
			// Neither the cache nor the network has the file; the next change requests it again.
		}
	}
}
