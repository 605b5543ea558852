/** The values in the rulebook's text that depend on the options. */
import type { RuleValues } from '../../game.ts';
import { coloursOf, deckSize, perfectScore } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';

/**
 * @returns the number of colours and cards in play, the score of a perfect show, and which values of pace and clues
 * the book shows for the start: by multicolour cards, `none` where the app has no such values
 */
export const ruleValues = (options: Options): RuleValues => ({
	colours: coloursOf(options).length,
	cards: deckSize(options),
	perfect: perfectScore(options),
	start: options.finalBouquet || options.mode === 'light' ? 'none' : String(options.multicolour)
});
