/** The matches of the history that a choice finds, page by page, and how many they are. */
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
import { troubleOf } from '$lib/store/db/trouble';
import { newChoices, type Choices } from '../filter/choices';
import { isChosen, type HistoryChoice, type Searched } from './filter';
import { historyTest, searchHistory, type Totals } from './search';

/** More matches than this are never under way at once. */
const mostOpen = 1000;

const searchedIn = ({ game, changed, place = '', ruleSet = '', note = '', players }: MatchRow): Searched => ({
	...{ game, changed, place, ruleSet, note, like: undefined },
	players: players.map(({ id }) => id),
	names: players.map(({ name }) => name)
});

export class FoundMatches {
	totals = $state.raw<Totals>();
	/** What can be filtered by, from all matches. */
	choices = $state.raw<Choices>(newChoices());
	#run = 0;

	constructor(private readonly choice: HistoryChoice) {}

	async #search(now: number): Promise<readonly Cursor[]> {
		this.#run += 1;
		const run = this.#run;
		const { found, totals, choices } = await searchHistory(this.choice, now);
		if (run === this.#run) [this.totals, this.choices] = [totals, choices];
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
			const isFound = await historyTest(this.choice, now);
			const open = await listMatches({ status: 'open', limit: mostOpen });
			const found = [
				...(await this.#search(now)),
				...open.rows.filter((row) => isFound(searchedIn(row)))
			].sort(inOrder);
			// A damaged store may have a match twice.
			const each = found.filter(({ id }, place) => id !== found[place - 1]?.id);
			const later = before ? each.filter((one) => inOrder(before, one) < 0) : each;
			// One more than the page, so that the page knows that there is another.
			const { rows, damaged } = await readRows(later.slice(0, limit + 1).map(({ id }) => id));
			return pageOf(rows, limit, damaged, open.trouble);
		} catch (error) {
			return { rows: [], next: undefined, damaged: [], trouble: troubleOf(error).code };
		}
	}
}
