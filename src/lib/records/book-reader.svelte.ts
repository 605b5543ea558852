/** The records on a screen: the first figures show at once, the others as matches are read; changes are followed. */
import { metaOf } from '$lib/games/registry';
import { listen } from '$lib/store/db/tabs';
import type { Player } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import type { MatchRow } from '$lib/store/lists/row';
import { personOf } from '$lib/store/players/same-player';
import type { TakeRows } from '$lib/store/lists/scan-rows';
import { eachResult, forgetResults } from '$lib/store/results/every-result';
import { remakeResults } from '$lib/store/results/scan-results';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { addToChoices, newChoices, type Choices } from './filter/choices';
import { everything, testOf, type Filterable, type RecordFilter } from './filter/filter';
import { addPeople, addToBook, newBook, type Book } from './book';
import {
	countedMatchOf,
	isStale,
	isStaleResult,
	countedPlayersOf,
	type CountedMatch,
	type PersonOf,
	type CountedPlayers,
	withFacts
} from './counted';

/** How many are read at a time: few at first, so that figures show soon, then more, with a pause after each page. */
const rowPages = [60, 400] as const;
const resultPages = [200, 2000] as const;

/** Progress is shown at most once in so many milliseconds: faster than that nobody can read it. */
const progressInterval = 400;

/** The first figures are shown once so many matches were read, or all of them. */
const enoughToShow = 60;

/** Figures are shown at most once in so many milliseconds: drawing them takes as long as reading thousands. */
const figuresInterval = 2000;

/** Which matches a book is of. */
export interface Scope {
	readonly game?: string;
	readonly filter?: RecordFilter;
	/** Only the matches of this person, and of their facts only this person's. */
	readonly person?: string;
	/** Of the matches, only those all of these sat in. */
	readonly people?: readonly string[];
	/** Whether nobody else may have sat in them. */
	readonly isClosed?: boolean;
	/** Only who played, how often and how it ended. */
	readonly isOfPeople?: boolean;
}

/** The scope with each player replaced by the person they are: a person may have several names. */
const ofPersons = (scope: Scope, personOf: PersonOf): Scope => ({
	...scope,
	...(scope.person !== undefined && { person: personOf(scope.person) }),
	...(scope.people && { people: [...new Set(scope.people.map(personOf))] })
});

const isIn = ({ game, person, people = [], isClosed = false }: Scope, match: CountedPlayers): boolean =>
	(game === undefined || match.game === game) &&
	(person === undefined || match.people.includes(person)) &&
	people.every((person) => match.people.includes(person)) &&
	(!isClosed || match.people.length === people.length);

/** One pass over all matches, as far as it has come. */
interface Reading {
	readonly scope: Scope;
	/** Whether the filter of the scope admits a match. */
	readonly isAdmitted: (match: Filterable) => boolean;
	readonly book: Book;
	/** What can be filtered by, from all matches that the filter is for. */
	readonly choices: Choices;
	/** Ids of matches whose rows have to be made anew before they can be counted. */
	readonly stale: string[];
	/** How many of the stale ones were made anew. */
	remade: number;
	/** Matches in which the person sat twice. */
	twice: number;
	/** How many were read. */
	read: number;
	/** When progress was last shown. */
	toldAt: number;
	/** When figures were last shown. */
	shownAt: number;
	/** Whether all that is counted is shown. */
	isShown: boolean;
	/** Whether no later reading has begun meanwhile. */
	readonly isWanted: () => boolean;
}

const newReading = (scope: Scope, isWanted: () => boolean): Reading => ({
	scope,
	isAdmitted: testOf(scope.filter ?? everything, Date.now()),
	book: newBook(),
	choices: newChoices(),
	stale: [],
	remade: 0,
	twice: 0,
	read: 0,
	toldAt: -Infinity,
	shownAt: -Infinity,
	isShown: false,
	isWanted
});

const factsVersionOf = (game: string): number | undefined => metaOf(game)?.factsVersion;

