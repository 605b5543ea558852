/** The draft of a recount in its form (rules: Recount). */
import type { Action, ActionOf } from '../rules/actions.ts';
import { copiesOf, stepOf, type Card } from '../rules/cards.ts';
import { atRank, perColour, perRank, type PerColour } from '../rules/per-colour.ts';
import type { Discard, State } from '../rules/state.ts';

type Recount = ActionOf<'recount'>;

/** All counters as the form shows them. */
export interface RecountDraft {
	readonly tokens: number;
	readonly fuses: number;
	readonly pile: number;
	readonly hands: readonly number[];
	readonly fireworks: PerColour<number>;
	readonly discard: Discard | 'untracked';
}

/** @returns the draft with which the form opens: the counters of the state, or as a past recount set them. */
export const draftOf = (state: State, pastAction?: Action): RecountDraft => {
	const { tokens, fuses, pile, hands, fireworks, discard } = state;
	const recorded = { tokens, fuses, pile, hands, fireworks, discard };
	if (pastAction?.type !== 'recount') return recorded;
	return {
		tokens: pastAction.tokens ?? tokens,
		fuses: pastAction.fuses ?? fuses,
		pile: pastAction.pile ?? pile,
		hands: pastAction.hands?.slice(0, state.seats) ?? hands,
		fireworks: pastAction.fireworks ?? fireworks,
		discard: discard === 'untracked' ? discard : (pastAction.discard ?? discard)
	};
};

const ifChanged = <T>(counted: T, recorded: unknown): T | null =>
	JSON.stringify(counted) === JSON.stringify(recorded) ? null : counted;

/** @returns the recount with the counters that differ from the state; `undefined` if none differs. */
export const recountFrom = (state: State, draft: RecountDraft): Recount | undefined => {
	const [one = 0, two = 0, three = 0, four = 0, five = 0] = draft.hands;
	const hands = ifChanged(draft.hands, state.hands) && ([one, two, three, four, five] as const);
	const entry: Recount = {
		type: 'recount',
		tokens: ifChanged(draft.tokens, state.tokens),
		fuses: ifChanged(draft.fuses, state.fuses),
		pile: ifChanged(draft.pile, state.pile),
		hands,
		fireworks: ifChanged(draft.fireworks, state.fireworks),
		discard: draft.discard === 'untracked' ? null : ifChanged(draft.discard, state.discard)
	};
	const { type: _, ...counts } = entry;
	return Object.values(counts).some((count) => count !== null) ? entry : undefined;
};

/** @returns the discard with one more copy of the card, or with none if all its copies were there. */
export const withCycledCopies = (discard: Discard, card: Card, { options, fireworks }: State): Discard => {
	const played = fireworks[card.colour] >= stepOf(card) ? 1 : 0;
	const most = copiesOf(card, options) - played;
	const now = atRank(discard[card.colour], card.rank);
	const next = now >= most ? 0 : now + 1;
	const counts = perRank((rank) => (rank === card.rank ? next : atRank(discard[card.colour], rank)));
	return { ...discard, [card.colour]: counts };
};

/** @returns the fireworks with the height of one colour changed. */
export const withHeight = (
	fireworks: PerColour<number>,
	colour: Card['colour'],
	height: number
): PerColour<number> => perColour((one) => (one === colour ? height : fireworks[one]));
