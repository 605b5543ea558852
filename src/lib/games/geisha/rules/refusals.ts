/** Everything Geisha refuses, by code, with the rulebook section that says why. */
import { refuse, type Params, type Refusal } from '../../said.ts';

/** The section of the rulebook behind each refusal. */
export const refusalRules = {
	/** Nothing is played after the end. */
	'match-over': 'modes',
	/** A tile on two places. */
	'tile-twice': 'layout',
	/** A seventeenth tile. */
	'garden-laid': 'layout',
	/** A move, or a correction under way, in a garden that lacks tiles. */
	'garden-incomplete': 'layout',
	/** The first move on one of the four places in the middle. */
	'first-move-middle': 'first-move',
	/** A place that already holds a token. */
	'cell-taken': 'turn',
	/** A tile with neither the plant nor the feature of the one just taken. */
	'tile-unbound': 'binding',
	/** A move of the player whose turn it is not. */
	'other-turn': 'turn',
	/** The move ends the round: it is said with the whole round. */
	'ends-round': 'win',
	/** Moves after the one that ended the round. */
	'round-over': 'win',
	/** A round closed though nobody has won and the garden is not full. */
	'round-unfinished': 'win',
	/** Fewer or more tiles left than such a win can leave. */
	'left-range': 'points',
	/** A result without its tiles left, where they are the points. */
	'left-missing': 'points',
	/** A number of tiles left that says the other player started. */
	parity: 'parity',
	/** A drawn round where the last player of a full garden wins. */
	'full-board-wins': 'full-board',
	/** A win by the full garden where that is a drawn round. */
	'full-board-drawn': 'full-board'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal with its section. */
export const no = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
