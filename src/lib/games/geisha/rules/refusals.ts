/** The refusals of Geisha by code, each with the rulebook section that explains it. */
import { refuse, type Params, type Refusal } from '../../outcome.ts';

/** The rulebook section that explains each refusal. */
export const refusalRules = {
	/** An action after the end of the match. */
	'match-over': 'modes',
	/** A tile laid on two places. */
	'tile-twice': 'layout',
	/** A seventeenth tile. */
	'garden-laid': 'layout',
	/** A move in a garden that lacks tiles, or a layout that lacks tiles although moves were made. */
	'garden-incomplete': 'layout',
	/** The first move on one of the four places in the middle. */
	'first-move-middle': 'accidents',
	/** A place that already holds a token. */
	'cell-taken': 'turn',
	/** A tile with neither the plant nor the feature of the one just taken. */
	'tile-unbound': 'accidents',
	/** A move by the player whose turn it is not. */
	'other-turn': 'turn',
	/** A move or a layout that would end the round, which only a `round` action can do. */
	'ends-round': 'win',
	/** Moves after the one that ended the round. */
	'round-over': 'win',
	/** A round closed although nobody has won and the garden is not full. */
	'round-unfinished': 'win',
	/** Fewer or more tiles left than this kind of win can leave. */
	'left-range': 'points',
	/** A result without its tiles left in points mode. */
	'left-missing': 'points',
	/** A number of tiles left by which the other player must have started. */
	parity: 'parity',
	/** A drawn round under the option that the last player of a full garden wins. */
	'full-board-wins': 'full-board',
	/** A win by a full garden under the option that a full garden is a drawn round. */
	'full-board-drawn': 'full-board'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal of a code, with its rulebook section. */
export const refusalOf = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
