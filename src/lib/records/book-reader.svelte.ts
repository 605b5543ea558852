/** A book of records on a screen: its first figures at once, the rest as it is read, kept in step with changes. */
import { metaOf } from '$lib/games/registry';
import { listen } from '$lib/store/channel';
import type { Player } from '$lib/store/player';
import { listPlayers } from '$lib/store/players';
import type { MatchFilter, MatchRow } from '$lib/store/row';
import { personOf } from '$lib/store/same-player';
import { countIn, scanMatches, type TakeRows } from '$lib/store/scan';
import { checkResults, remakeResults, scanResults, type ScannedResults } from '$lib/store/scan-results';
import { shelveResults } from '$lib/store/shelve';
import { troubleOf, type TroubleCode } from '$lib/store/trouble';
import { addPeople, addToBook, newBook, type Book } from './book';
import { countedOf, isStale, isStaleResult, playedOf, type Counted, type PersonOf } from './counted';

/** Few enough to be there at once; then more, with a breath in between. */
const rowPages = [60, 400] as const;
const resultPages = { shelves: 2, results: 2000 } as const;

/** Figures that change more often than this, in milliseconds, are followed by nobody. */
const glance = 400;

/** Which matches a book is of. */
export interface Scope {
	readonly game?: string;
	/** Of the facts, only this person's. */
	readonly person?: string;
	/** Of the matches, only those all of these sat in. */
	readonly people?: readonly string[];
	/** And nobody else. */
	readonly isClosed?: boolean;
	/** Only who played, how often and how it ended. */
	readonly isOfPeople?: boolean;
}

const isIn = ({ people = [], isClosed = false }: Scope, match: Counted): boolean =>
	people.every((person) => match.people.includes(person)) &&
	(!isClosed || match.people.length === people.length);

/** One reading of everything, as far as it has come. */
interface Reading {
	readonly scope: Scope;
	readonly book: Book;
	/** Matches whose rows have to be made anew before they can be counted. */
	readonly stale: string[];
	/** How many were read. */
	read: number;
	/** When figures were last shown. */
	painted: number;
	/** Matches that were met, where they can be met twice. */
	readonly seen: Set<string>;
	/** Whether no other reading has begun since. */
	readonly isWanted: () => boolean;
}

const newReading = (scope: Scope, isWanted: () => boolean): Reading => ({
	scope,
	book: newBook(),
	stale: [],
	read: 0,
	painted: -Infinity,
	seen: new Set(),
	isWanted
});

const ended: MatchFilter = { status: 'ended' };

const factsVersionOf = (game: string): number | undefined => metaOf(game)?.factsVersion;

