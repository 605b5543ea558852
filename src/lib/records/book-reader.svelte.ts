/** A book of records on a screen: its first figures at once, the rest as it is read, kept in step with changes. */
import { metaOf } from '$lib/games/registry';
import { listen } from '$lib/store/db/tabs';
import type { Player } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import type { MatchRow } from '$lib/store/lists/row';
import { personOf } from '$lib/store/players/same-player';
import type { TakeRows } from '$lib/store/lists/scan-rows';
import {
	checkResults,
	remakeResults,
	scanResults,
	type ScannedResults
} from '$lib/store/results/scan-results';
import { shelveResults } from '$lib/store/results/shelve';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { addPeople, addToBook, newBook, type Book } from './book';
import {
	countedOf,
	isStale,
	isStaleResult,
	playedOf,
	type Counted,
	type PersonOf,
	type Played,
	withFacts
} from './counted';

/** Few enough to be there at once; then more, with a breath in between. */
const rowPages = [60, 400] as const;
const resultPages = { shelves: 2, results: 2000 } as const;

/** Progress that changes more often than this, in milliseconds, is followed by nobody. */
const glance = 400;

/** Figures are worth a look once so many matches were read, or all. */
const enough = 60;

/** They are drawn again after so many milliseconds: to draw them takes as long as to read thousands. */
const look = 2000;

/** Which matches a book is of. */
export interface Scope {
	readonly game?: string;
	/** Only the matches of this person, and of their facts only this person's. */
	readonly person?: string;
	/** Of the matches, only those all of these sat in. */
	readonly people?: readonly string[];
	/** And nobody else. */
	readonly isClosed?: boolean;
	/** Only who played, how often and how it ended. */
	readonly isOfPeople?: boolean;
}

/** The same of persons, whatever name of theirs it was asked for by. */
const ofPersons = (scope: Scope, personOf: PersonOf): Scope => ({
	...scope,
	...(scope.person !== undefined && { person: personOf(scope.person) }),
	...(scope.people && { people: [...new Set(scope.people.map(personOf))] })
});

const isIn = ({ game, person, people = [], isClosed = false }: Scope, match: Played): boolean =>
	(game === undefined || match.game === game) &&
	(person === undefined || match.people.includes(person)) &&
	people.every((person) => match.people.includes(person)) &&
	(!isClosed || match.people.length === people.length);

/** One reading of everything, as far as it has come. */
interface Reading {
	readonly scope: Scope;
	readonly book: Book;
	/** Matches whose rows have to be made anew before they can be counted. */
	readonly stale: string[];
	/** Of these, how many were. */
	remade: number;
	/** Matches in which the person sat twice. */
	twice: number;
	/** How many were read. */
	read: number;
	/** When it was last said how many. */
	told: number;
	/** When figures were last shown. */
	painted: number;
	/** Whether all that is counted is shown. */
	isShown: boolean;
	/** Whether no other reading has begun since. */
	readonly isWanted: () => boolean;
}

const newReading = (scope: Scope, isWanted: () => boolean): Reading => ({
	scope,
	book: newBook(),
	stale: [],
	remade: 0,
	twice: 0,
	read: 0,
	told: -Infinity,
	painted: -Infinity,
	isShown: false,
	isWanted
});

const factsVersionOf = (game: string): number | undefined => metaOf(game)?.factsVersion;

