/** Binds the steps of a first game to the match. */
import { otherSide, type Side } from '../../sides.ts';
import { isRefusal } from '../../outcome.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { FirstGameLead } from '../../game.ts';
import type { Action } from '../rules/actions.ts';
import { isUntouched } from '../rules/entry.ts';
import { stopOrCallOf, type StopOrCall } from '../rules/month.ts';
import type { State } from '../rules/state.ts';

/** With so many captured cards, the hands are nearly empty. */
const lateCards = 24;

/** The first capture is told card by card, then what follows it; later ones shortly; late ones with how a month can end. */
const tellingOf = ({ draft, halfCapture, months }: State): string => {
	const cards = draft.piles[0].length + draft.piles[1].length;
	if (cards >= lateCards) return 'late';
	if (cards > 3 || months.length > 0) return 'short';
	return halfCapture ? 'half' : 'whole';
};

/** The player who has a new yaku, with what stopping pays. */
const decisionIn = (state: State): { readonly seat: Side; readonly choice: StopOrCall } | undefined => {
	for (const seat of [state.turn, otherSide(state.turn)]) {
		const choice = stopOrCallOf(state, seat);
		if (!isRefusal(choice)) return { seat, choice };
	}
	return undefined;
};

const stepAt = (state: State): string => {
	const { draft, months, outcome } = state;
	if (outcome) return 'over';
	if (isUntouched(draft)) return months.length > 0 ? 'go-on' : 'first-turn';
	if (decisionIn(state)) return 'decide';
	if (draft.events.at(-1)?.seat === otherSide(state.turn)) return 'called';
	return 'turn';
};

export const firstGame: FirstGameLead<State, Action> = {
	stepAt: ({ state }) => stepAt(state),
	facts: ({ state }, names) => {
		const { draft, turn, oya, outcome } = state;
		const nameOf = (side: number | undefined): string => (side === undefined ? '' : (names[side] ?? ''));
		const pointsOf = (n: number): string => m.koikoi_points({ n });
		const decision = decisionIn(state);
		const player = decision?.seat ?? turn;
		const caller = (draft.events.at(-1)?.seat ?? turn) as Side;
		const winner = outcome?.shared ? undefined : outcome?.winners[0];
		return {
			oya: nameOf(oya),
			other: nameOf(otherSide(oya)),
			player: nameOf(player),
			against: nameOf(otherSide(player)),
			taker: nameOf(otherSide(turn)),
			points: pointsOf(decision?.choice.score.points ?? 0),
			pays: pointsOf(decision?.choice.stop.total ?? 0),
			caller: nameOf(caller),
			rival: nameOf(otherSide(caller)),
			isFirst: String(draft.events.length === 0),
			telling: tellingOf(state),
			view: state.view,
			winner: nameOf(winner),
			reason: outcome?.reason.code ?? ''
		};
	}
};
