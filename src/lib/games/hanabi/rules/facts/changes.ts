/** What the last entry changed, so that a slip is noticed (rules: At the table). */
import type { Action } from '../actions.ts';
import { isTurn } from '../actions.ts';
import type { Card, Colour } from '../cards.ts';
import { isComplete } from '../fireworks.ts';
import type { State } from '../state.ts';

export interface Changes {
	/** Blue tokens that came or went with the last turn. */
	readonly tokens: number;
	readonly fuses: number;
	/** The card that rose onto its firework. */
	readonly laid: Card | undefined;
	/** The card that went into the discard. */
	readonly away: Card | undefined;
	/** The firework that was completed. */
	readonly completed: Colour | undefined;
}

export const noChanges: Changes = {
	tokens: 0,
	fuses: 0,
	laid: undefined,
	away: undefined,
	completed: undefined
};

/**
 * @param last the entry that led to the state
 * @returns what it changed; nothing for what is no turn
 */
export const changesOf = (last: Action | undefined, { turns }: Pick<State, 'turns'>): Changes => {
	const now = turns.at(-1);
	if (!now || !last || !isTurn(last)) return noChanges;
	const laid = now.kind === 'play' ? (now.card ?? undefined) : undefined;
	return {
		tokens: now.gained,
		fuses: now.kind === 'misplay' ? 1 : 0,
		laid,
		away: now.kind === 'play' || now.kind === 'clue' ? undefined : (now.card ?? undefined),
		completed: laid && isComplete(laid.rank) ? laid.colour : undefined
	};
};
