/** Binds the steps of a first game to the match. */
import { otherSide, type Side } from '../../sides.ts';
import type { FirstGameLead } from '../../game.ts';
import type { TableMoment } from '../../views.ts';
import type { Action } from '../rules/actions.ts';
import { areAllUsed, cardsLeft, isDraftUntouched, isUntouched, turn } from '../rules/round.ts';
import { previewOf } from '../rules/match.ts';
import type { State } from '../rules/state.ts';

type Now = TableMoment<State, Action>;

/** The action that was just played; undefined if a marker was turned up again, or something else was tapped. */
const playedIn = ({ last }: Now) => (last?.type === 'marker' && last.used ? last : undefined);

const stepAt = (now: Now): string => {
	const { state } = now;
	if (state.outcome) return 'over';
	// Without markers, what goes on tells of none.
	if (isUntouched(state)) return state.rounds.length === 0 || !state.options.markers ? 'first-turn' : 'go-on';
	if (!isDraftUntouched(state)) return state.draft.way !== 'tokens' && previewOf(state).entry ? 'score' : 'count';
	if (areAllUsed(state)) return 'reveal';
	// The actions are known from the second round on; what is forgotten most is said in every turn.
	const played = state.rounds.length === 0 ? playedIn(now) : undefined;
	return played ? `did-${played.marker}` : 'turn';
};

export const firstGame: FirstGameLead<State, Action> = {
	stepAt,
	facts: (now, names) => {
		const { state } = now;
		const played = playedIn(now);
		const next = turn(state) ?? state.starter;
		const player = played?.side ?? next;
		const turns = state.used[0].length + state.used[1].length;
		const winner = state.outcome?.shared ? undefined : state.outcome?.winners[0];
		const nameOf = (side: Side): string => names[side] ?? '';
		return {
			near: nameOf(0),
			far: nameOf(1),
			starter: nameOf(state.starter),
			next: nameOf(next),
			player: nameOf(player),
			other: nameOf(otherSide(player)),
			// The second player's first turn is told whole, the next ones shorter, and of the others what is forgotten most.
			telling: turns < 2 ? 'whole' : turns < 5 ? 'short' : 'name',
			did: played?.marker ?? '',
			left: state.draft.way === 'counts' ? cardsLeft(state.draft.counts, state.options) : 0,
			way: state.draft.way,
			winner: winner === undefined ? '' : (names[winner] ?? ''),
			reason: state.outcome?.reason.code ?? ''
		};
	}
};