/** A pause in which the browser can paint and handle taps. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

export class BookReader {
	/** A deep copy each time, since `$state.raw` does not notice what is added to the old one. */
	book = $state.raw<Book>(newBook());
	/** What can be filtered by, from all matches of the scope whatever its filter. */
	choices = $state.raw<Choices>(newChoices());
	players = $state.raw<readonly Player[]>([]);
	personOf = $state.raw<PersonOf>((id) => id);
	/** How many stored players could not be read. */
	lostPlayers = $state(0);
	/** How many matches could not be counted, since their rows are damaged and cannot be made anew. */
	left = $state(0);
	/** How many matches do not count for the person, because they had two seats. */
	twice = $state(0);
	/** How many results were read so far, of how many in all. */
	read = $state(0);
	total = $state(0);
	isComplete = $state(false);
	/** How many rows of an earlier version are still to be made anew. */
	remaking = $state(0);
	trouble = $state.raw<TroubleCode>();
	readonly #scope: () => Scope;
	#run = 0;

	/** @param scope read anew with each reading. */
	constructor(scope: () => Scope) {
		this.#scope = scope;
	}

	/** Whether there is something to show. After an error "no matches" would be a guess. */
	get isLoaded(): boolean {
		return this.book.matches > 0 || (this.isComplete && !this.trouble);
	}

	/**
	 * Reads, and reads again whenever this or another tab stores something. In an effect, it begins anew whenever the
	 * scope changes.
	 *
	 * @returns how to stop.
	 */
	follow(): () => void {
		// Read here, where an effect sees it.
		this.#scope();
		void this.refresh();
		const stop = listen(() => void this.refresh());
		return () => {
			this.#run += 1;
			stop();
		};
	}

	/** Reads everything anew. What is shown stays until the first page of the new reading. */
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
		// Measured by tests/bench/records.mjs, as is `records-complete`.
		performance.mark('records-begun');
		this.isComplete = false;
		this.remaking = 0;
		let reading = newReading(scope, isWanted);
		try {
			const areAllRead = await this.#readResults(reading);
			if (!areAllRead && isWanted()) {
				reading = newReading(scope, isWanted);
				await remakeResults(rowPages, this.#rowTaker(reading), isWanted);
				forgetResults();
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
	}

	/** Counts the results that the filter admits. @returns whether every match that is over had one. */
	#readResults(reading: Reading): Promise<boolean> {
		const { scope, stale, isWanted } = reading;
		return eachResult(resultPages, {
			take: async (results) => {
				for (const result of results) {
					if (scope.game !== undefined && result.game !== scope.game) continue;
					addToChoices(reading.choices, result);
					if (!reading.isAdmitted(result)) continue;
					if (isStaleResult(result, factsVersionOf)) stale.push(result.id);
					else {
						const match = countedPlayersOf(result, this.personOf);
						if (match) this.#count(reading, match, () => withFacts(match, result));
					}
				}
				await this.#afterPage(reading, results.length);
			},
			tell: (total) => {
				if (isWanted()) this.total = total;
			},
			isWanted
		});
	}
	/** Counts the rows of a page whose results are being made anew. */
	#rowTaker(reading: Reading): TakeRows {
		const { stale } = reading;
		return async (rows, damaged) => {
			stale.push(...damaged);
			for (const row of rows) {
				if (isStale(row, factsVersionOf)) stale.push(row.id);
				else this.#countRow(reading, row);
			}
			await this.#afterPage(reading, rows.length);
		};
	}
	/** After a page: shows how far the reading has come, and now and then the figures. */
	async #afterPage(reading: Reading, count: number): Promise<void> {
		if (count === 0 || !reading.isWanted()) return;
		reading.read += count;
		reading.isShown = false;
		const now = performance.now();
		if (now - reading.toldAt >= progressInterval) {
			reading.toldAt = now;
			this.read = reading.read;
		}
		if (reading.read >= enoughToShow && now - reading.shownAt >= figuresInterval) this.#show(reading);
		await pause();
	}
	#show(reading: Reading): void {
		reading.shownAt = performance.now();
		reading.isShown = true;
		this.book = structuredClone(reading.book);
		this.choices = structuredClone(reading.choices);
	}
	/** @param whole gives the match with its facts; called only where facts are counted. */
	#count(reading: Reading, match: CountedPlayers, whole: () => CountedMatch): void {
		const { book, scope } = reading;
		if (scope.person !== undefined && match.twice.includes(scope.person)) reading.twice += 1;
		if (!isIn(scope, match)) return;
		if (scope.isOfPeople) addPeople(book, match);
		else addToBook(book, whole(), scope.person);
	}
	#countRow(reading: Reading, row: MatchRow): void {
		const { game, changed, place = '', ruleSet = '', record } = row;
		const known = { game, changed, place, ruleSet, like: record?.like };
		if (row.outcome) addToChoices(reading.choices, known);
		if (!reading.isAdmitted(known)) return;
		const match = countedMatchOf(row, this.personOf);
		if (match) this.#count(reading, match, () => match);
	}
	/** Makes rows of an earlier version anew, and counts them, while the other figures show already. */
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
				await pause();
			});
		} finally {
			if (isWanted()) this.remaking = 0;
		}
	}
}
