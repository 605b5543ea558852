/** Reads the matches that a ranking is of, and follows what is stored meanwhile. */
import { metaOf } from '$lib/games/registry';
import { listen } from '$lib/store/db/tabs';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import type { MatchRow } from '$lib/store/lists/row';
import type { Player } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';
import { eachResult } from '$lib/store/results/every-result';
import { remakeResults } from '$lib/store/results/scan-results';
import { countedMatchOf, countedPlayersOf, isStale, isStaleResult, type PersonOf } from '../counted';
import { testOf, type RecordFilter } from '../filter/filter';
import type { CountedShow } from './shows-ranking';

/** How many are read at a time. */
const resultPages = [200, 2000] as const;
const rowPages = [60, 400] as const;

const factsVersionOf = (game: string): number | undefined => metaOf(game)?.factsVersion;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

export class RankingReader {
	/** All matches that the filter admits, in any order. */
	matches = $state.raw<readonly CountedShow[]>([]);
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

	/** @param filter read anew with each reading. */
	constructor(filter: () => RecordFilter) {
		this.#filter = filter;
	}

	/** Whether there is something to show. After an error “no matches” would be a guess. */
	get isLoaded(): boolean {
		return this.isComplete && !this.trouble;
	}

	/** Reads, and reads again whenever this or another tab stores something. @returns how to stop. */
	follow(): () => void {
		void this.refresh();
		const stop = listen(() => void this.refresh());
		return () => {
			this.#run += 1;
			stop();
		};
	}

	/** Reads everything anew. What is shown stays until all is read. */
	async refresh(): Promise<void> {
		this.#run += 1;
		const run = this.#run;
		const isWanted = (): boolean => run === this.#run;
		const { players } = await listPlayers();
		if (!isWanted()) return;
		const reading = new Reading(this.#filter(), personOf(players));
		try {
			await this.#readAll(reading, isWanted);
			if (isWanted()) this.trouble = undefined;
		} catch (error) {
			if (isWanted()) this.trouble = troubleOf(error).code;
		}
		if (!isWanted()) return;
		this.players = players;
		this.matches = reading.matches;
		this.left = this.trouble ? 0 : reading.stale.length - reading.remade;
		this.remaking = 0;
		this.isComplete = true;
	}

	async #readAll(reading: Reading, isWanted: () => boolean): Promise<void> {
		this.read = 0;
		const areAllRead = await eachResult(resultPages, {
			take: async (results) => {
				for (const result of results) {
					const match = countedPlayersOf(result, reading.personOf);
					if (!reading.isOfGame(result.game)) continue;
					if (isStaleResult(result, factsVersionOf)) reading.stale.push(result.id);
					else if (match && reading.admits(result)) reading.add(match, result.max);
				}
				if (!isWanted()) return;
				this.read += results.length;
				await pause();
			},
			tell: (total) => {
				if (isWanted()) this.total = total;
			},
			isWanted
		});
		if (!isWanted()) return;
		if (!areAllRead) {
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
	readonly matches: CountedShow[] = [];
	/** Ids of matches whose rows have to be made anew before they can be counted. */
	readonly stale: string[] = [];
	/** How many of them were made anew. */
	remade = 0;
	readonly admits: ReturnType<typeof testOf>;

	constructor(
		private readonly filter: RecordFilter,
		readonly personOf: PersonOf
	) {
		this.admits = testOf(filter, Date.now());
	}
	isOfGame(game: string): boolean {
		return this.filter.game === '' || this.filter.game === game;
	}
	/** @param max 0 in games that have no highest score. */
	add(match: CountedShow, max: number | undefined): void {
		this.matches.push({ ...match, max: max === 0 ? undefined : max });
	}
	addRow(row: MatchRow): void {
		const { game, changed, place = '', ruleSet = '', record, standing } = row;
		const match = countedMatchOf(row, this.personOf);
		if (match && this.admits({ game, changed, place, ruleSet, like: record?.like }))
			this.add(match, standing?.max);
	}
	clear(): void {
		this.matches.length = 0;
		this.stale.length = 0;
	}
}
