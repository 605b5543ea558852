/** Everything Hanabi refuses, by code, with the rulebook section that says why. */
import { refuse, type Params, type Refusal } from '../../said.ts';

/** The section of the rulebook behind each refusal. */
export const refusalRules = {
	/** Nothing is played after the end. */
	'match-over': 'end',
	/** A clue without a blue token. */
	'no-token': 'clue',
	/** A clue given to its giver. */
	'clue-to-self': 'clue',
	/** A clue to a player who holds no cards. */
	'clue-to-empty-hand': 'final-bouquet',
	/** A clue while nobody else holds cards. */
	'nobody-to-clue': 'final-bouquet',
	/** A clue of a player whose turn it is not. */
	'not-their-turn': 'correcting-turn',
	/** A discard while all eight blue tokens are there. */
	'tokens-full': 'discard',
	/** A card of which all copies lie on the table already. */
	'no-copy-left': 'lost-cards',
	/** A card that was not named though the discard is tracked. */
	'card-unnamed': 'light-mode',
	/** A card of a player who has none. */
	'empty-hand': 'final-bouquet',
	/** A sixth colour in a game of five. */
	'no-such-colour': 'avalanche',
	/** An announced colour without the variant. */
	'choreography-off': 'choreography',
	/** A seat beyond those of the table. */
	'no-such-seat': 'setup',
	/** A player who has left. */
	'player-left': 'correcting-turn',
	/** A player leaves and one would be left. */
	'too-few-players': 'setup',
	/** The show is ended though points can still be made. */
	'points-left': 'finish-now',
	/** More of a card counted than there are. */
	'recount-copies': 'recount',
	/** A hand larger than any dealt. */
	'recount-hand': 'recount',
	/** Cards counted that do not make the deck together. */
	'recount-sum': 'recount',
	/** A discard counted in light mode. */
	'discard-untracked': 'light-mode'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal with its section. */
export const no = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
