/** What can be said at a Hanabi table, and the shape it is stored in. */
import * as v from 'valibot';
import { colours, ranks } from './cards.ts';
import { aids } from './options.ts';

/** The seats a table can have; whether one is taken is for the rules. */
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
		/** A turn: the card laid down, which the rules fit or discard. `card` is `null` only in light mode, for one that fits nothing. */
		v.strictObject({ type: v.literal('play'), card: v.nullable(card), announced: v.nullable(colour) }),
		/** A turn: a card put away for a blue token. `card` is `null` only in light mode. */
		v.strictObject({ type: v.literal('discard'), card: v.nullable(card) }),
		/** A turn: bare, or with what is worth noting of it. */
		v.strictObject({
			type: v.literal('clue'),
			giver: v.nullable(seat),
			receiver: v.nullable(seat),
			about: v.nullable(clueContent)
		}),
		/** Whose turn it is: at the start of the match, or as a correction. */
		v.strictObject({ type: v.literal('turn'), seat }),
		/** A player leaves the table; the others play on. Their cards stay aside unseen, or are shuffled into the pile. */
		v.strictObject({ type: v.literal('leave'), seat, hand: v.picklist(['aside', 'pile']) }),
		/** Sets what was counted on the real table; `null` leaves as it is. */
		v.strictObject({
			type: v.literal('recount'),
			tokens: v.nullable(whole(8)),
			/** A third one is not counted but played: it ends the show. */
			fuses: v.nullable(whole(2)),
			pile: v.nullable(whole(60)),
			/** By seat; 0 beyond the last one. */
			hands: v.nullable(five(whole(5))),
			fireworks: v.nullable(perColour(whole(5))),
			/** How often each card lies in the discard, by colour, then from rank 1 to 5. */
			discard: v.nullable(perColour(five(whole(3))))
		}),
		/** Ends a show that can gain nothing more. */
		v.strictObject({ type: v.literal('finish') }),
		/** Shows or hides an aid. No turn. */
		v.strictObject({ type: v.literal('aid'), aid: v.picklist(aids), shown: v.boolean() })
	]),
	v.readonly()
);

export type Action = v.InferOutput<typeof actionSchema>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type ClueContent = v.InferOutput<typeof clueContent>;

/** Whether the action uses up the turn of a player. */
export const isTurn = (action: Action): action is ActionOf<'play' | 'discard' | 'clue'> =>
	action.type === 'play' || action.type === 'discard' || action.type === 'clue';

/** Whether the timeline lists the action and lets it be edited: the turns and the corrections. */
export const isMilestone = (action: Action): boolean =>
	isTurn(action) || action.type === 'turn' || action.type === 'leave' || action.type === 'recount';
