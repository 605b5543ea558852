/** The values in the rulebook's text that depend on the options. */
import type { RuleValues } from '../../game.ts';
import { coloursOf, deckSize, perfectScore } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';

/** @returns the number of colours and cards in play, and the score of a perfect show. */
export const ruleValues = ({ multicolour }: Options): RuleValues => ({
	colours: coloursOf(multicolour).length,
	cards: deckSize(multicolour),
	perfect: perfectScore(multicolour)
});
