/**
 * What the last entry changed, marked at the table so that a wrong entry is noticed (rules: At the table).
 */
import { isTurn, type Action } from '../actions.ts';
import type { Card, Colour } from '../cards.ts';
import { isLastCard } from '../fireworks.ts';
import type { State } from '../state.ts';

export interface Changes {
	/** Blue tokens that the last turn brought (negative: took). */
	readonly tokens: number;
	readonly fuses: number;
	/** The card played onto its firework. */
	readonly laid: Card | undefined;
	/** The card that went into the discard, discarded or misplayed. */
	readonly discarded: Card | undefined;
	/** The colour of the firework that was completed. */
	readonly completed: Colour | undefined;
}

export const noChanges: Changes = {
	tokens: 0,
	fuses: 0,
	laid: undefined,
	discarded: undefined,
	completed: undefined
};

/**
 * @param last the action that led to the state
 * @returns what the action changed; `noChanges` if it was not a turn
 */
export const changesOf = (last: Action | undefined, { turns }: Pick<State, 'turns'>): Changes => {
	const turn = turns.at(-1);
	if (!turn || !last || !isTurn(last)) return noChanges;
	const laid = turn.kind === 'play' ? (turn.card ?? undefined) : undefined;
	return {
		tokens: turn.gained,
		fuses: turn.kind === 'misplay' ? 1 : 0,
		laid,
		discarded: turn.kind === 'play' || turn.kind === 'clue' ? undefined : (turn.card ?? undefined),
		completed: laid && isLastCard(laid) ? laid.colour : undefined
	};
};
