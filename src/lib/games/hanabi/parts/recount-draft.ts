/** A recount as it is being entered (rules: Recount). */
import type { Action, ActionOf } from '../rules/actions.ts';
import { copiesOf, coloursOf, type Card } from '../rules/cards.ts';
import { atRank, perColour, perRank, type PerColour } from '../rules/per-colour.ts';
import type { Discard, State } from '../rules/state.ts';

type Recount = ActionOf<'recount'>;

/** Everything that can be counted, as it stands in the form. */
export interface Counted {
	readonly tokens: number;
	readonly fuses: number;
	readonly pile: number;
	readonly hands: readonly number[];
	readonly fireworks: PerColour<number>;
	readonly discard: Discard | 'untracked';
}

/** @returns what the form opens on: the counters as they are noted, or as a past recount set them. */
export const countedOf = (state: State, before?: Action): Counted => {
	const { tokens, fuses, pile, hands, fireworks, discard } = state;
	const noted = { tokens, fuses, pile, hands, fireworks, discard };
	if (before?.type !== 'recount') return noted;
	return {
		tokens: before.tokens ?? tokens,
		fuses: before.fuses ?? fuses,
		pile: before.pile ?? pile,
		hands: before.hands?.slice(0, state.seats) ?? hands,
		fireworks: before.fireworks ?? fireworks,
		discard: discard === 'untracked' ? discard : (before.discard ?? discard)
	};
};

const changed = <T>(now: T, before: unknown): T | null =>
	JSON.stringify(now) === JSON.stringify(before) ? null : now;

/** @returns the entry: only what differs from what was noted; nothing where all agrees. */
export const recountOf = (state: State, counted: Counted): Recount | undefined => {
	const [one = 0, two = 0, three = 0, four = 0, five = 0] = counted.hands;
	const hands = changed(counted.hands, state.hands) && ([one, two, three, four, five] as const);
	const entry: Recount = {
		type: 'recount',
		tokens: changed(counted.tokens, state.tokens),
		fuses: changed(counted.fuses, state.fuses),
		pile: changed(counted.pile, state.pile),
		hands,
		fireworks: changed(counted.fireworks, state.fireworks),
		discard: counted.discard === 'untracked' ? null : changed(counted.discard, state.discard)
	};
	const { type: _, ...counts } = entry;
	return Object.values(counts).some((count) => count !== null) ? entry : undefined;
};

/** @returns the discard with one more of the card; none again after the last copy. */
export const withOneMore = (discard: Discard, card: Card, { options, fireworks }: State): Discard => {
	const played = fireworks[card.colour] >= card.rank ? 1 : 0;
	const most = copiesOf(card, options.multicolour) - played;
	const now = atRank(discard[card.colour], card.rank);
	const next = now >= most ? 0 : now + 1;
	const counts = perRank((rank) => (rank === card.rank ? next : atRank(discard[card.colour], rank)));
	return { ...discard, [card.colour]: counts };
};

/** @returns the fireworks with one of another height. */
export const withHeight = (
	fireworks: PerColour<number>,
	colour: Card['colour'],
	height: number
): PerColour<number> => perColour((one) => (one === colour ? height : fireworks[one]));

/** @returns the colours that are played with. */
export const coloursIn = ({ options }: State) => coloursOf(options.multicolour);
