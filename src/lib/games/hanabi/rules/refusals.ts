/** The refusals of Hanabi by code, each with the rulebook section that explains it. */
import { refuse, type Params, type Refusal } from '../../outcome.ts';

/** The rulebook section that explains each refusal. */
export const refusalRules = {
	/** An action after the end of the match. */
	'match-over': 'end',
	/** A clue without a blue token. */
	'no-token': 'clue',
	/** A clue given to its giver. */
	'clue-to-self': 'clue',
	/** A clue to a player who holds no cards. */
	'clue-to-empty-hand': 'final-bouquet',
	/** A clue while nobody else holds cards. */
	'nobody-to-clue': 'final-bouquet',
	/** A clue by a player whose turn it is not. */
	'not-their-turn': 'correcting-turn',
	/** A discard while all eight blue tokens are in the lid. */
	'tokens-full': 'discard',
	/** A card whose copies are all on its firework or in the discard. */
	'no-copy-left': 'lost-cards',
	/** A card without a name, although the discard is tracked. */
	'card-unnamed': 'light-mode',
	/** A card played or discarded by a player who holds none. */
	'empty-hand': 'final-bouquet',
	/** A multicolour card in a match without the avalanche of colours. */
	'no-such-colour': 'avalanche',
	/** A black card in a match without black powder. */
	'no-black': 'black-powder',
	/** A clue that names multicolour where every colour points at it. */
	'multicolour-not-named': 'multicolour-clue',
	/** A clue that names black. */
	'black-not-named': 'black-powder',
	/** An announced colour without the timed choreography. */
	'choreography-off': 'choreography',
	/** A seat that the match does not have. */
	'no-such-seat': 'setup',
	/** A seat whose player has left. */
	'player-left': 'correcting-turn',
	/** A player leaving when only one would stay. */
	'too-few-players': 'setup',
	/** A recount with more copies of a card than the deck has. */
	'recount-copies': 'recount',
	/** A recount with a hand larger than dealt. */
	'recount-hand': 'recount',
	/** A recount whose cards do not add up to the deck. */
	'recount-sum': 'recount',
	/** A recount of the discard in light mode. */
	'discard-untracked': 'light-mode'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal of a code, with its rulebook section. */
export const refusalOf = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
