/** What matches can be filtered by: the places, kinds and names of rules that occur among them. */
import { getOrInsert } from '../tally';
import { comparable, type Filterable } from './filter';

export interface Choices {
	/** How many matches were at each place, by the place as it is compared; with how it was written first. */
	readonly places: Map<string, Choice>;
	readonly rules: Map<string, Choice>;
	/** How many matches there were of each kind, by game. */
	readonly kinds: Map<string, Map<string, number>>;
}
interface Choice {
	readonly text: string;
	matches: number;
}

/** @returns choices without a match. */
export const newChoices = (): Choices => ({ places: new Map(), rules: new Map(), kinds: new Map() });

const addText = (choices: Map<string, Choice>, text: string): void => {
	const key = text === '' ? '' : comparable(text);
	if (key !== '') getOrInsert(choices, key, () => ({ text: text.trim(), matches: 0 })).matches += 1;
};

/** Adds what a match can be filtered by. */
export const addToChoices = ({ places, rules, kinds }: Choices, match: Filterable): void => {
	addText(places, match.place);
	addText(rules, match.ruleSet);
	// The kinds of an earlier version had no name where a game had only one.
	if (match.like === undefined || match.like === '') return;
	const ofGame = getOrInsert(kinds, match.game, () => new Map<string, number>());
	ofGame.set(match.like, (ofGame.get(match.like) ?? 0) + 1);
};

/** @returns the texts of places or rules, those of the most matches first. */
export const textsOf = (choices: ReadonlyMap<string, Choice>): readonly string[] =>
	[...choices.values()]
		.sort((a, b) => b.matches - a.matches || (a.text < b.text ? -1 : 1))
		.map(({ text }) => text);
