/** Goes through all results once for what a choice of the history finds, and adds it up. */
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';
import type { Cursor } from '$lib/store/lists/list-matches';
import { eachResult, forgetResults } from '$lib/store/results/every-result';
import type { MatchResult } from '$lib/store/results/result';
import { remakeResults } from '$lib/store/results/scan-results';
import { eveningOf } from '../evening';
import { addToChoices, newChoices, type Choices } from '../filter/choices';
import { historyTestOf, type HistoryChoice, type Searched } from './filter';

/** What is found, added up. */
export interface Totals {
	/** Matches that are over, on how many evenings, and the minutes they were played for. */
	readonly matches: number;
	readonly evenings: number;
	readonly minutes: number;
}
export interface SearchResult {
	/** In any order. */
	readonly found: readonly Cursor[];
	readonly totals: Totals;
	/** What can be filtered by, from all matches. */
	readonly choices: Choices;
}

/** How many results are looked at between two pauses, in which the browser can paint and handle taps. */
const pages = [200, 2000] as const;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * @param now in milliseconds since 1970.
 * @returns whether the choice finds a match; persons are found under the names they have now, too.
 */
export const historyTest = async (
	choice: HistoryChoice,
	now: number
): Promise<(match: Searched) => boolean> => {
	const { players } = await listPlayers();
	const names = new Map(players.map(({ id, name }) => [id, name]));
	return historyTestOf(choice, now, personOf(players), (person) => names.get(person));
};

/** Goes through all results once. @returns what is found, and whether every match that is over had a result. */
const gather = async (
	isFound: (match: MatchResult) => boolean
): Promise<SearchResult & { isWhole: boolean }> => {
	const found: Cursor[] = [];
	const choices = newChoices();
	const evenings = new Set<string>();
	let minutes = 0;
	const isWhole = await eachResult(pages, {
		take: async (results) => {
			for (const result of results) {
				addToChoices(choices, result);
				if (!isFound(result)) continue;
				found.push({ id: result.id, changed: result.changed });
				evenings.add(eveningOf(result.changed));
				minutes += result.minutes;
			}
			if (results.length > 0) await pause();
		},
		tell: () => undefined,
		isWanted: () => true
	});
	return { isWhole, found, choices, totals: { matches: found.length, evenings: evenings.size, minutes } };
};

/**
 * @param now in milliseconds since 1970.
 * @returns the matches that are over and that the choice finds.
 * @throws {Trouble} when the store cannot be read.
 */
export const searchHistory = async (choice: HistoryChoice, now: number): Promise<SearchResult> => {
	const isFound = await historyTest(choice, now);
	const first = await gather(isFound);
	if (first.isWhole) return first;
	// As after an update of the app: results are missing, and are made anew from the rows.
	await remakeResults(
		pages,
		() => undefined,
		() => true
	);
	forgetResults();
	return gather(isFound);
};