/** A pause in which the page is painted and fingers are heard. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

export class BookReader {
	/** A copy each time, down to the last figure: what is added up later would show nowhere else. */
	book = $state.raw<Book>(newBook());
	players = $state.raw<readonly Player[]>([]);
	personOf = $state.raw<PersonOf>((id) => id);
	/** How many stored values are no players. */
	lostPlayers = $state(0);
	/** How many matches could not be counted: their rows are damaged, and no other can be made. */
	left = $state(0);
	/** How many matches do not count for the person, who sits at two of their seats. */
	twice = $state(0);
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

	/** Whether there is something to show: of what could not be read, nothing is said to be there or not. */
	get isLoaded(): boolean {
		return this.book.matches > 0 || (this.isComplete && !this.trouble);
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
		const { players, damaged = 0 } = await listPlayers();
		if (!isWanted()) return;
		this.players = players;
		this.lostPlayers = damaged;
		this.personOf = personOf(players);
		const scope = ofPersons(this.#scope(), this.personOf);
		this.read = 0;
		performance.mark('records-begun');
		this.isComplete = false;
		let reading = newReading(scope, isWanted);
		/** Results that were read. */
		let inStore: number | undefined;
		try {
			const { isWhole, found } = await this.#readResults(reading);
			if (isWhole) inStore = found;
			else if (isWanted()) {
				reading = newReading(scope, isWanted);
				await remakeResults(rowPages, this.#taking(reading), isWanted);
			}
			if (isWanted() && reading.stale.length > 0) await this.#remake(reading);
			this.trouble = undefined;
		} catch (error) {
			if (isWanted()) this.trouble = troubleOf(error).code;
		}
		if (!isWanted()) return;
		if (!reading.isShown) this.#show(reading);
		this.left = this.trouble ? 0 : reading.stale.length - reading.remade;
		this.twice = reading.twice;
		this.isComplete = true;
		performance.mark('records-complete');
		if (!this.trouble) await this.#tidy(inStore, isWanted);
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

	/** All there is to count is in the results. */
	#readResults(reading: Reading): Promise<ScannedResults> {
		const { scope, stale, isWanted } = reading;
		return scanResults(resultPages, {
			take: async (results) => {
				for (const result of results) {
					if (scope.game !== undefined && result.game !== scope.game) continue;
					if (isStaleResult(result, factsVersionOf)) stale.push(result.id);
					else {
						const match = playedOf(result, this.personOf);
						if (match) this.#count(reading, match, () => withFacts(match, result));
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
	/** What is done with a page of rows, of which results are made anew. */
	#taking(reading: Reading): TakeRows {
		const { stale } = reading;
		return async (rows, damaged) => {
			stale.push(...damaged);
			for (const row of rows) {
				if (isStale(row, factsVersionOf)) stale.push(row.id);
				else this.#countRow(reading, row);
			}
			await this.#turn(reading, rows.length);
		};
	}
	/** After a page: it is said how far the reading has come, as often as one can follow; figures are shown seldom. */
	async #turn(reading: Reading, count: number): Promise<void> {
		if (count === 0 || !reading.isWanted()) return;
		reading.read += count;
		reading.isShown = false;
		const now = performance.now();
		if (now - reading.told >= glance) {
			reading.told = now;
			this.read = reading.read;
		}
		if (reading.read >= enough && now - reading.painted >= look) this.#show(reading);
		await breath();
	}
	#show(reading: Reading): void {
		reading.painted = performance.now();
		reading.isShown = true;
		this.book = structuredClone(reading.book);
	}
	/** @param whole gives the match with its facts, where they are counted. */
	#count(reading: Reading, match: Played, whole: () => Counted): void {
		const { book, scope } = reading;
		if (scope.person !== undefined && match.twice.includes(scope.person)) reading.twice += 1;
		if (!isIn(scope, match)) return;
		if (scope.isOfPeople) addPeople(book, match);
		else addToBook(book, whole(), scope.person);
	}
	#countRow(reading: Reading, row: MatchRow): void {
		const match = countedOf(row, this.personOf);
		if (match) this.#count(reading, match, () => match);
	}
	/** Rows of another build, made anew while what is there can be looked at. */
	async #remake(reading: Reading): Promise<void> {
		const { stale, isWanted } = reading;
		reading.isShown = false;
		this.remaking = stale.length;
		try {
			const { remakeRows } = await import('$lib/rows/repair-rows');
			await remakeRows(stale, async (rows, count) => {
				reading.remade += rows.length;
				for (const row of rows) this.#countRow(reading, row);
				if (isWanted()) {
					this.book = structuredClone(reading.book);
					this.remaking = stale.length - count;
				}
				await breath();
			});
		} finally {
			this.remaking = 0;
		}
	}
}
