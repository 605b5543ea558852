/** The values in the text of the rulebook that options change. */
import type { RuleValues } from '../../game.ts';
import { coloursOf, deckSize, perfectScore } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';

/** @returns how many colours and cards are played with, and the points of a perfect show. */
export const ruleValues = ({ multicolour }: Options): RuleValues => ({
	colours: coloursOf(multicolour).length,
	cards: deckSize(multicolour),
	perfect: perfectScore(multicolour)
});
