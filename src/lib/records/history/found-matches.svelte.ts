/** The matches of the history that a choice finds, and how many they are, from the results in memory. */
import { metaOf } from '$lib/games/registry';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';
import {
	byChangeDown,
	horizonOf,
	listMatches,
	pageOf,
	readRows,
	type Cursor,
	type MatchPage,
	type PageQuery
} from '$lib/store/lists/list-matches';
import type { MatchRow } from '$lib/store/lists/row';
import { eachResult } from '$lib/store/results/every-result';
import { troubleOf } from '$lib/store/db/trouble';
import { isStaleResult } from '../counted';
import { eveningOf } from '../evening';
import { addToChoices, newChoices, type Choices } from '../filter/choices';
import { historyTestOf, isChosen, type HistoryChoice, type Searched } from './filter';

/** What is found, added up. */
export interface Totals {
	/** Matches that are over, on how many evenings, and the minutes they were played for. */
	readonly matches: number;
	readonly evenings: number;
	readonly minutes: number;
}

/** More matches than this are never under way at once. */
const mostOpen = 1000;
const resultPages = [200, 2000] as const;

const searchedIn = ({ game, changed, place = '', ruleSet = '', note = '', players }: MatchRow): Searched => ({
	...{ game, changed, place, ruleSet, note, like: undefined },
	players: players.map(({ id }) => id),
	names: players.map(({ name }) => name)
});

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

export class FoundMatches {
	totals = $state.raw<Totals>();
	/** What can be filtered by, from all matches. */
	choices = $state.raw<Choices>(newChoices());
	#run = 0;

	constructor(private readonly choice: HistoryChoice) {}

	/** Goes through all results once. @returns what the choice finds of them, in any order. */
	async #search(now: number): Promise<readonly Cursor[]> {
		this.#run += 1;
		const run = this.#run;
		const { players } = await listPlayers();
		const names = new Map(players.map(({ id, name }) => [id, name]));
		const isFound = historyTestOf(this.choice, now, personOf(players), (person) => names.get(person));
		const found: Cursor[] = [];
		const choices = newChoices();
		const evenings = new Set<string>();
		let minutes = 0;
		await eachResult(resultPages, {
			take: async (results) => {
				for (const result of results) {
					addToChoices(choices, result);
					if (!isFound(result)) continue;
					found.push({ id: result.id, changed: result.changed });
					evenings.add(eveningOf(result.changed));
					if (!isStaleResult(result, (game) => metaOf(game)?.factsVersion)) minutes += result.minutes;
				}
				if (results.length > 0) await pause();
			},
			tell: () => undefined,
			isWanted: () => true
		});
		if (run === this.#run) {
			this.totals = { matches: found.length, evenings: evenings.size, minutes };
			this.choices = choices;
		}
		return found;
	}

	/** Adds up what is found, where the list itself is read from the store. Never rejects. */
	async count(): Promise<void> {
		// Without totals the list is still there, and says what is wrong with the store.
		await this.#search(Date.now()).catch(() => undefined);
	}

	/** Reads a page of what is found. It is the whole history, read from an index, where nothing is chosen. */
	async list({ before, limit }: PageQuery): Promise<MatchPage> {
		if (!isChosen(this.choice)) return listMatches({ limit, ...(before && { before }) });
		const now = Date.now();
		const inOrder = byChangeDown(horizonOf(now));
		try {
			const { players } = await listPlayers();
			const isFound = historyTestOf(this.choice, now, personOf(players), () => undefined);
			const open = await listMatches({ status: 'open', limit: mostOpen });
			const found = [
				...(await this.#search(now)),
				...open.rows.filter((row) => isFound(searchedIn(row)))
			].sort(inOrder);
			const later = before ? found.filter((one) => inOrder(before, one) < 0) : found;
			// One more than the page, so that the page knows that there is another.
			const { rows, damaged } = await readRows(later.slice(0, limit + 1).map(({ id }) => id));
			return pageOf(rows, limit, damaged, open.trouble);
		} catch (error) {
			return { rows: [], next: undefined, damaged: [], trouble: troubleOf(error).code };
		}
	}
}
