/** What matches can be filtered by: the places, kinds and names of rules that occur among them. */
import type { MatchRow } from '$lib/store/lists/row';
import { groupedBy } from '../grouped';
import { comparable } from './filter';

/** Each list has those of the most matches first. */
export interface Choices {
	readonly places: readonly string[];
	readonly rules: readonly string[];
	/** By game. */
	readonly kinds: ReadonlyMap<string, readonly string[]>;
}

/** @returns each text once, as it was written first, whatever its accents and capitals. */
const textsOf = (texts: readonly string[]): readonly string[] =>
	[...groupedBy([...groupedBy(texts, (text) => text)], ([text]) => comparable(text) || [])]
		.map(([, written]) => ({
			text: written[0]?.[0].trim() ?? '',
			matches: written.reduce((sum, [, { length }]) => sum + length, 0)
		}))
		.sort((a, b) => b.matches - a.matches || (a.text < b.text ? -1 : 1))
		.map(({ text }) => text);

/** @returns what these matches can be filtered by. Those under way count for nothing. */
export const choicesOf = (matches: readonly MatchRow[]): Choices => {
	const over = matches.filter(({ outcome }) => outcome);
	return {
		places: textsOf(over.map(({ place = '' }) => place)),
		rules: textsOf(over.map(({ ruleSet = '' }) => ruleSet)),
		kinds: new Map(
			[...groupedBy(over, ({ game }) => game)].map(([game, some]) => [
				game,
				textsOf(some.map(({ record }) => record?.like ?? ''))
			])
		)
	};
};