/** A pause in which the page is painted and fingers are heard. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

export class BookReader {
	/** A copy each time, down to the last figure: what is added up later would show nowhere else. */
	book = $state.raw<Book>(newBook());
	players = $state.raw<readonly Player[]>([]);
	personOf = $state.raw<PersonOf>((id) => id);
	/** How many rows were read, of how many. */
	read = $state(0);
	total = $state(0);
	isComplete = $state(false);
	/** How many of an earlier build are being made anew; 0 for none. */
	remaking = $state(0);
	trouble = $state.raw<TroubleCode>();
	readonly #scope: () => Scope;
	#run = 0;

	/** @param scope asked anew with each reading. */
	constructor(scope: () => Scope) {
		this.#scope = scope;
	}

	get isLoaded(): boolean {
		return this.isComplete || this.book.matches > 0;
	}

	/** Reads, and goes on following other tabs. @returns the way to stop. */
	follow(): () => void {
		void this.refresh();
		const stop = listen(() => void this.refresh());
		return () => {
			this.#run += 1;
			stop();
		};
	}

	/** Reads anew; what is shown stays until the first page of the new reading. */
	async refresh(): Promise<void> {
		this.#run += 1;
		const run = this.#run;
		const isWanted = (): boolean => run === this.#run;
		const scope = this.#scope();
		const { players } = await listPlayers();
		if (!isWanted()) return;
		this.players = players;
		this.personOf = personOf(players);
		this.read = 0;
		performance.mark('records-begun');
		this.isComplete = false;
		let reading = newReading(scope, isWanted);
		/** Results that were read. */
		let inStore: number | undefined;
		try {
			if (!scope.isOfPeople) await this.#readRows(reading);
			else {
				const { isWhole, found } = await this.#readResults(reading);
				if (isWhole) inStore = found;
				else if (isWanted()) {
					reading = newReading(scope, isWanted);
					await remakeResults(rowPages, this.#taking(reading, [ended]), isWanted);
				}
			}
			if (isWanted() && reading.stale.length > 0) await this.#remake(reading);
			this.trouble = undefined;
		} catch (error) {
			if (isWanted()) this.trouble = troubleOf(error).code;
		}
		if (!isWanted()) return;
		this.book = structuredClone(reading.book);
		this.isComplete = true;
		performance.mark('records-complete');
		if (scope.isOfPeople && !this.trouble) await this.#tidy(inStore, isWanted);
	}

	/** Once all is shown: results are put where the next reading is quicker, and those that were read are checked. */
	async #tidy(inStore: number | undefined, isWanted: () => boolean): Promise<void> {
		try {
			await shelveResults(isWanted);
			if (inStore === undefined || !isWanted() || (await checkResults(inStore)) || !isWanted()) return;
		} catch {
			// What could not be put away lies where it was.
			return;
		}
		await this.refresh();
	}

	/** Who played is in the results. */
	#readResults(reading: Reading): Promise<ScannedResults> {
		const { book, stale, isWanted } = reading;
		return scanResults(resultPages, {
			take: async (results) => {
				for (const result of results) {
					if (isStaleResult(result, factsVersionOf)) stale.push(result.id);
					else {
						const match = playedOf(result, this.personOf);
						if (match) addPeople(book, match);
					}
				}
				await this.#turn(reading, results.length);
			},
			tell: (total) => {
				if (isWanted()) this.total = total;
			},
			isWanted
		});
	}
	async #readRows(reading: Reading): Promise<void> {
		const filters = this.#filters(reading.scope);
		for (const filter of filters)
			await scanMatches(filter, rowPages, this.#taking(reading, filters), reading.isWanted);
	}
	/** What is done with a page of rows. */
	#taking(reading: Reading, filters: readonly MatchFilter[]): TakeRows {
		const { stale, seen } = reading;
		// Two who are one person may have met: their match stands in both lists.
		const areSeveral = filters.length > 1;
		return async (rows, damaged) => {
			stale.push(...damaged);
			for (const row of rows) {
				if (areSeveral && seen.has(row.id)) continue;
				if (areSeveral) seen.add(row.id);
				if (isStale(row, factsVersionOf)) stale.push(row.id);
				else this.#count(reading, row);
			}
			const isFirst = await this.#turn(reading, rows.length);
			if (isFirst) void this.#countAll(filters, reading.isWanted);
		};
	}
	/**
	 * After a page: what is counted by now is shown, the first time at once, then as often as one can follow.
	 *
	 * @returns whether these were the first figures.
	 */
	async #turn(reading: Reading, count: number): Promise<boolean> {
		if (count === 0 || !reading.isWanted()) return false;
		reading.read += count;
		const isFirst = reading.read === count;
		const now = performance.now();
		if (now - reading.painted >= glance) {
			reading.painted = now;
			this.read = reading.read;
			this.book = structuredClone(reading.book);
		}
		await breath();
		if (isFirst) performance.mark('records-first');
		return isFirst;
	}

	/** How many there are to be read: asked for when the first figures show, which need not wait for it. */
	async #countAll(filters: readonly MatchFilter[], isWanted: () => boolean): Promise<void> {
		try {
			const counts = await Promise.all(filters.map(countIn));
			if (isWanted()) this.total = counts.reduce((sum, count) => sum + count, 0);
		} catch {
			// The reading meets the same trouble, and says so.
		}
	}

	/** The list that holds all of a scope and as little else as there is. */
	#filters({ game, person, people = [] }: Scope): readonly MatchFilter[] {
		const one = person ?? people[0];
		if (one === undefined) return [game === undefined ? {} : { game }];
		const ids = this.players.filter(({ id }) => this.personOf(id) === one).map(({ id }) => id);
		return (ids.includes(one) ? ids : [one, ...ids]).map((player) => ({
			player,
			...(game !== undefined && { game })
		}));
	}
	#count({ book, scope }: Reading, row: MatchRow): void {
		const match = countedOf(row, this.personOf);
		if (!match || !isIn(scope, match)) return;
		if (scope.isOfPeople) addPeople(book, match);
		else addToBook(book, match, scope.person);
	}
	/** Rows of another build, made anew while what is there can be looked at. */
	async #remake(reading: Reading): Promise<void> {
		const { stale, book, isWanted } = reading;
		this.remaking = stale.length;
		try {
			const { remakeRows } = await import('./repair');
			await remakeRows(stale, async (rows, count) => {
				for (const row of rows) this.#count(reading, row);
				if (isWanted()) {
					this.book = structuredClone(book);
					this.remaking = stale.length - count;
				}
				await breath();
			});
		} finally {
			this.remaking = 0;
		}
	}
}
