/** How much a word says in a game. */
import type { GameIndex } from '../make-index.ts';
import type { Term } from '../query.ts';
import { tuning } from './tuning.ts';

/** Scores by the section's place in the book. */
export type Scores = Map<number, number>;

/** The weight of a stem: the fewer sections have it, in their text or as they are asked for, the higher. */
export const rarityOf = (game: GameIndex, stem: string): number => {
	const having = game.countsByStem.get(stem)?.size ?? 0;
	const rarity = Math.log(1 + (game.sections.length - having + 0.5) / (having + 0.5));
	return rarity * (game.names.has(stem) ? tuning.name : 1);
};

/** The importance of words that this game does not have: of another game, and in no rulebook (a name, say). */
const foreign = { otherGame: 2, unknown: 0.5 } as const;

/** How much a term weighs in a game: as much as its rarest stem. */
export const importanceOf = (game: GameIndex, term: Term): number => {
	const known = term.flatMap(({ stems, worth, insteadOf = stems }) =>
		stems.every((stem) => game.countsByStem.has(stem))
			? [worth * Math.max(...insteadOf.map((stem) => rarityOf(game, stem)))]
			: []
	);
	if (known.length > 0) return Math.max(...known);
	return term.length > 0 ? foreign.otherGame : foreign.unknown;
};
