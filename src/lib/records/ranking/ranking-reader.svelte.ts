/** Reads the matches that a ranking is of, and follows what is stored meanwhile. */
import { metaOf } from '$lib/games/registry';
import { listen } from '$lib/store/db/tabs';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import type { MatchRow } from '$lib/store/lists/row';
import type { Player } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';
import { eachResult, forgetResults } from '$lib/store/results/every-result';
import type { MatchResult } from '$lib/store/results/result';
import { remakeResults } from '$lib/store/results/scan-results';
import {
	countedMatchOf,
	countedPlayersOf,
	isStale,
	isStaleResult,
	type CountedPlayers,
	type PersonOf
} from '../counted';
import { addToChoices, newChoices, type Choices } from '../filter/choices';
import { testOf, type RecordFilter } from '../filter/filter';

/** How many are read at a time. */
const resultPages = [200, 2000] as const;
const rowPages = [60, 400] as const;

const factsVersionOf = (game: string): number | undefined => metaOf(game)?.factsVersion;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

export class RankingReader {
	/** All matches that the filter admits, in any order. */
	matches = $state.raw<readonly CountedPlayers[]>([]);
	/** What can be filtered by, from all matches of the game. */
	choices = $state.raw<Choices>(newChoices());
	players = $state.raw<readonly Player[]>([]);
	/** How many matches could not be counted, since their data is damaged. */
	left = $state(0);
	/** How many were read so far, of how many in all. */
	read = $state(0);
	total = $state(0);
	isComplete = $state(false);
	/** How many matches of an earlier version are still to be made anew. */
	remaking = $state(0);
	trouble = $state.raw<TroubleCode>();
	readonly #filter: () => RecordFilter;
	#run = 0;

	/** @param filter with a game; read anew with each reading. */
	constructor(filter: () => RecordFilter) {
		this.#filter = filter;
	}

	/** Whether there is something to show. After an error “no matches” would be a guess. */
	get isLoaded(): boolean {
		return this.matches.length > 0 || (this.isComplete && !this.trouble);
	}

	/**
	 * Reads, and reads again whenever this or another tab stores something. In an effect, it begins anew whenever the
	 * filter changes.
	 *
	 * @returns how to stop.
	 */
	follow(): () => void {
		// Read here, where an effect sees it.
		this.#filter();
		void this.refresh();
		const stop = listen(() => void this.refresh());
		return () => {
			this.#run += 1;
			stop();
		};
	}

	/** Reads everything anew. What is shown stays until all is read, since places depend on all matches. */
	async refresh(): Promise<void> {
		this.#run += 1;
		const run = this.#run;
		const isWanted = (): boolean => run === this.#run;
		const filter = this.#filter();
		const { players } = await listPlayers();
		if (!isWanted()) return;
		this.isComplete = false;
		const reading = new Reading(filter, personOf(players));
		try {
			await this.#readAll(reading, isWanted);
			if (isWanted()) this.trouble = undefined;
		} catch (error) {
			if (isWanted()) this.trouble = troubleOf(error).code;
		}
		if (!isWanted()) return;
		this.players = players;
		this.matches = reading.matches;
		this.choices = reading.choices;
		this.left = this.trouble ? 0 : reading.stale.length - reading.remade;
		this.remaking = 0;
		this.isComplete = true;
	}

	async #readAll(reading: Reading, isWanted: () => boolean): Promise<void> {
		this.read = 0;
		const areAllRead = await eachResult(resultPages, {
			take: async (results) => {
				for (const result of results) reading.addResult(result);
				if (results.length === 0 || !isWanted()) return;
				this.read += results.length;
				await pause();
			},
			tell: (total) => {
				if (isWanted()) this.total = total;
			},
			isWanted
		});
		if (!areAllRead && isWanted()) {
			reading.clear();
			await remakeResults(
				rowPages,
				async (rows, damaged) => {
					reading.stale.push(...damaged);
					for (const row of rows)
						if (isStale(row, factsVersionOf)) reading.stale.push(row.id);
						else reading.addRow(row);
					await pause();
				},
				isWanted
			);
			forgetResults();
		}
		if (!isWanted() || reading.stale.length === 0) return;
		this.remaking = reading.stale.length;
		const { remakeRows } = await import('$lib/rows/repair-rows');
		await remakeRows(reading.stale, async (rows, count) => {
			reading.remade += rows.length;
			for (const row of rows) reading.addRow(row);
			if (isWanted()) this.remaking = reading.stale.length - count;
			await pause();
		});
	}
}

/** One pass over all matches, as far as it has come. */
class Reading {
	readonly matches: CountedPlayers[] = [];
	choices = newChoices();
	/** Ids of matches whose rows have to be made anew before they can be counted. */
	readonly stale: string[] = [];
	/** How many of them were made anew. */
	remade = 0;
	readonly #game: string;
	readonly #isAdmitted: ReturnType<typeof testOf>;

	constructor(
		filter: RecordFilter,
		private readonly personOf: PersonOf
	) {
		this.#game = filter.game;
		this.#isAdmitted = testOf(filter, Date.now());
	}
	addResult(result: MatchResult): void {
		if (result.game !== this.#game) return;
		addToChoices(this.choices, result);
		if (!this.#isAdmitted(result)) return;
		if (isStaleResult(result, factsVersionOf)) this.stale.push(result.id);
		else this.#add(countedPlayersOf(result, this.personOf));
	}
	addRow(row: MatchRow): void {
		const { game, changed, place = '', ruleSet = '', record } = row;
		if (game !== this.#game) return;
		const known = { game, changed, place, ruleSet, like: record?.like };
		if (row.outcome) addToChoices(this.choices, known);
		if (this.#isAdmitted(known)) this.#add(countedMatchOf(row, this.personOf));
	}
	clear(): void {
		this.matches.length = 0;
		this.stale.length = 0;
		this.choices = newChoices();
	}
	#add(match: CountedPlayers | undefined): void {
		if (match) this.matches.push(match);
	}
}
