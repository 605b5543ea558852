/** The actions of Hanabi and the schema by which they are stored. */
import * as v from 'valibot';
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
