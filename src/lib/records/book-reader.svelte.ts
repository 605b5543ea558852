/** A book of records on a screen: its first figures at once, the rest as it is read, kept in step with changes. */
import { metaOf } from '$lib/games/registry';
import { listen } from '$lib/store/channel';
import { countIn, scanMatches } from '$lib/store/matches';
import type { Player } from '$lib/store/player';
import { listPlayers } from '$lib/store/players';
import type { MatchFilter, MatchRow } from '$lib/store/row';
import { personOf } from '$lib/store/same-player';
import { troubleOf, type TroubleCode } from '$lib/store/trouble';
import { addPeople, addToBook, newBook, type Book } from './book';
import { countedOf, isStale, type Counted, type PersonOf } from './counted';

/** Few enough to be there at once; then more, with a breath in between. */
const firstPage = 60;
const pageSize = 400;

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

/** A pause in which the page is painted and fingers are heard. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

export class BookReader {
	/** A copy with each page, down to the last figure: what is added up later would show nowhere else. */
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
		const book = newBook();
		const stale: string[] = [];
		this.read = 0;
		performance.mark('records-begun');
		this.isComplete = false;
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks on
		const seen = new Set<string>();
		const take = async (rows: readonly MatchRow[]): Promise<void> => {
			for (const row of rows) {
				if (isStale(row, (game) => metaOf(game)?.factsVersion)) stale.push(row.id);
				else this.#count(book, scope, row);
			}
			this.read += rows.length;
			// Many at once would only paint what nobody can follow.
			if (isWanted()) this.book = structuredClone(book);
			await breath();
			if (rows.length > 0 && this.read === rows.length) performance.mark('records-first');
		};
		try {
			const filters = this.#filters(scope);
			this.total = (await Promise.all(filters.map(countIn))).reduce((sum, count) => sum + count, 0);
			for (const filter of filters) {
				// Two who are one person may have met: their match stands in both lists.
				const once = (rows: readonly MatchRow[]): readonly MatchRow[] => {
					if (filters.length === 1) return rows;
					const news = rows.filter(({ id }) => !seen.has(id));
					for (const { id } of news) seen.add(id);
					return news;
				};
				await scanMatches(
					filter,
					[firstPage, pageSize],
					(rows, damaged) => {
						stale.push(...damaged);
						return take(once(rows));
					},
					isWanted
				);
			}
			if (isWanted() && stale.length > 0) await this.#remake(stale, scope, book, isWanted);
			this.trouble = undefined;
		} catch (error) {
			if (isWanted()) this.trouble = troubleOf(error).code;
		}
		if (!isWanted()) return;
		this.book = structuredClone(book);
		this.isComplete = true;
		performance.mark('records-complete');
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
	#count(book: Book, scope: Scope, row: MatchRow): void {
		const match = countedOf(row, this.personOf);
		if (!match || !isIn(scope, match)) return;
		if (scope.isOfPeople) addPeople(book, match);
		else addToBook(book, match, scope.person);
	}
	/** Rows of another build, made anew while what is there can be looked at. */
	async #remake(stale: readonly string[], scope: Scope, book: Book, isWanted: () => boolean): Promise<void> {
		this.remaking = stale.length;
		try {
			const { remakeRows } = await import('./repair');
			await remakeRows(stale, async (rows, count) => {
				for (const row of rows) this.#count(book, scope, row);
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
