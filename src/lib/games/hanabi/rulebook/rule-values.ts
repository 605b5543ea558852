/** The values in the rulebook's text that depend on the options. */
import type { RuleValues } from '../../game.ts';
import { coloursOf, copiesOf, deckSize, perfectScore, type Rank } from '../rules/cards.ts';
import { cluesUsable, pace } from '../rules/derived.ts';
import { start } from '../rules/match.ts';
import type { Options } from '../rules/options.ts';

/** Those for which the book says what the start is like. */
const tables = [2, 3, 4, 5] as const;

/** @returns how many cards of a number the deck has, over all colours. */
const copiesIn = (options: Options, rank: Rank): number =>
	coloursOf(options).reduce((sum, colour) => sum + copiesOf({ colour, rank }, options), 0);

/** @returns the cards in the pile, the pace and the clues still usable at the start, by number of players. */
const startsOf = (options: Options): RuleValues =>
	Object.fromEntries(
		tables.flatMap((players) => {
			const state = start(options, players);
			return [
				[`pile${players}`, state.pile],
				[`pace${players}`, pace(state)],
				[`clues${players}`, cluesUsable(state)]
			] as const;
		})
	);

/** @returns how multicolour is played: not at all, with clues of its own, or as every colour at once. */
const multiOf = ({ multicolour, multicolourClue }: Options): 'none' | Options['multicolourClue'] =>
	multicolour === null ? 'none' : multicolourClue;

/** @returns what black cards are worth: none are in play, missing ones cost points, or all add points. */
const blackOf = ({ blackPowder, blackPowderScore }: Options): 'none' | Options['blackPowderScore'] =>
	blackPowder ? blackPowderScore : 'none';

/** @returns the colours in play that no clue can name. */
const unnamedOf = (options: Options): 'none' | 'multi' | 'black' | 'both' => {
	const isMulti = multiOf(options) === 'every';
	if (!options.blackPowder) return isMulti ? 'multi' : 'none';
	return isMulti ? 'both' : 'black';
};

/** @returns which table of pace and clues the book shows for the start; `none` where the app has no such values. */
const startTableOf = (options: Options): 'none' | 'five' | 'more' => {
	if (options.finalBouquet || options.mode === 'light') return 'none';
	return coloursOf(options).length === 5 ? 'five' : 'more';
};

/**
 * @returns the number of colours and cards in play, the score of a perfect show, the copies of each number, the
 * start by number of players, and what the cases ask of several options
 */
export const ruleValues = (options: Options): RuleValues => ({
	colours: coloursOf(options).length,
	cards: deckSize(options),
	perfect: perfectScore(options),
	copies1: copiesIn(options, 1),
	/** Of the 3s and of the 4s there are as many. */
	copies2: copiesIn(options, 2),
	copies5: copiesIn(options, 5),
	...startsOf(options),
	start: startTableOf(options),
	black: blackOf(options),
	multi: multiOf(options),
	unnamed: unnamedOf(options),
	/** Whether all colours have the same ten cards. */
	alike: String(options.multicolour !== 5 && !options.blackPowder)
});
