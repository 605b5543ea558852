/** Binds the steps of a first game to the match. */
import type { Seat } from '../../outcome.ts';
import type { FirstGameLead } from '../../game.ts';
import type { Action } from '../rules/actions.ts';
import { isLastCard, scoreOf } from '../rules/board.ts';
import { pointsLeft } from '../rules/derived.ts';
import { start } from '../rules/match.ts';
import type { State } from '../rules/state.ts';
import { lastRoundOf } from '../rules/status.ts';

const stepAt = (state: State): string => {
	const { turns, outcome, turnsLeft, pile, options } = state;
	const last = turns.at(-1);
	if (outcome) return 'over';
	if (turnsLeft !== null) return 'last-round';
	if (pointsLeft(state) === 0) return 'enough';
	if (!last) return 'first-turn';
	return options.finalBouquet && pile === 0 ? 'bouquet' : `did-${last.kind}`;
};

export const firstGame: FirstGameLead<State, Action> = {
	stepAt: ({ state }) => stepAt(state),
	facts: ({ state }, names) => {
		const { turns, turn, turnsLeft, options, seats, tokens, pile, outcome } = state;
		const last = turns.at(-1);
		const nameOf = (seat: Seat | undefined): string => (seat === undefined ? '' : (names[seat] ?? ''));
		const dealt = start(options, seats);
		return {
			next: nameOf(turn),
			player: nameOf(last?.seat ?? turn),
			each: dealt.hands[0] ?? 0,
			dealtPile: dealt.pile,
			// What is done for the first time is told whole.
			isNew: String(turns.filter(({ kind }) => kind === last?.kind).length === 1),
			isFive: String(last?.kind === 'play' && last.card !== null && isLastCard(last.card) && last.gained > 0),
			// Told once, five draws before it comes.
			isLow: String(last !== undefined && last.kind !== 'clue' && !options.finalBouquet && pile === 5),
			hasEmptied: String(turnsLeft === seats && last !== undefined && last.kind !== 'clue'),
			lid: tokens === 0 ? 'empty' : tokens === dealt.tokens ? 'full' : 'some',
			lastPlayer: nameOf(lastRoundOf(state)?.lastSeat),
			score: scoreOf(state),
			reason: outcome?.reason.code ?? ''
		};
	}
};
