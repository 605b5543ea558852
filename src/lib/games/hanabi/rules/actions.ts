/** The actions of Hanabi, the schema of their stored form, and why one is refused. */
import * as v from 'valibot';
import { refuse, type Params, type Refusal } from '../../outcome.ts';
import { colours, ranks } from './cards.ts';
import { aids } from './options.ts';

/** The seats of the largest table; the rules refuse those that a match does not have. */
const seat = v.picklist([0, 1, 2, 3, 4]);
const colour = v.picklist(colours);
const rank = v.picklist(ranks);
const card = v.pipe(v.strictObject({ colour, rank }), v.readonly());

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const five = <const T extends v.GenericSchema>(each: T) =>
	v.pipe(v.strictTuple([each, each, each, each, each]), v.readonly());
const perColour = <const T extends v.GenericSchema>(each: T) =>
	v.pipe(v.strictObject(v.entriesFromList(colours, each)), v.readonly());

/** What a clue is about: one colour or one rank. */
const clueContent = v.pipe(
	v.variant('by', [
		v.strictObject({ by: v.literal('colour'), colour }),
		v.strictObject({ by: v.literal('rank'), rank })
	]),
	v.readonly()
);

export const actionSchema = v.pipe(
	v.variant('type', [
		/**
		 * A turn: plays a card, which the rules put onto its firework or into the discard. `card` is `null` only
		 * in light mode, for a card that fits no firework.
		 */
		v.strictObject({ type: v.literal('play'), card: v.nullable(card), announced: v.nullable(colour) }),
		/** A turn: discards a card for a blue token. `card` is `null` only in light mode. */
		v.strictObject({ type: v.literal('discard'), card: v.nullable(card) }),
		/** A turn: gives a clue; giver, receiver and content are optional. */
		v.strictObject({
			type: v.literal('clue'),
			giver: v.nullable(seat),
			receiver: v.nullable(seat),
			about: v.nullable(clueContent)
		}),
		/** Sets whose turn it is: at the start of the match, or as a correction. */
		v.strictObject({ type: v.literal('turn'), seat }),
		/**
		 * A player leaves and the others play on. The player's cards stay out of play unseen (`aside`) or are
		 * shuffled into the pile.
		 */
		v.strictObject({ type: v.literal('leave'), seat, hand: v.picklist(['aside', 'pile']) }),
		/** Sets counters to what was counted on the real table; `null` leaves a counter as it is. */
		v.strictObject({
			type: v.literal('recount'),
			tokens: v.nullable(whole(8)),
			/** At most two: only a misplay brings the third red token, which ends the show. */
			fuses: v.nullable(whole(2)),
			pile: v.nullable(whole(70)),
			/** By seat; 0 for seats that the match does not have. */
			hands: v.nullable(five(whole(5))),
			fireworks: v.nullable(perColour(whole(5))),
			/** How many copies of each card are in the discard, by colour, then from rank 1 to 5. */
			discard: v.nullable(perColour(five(whole(3))))
		}),
		/** Ends a show that can gain no more points; in light mode, any show. */
		v.strictObject({ type: v.literal('finish') }),
		/** Shows or hides an aid; not a turn. */
		v.strictObject({ type: v.literal('aid'), aid: v.picklist(aids), shown: v.boolean() })
	]),
	v.readonly()
);

export type Action = v.InferOutput<typeof actionSchema>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type ClueContent = v.InferOutput<typeof clueContent>;

/** Whether the action uses up a player's turn. */
export const isTurn = (action: Action): action is ActionOf<'play' | 'discard' | 'clue'> =>
	action.type === 'play' || action.type === 'discard' || action.type === 'clue';

/** Whether the timeline lists the action and lets it be edited: turns and corrections. */
export const isMilestone = (action: Action): boolean =>
	isTurn(action) || action.type === 'turn' || action.type === 'leave' || action.type === 'recount';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** @returns the recounted value of each colour with an empty one for black; `null` and anything else as it is. */
const withBlack = (counted: unknown, empty: unknown): unknown =>
	isFields(counted) ? { black: empty, ...counted } : counted;

/**
 * @param from the version under which the action was stored
 * @returns the action in the current version; a value that is not an action is returned as it is
 */
export const upgradeAction = (action: unknown, from: number): unknown =>
	from < 2 && isFields(action) && action.type === 'recount'
		? {
				...action,
				fireworks: withBlack(action.fireworks, 0),
				discard: withBlack(action.discard, [0, 0, 0, 0, 0])
			}
		: action;

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
