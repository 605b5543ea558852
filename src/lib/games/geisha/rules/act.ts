/** Applies the actions of Geisha to its state. */
import { withSide, type PerSide } from '../../sides.ts';
import { isRefusal, type Refusal } from '../../outcome.ts';
import type { Action, RoundRecord } from './actions.ts';
import { chooseWay, emptyDraft, layTile, makeMove, replaceLayout } from './draft.ts';
import { judge } from './end.ts';
import { judgeResult, leftOf } from './noted-result.ts';
import type { Options } from './options.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { judgeGarden } from './round.ts';
import { nextStarter } from './starters.ts';
import type { RoundPlayed, RoundResult, State } from './state.ts';

/** @returns the result of a round as entered, or a refusal if the round is impossible. */
export const judgeRound = (
	record: RoundRecord,
	{ mode, fullBoard }: Pick<Options, 'mode' | 'fullBoard'>
): RoundResult | Refusal<RefusalCode> => {
	if (record.kind === 'garden') return judgeGarden(record, fullBoard);
	const isMissing = mode === 'points' && leftOf(record.end) === null;
	return isMissing ? refusalOf('left-missing') : judgeResult(record, fullBoard);
};

const added = (totals: PerSide<number>, { winner }: RoundResult, value: number): PerSide<number> =>
	winner === null ? totals : withSide(totals, winner, totals[winner] + value);

/** Closes a round from the record alone, so that an edited round does not depend on the draft before it. */
const playRound = (state: State, record: RoundRecord): State | Refusal<RefusalCode> => {
	const { options, draft } = state;
	const result = judgeRound(record, options);
	if (isRefusal(result)) return result;

	const wins = added(state.wins, result, 1);
	const points = added(state.points, result, result.left ?? 0);
	const played: RoundPlayed = { number: state.rounds.length + 1, record, result, wins, points };
	const rounds = [...state.rounds, played];
	const starter = nextStarter(result.winner, record.starter, options);
	// The new draft keeps the way of the draft, not of the record: editing a past round in the timeline must
	// not change how the round under way is entered.
	const after: State = { ...state, starter, rounds, wins, points, draft: emptyDraft(draft.way) };
	const outcome = judge(rounds, options);
	return outcome ? { ...after, outcome } : after;
};

/**
 * Applies one action. Never throws and never mutates its arguments.
 *
 * @returns the new state, or a refusal with the rulebook section that explains it; once the match is over,
 * every action is refused
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return refusalOf('match-over');
	switch (action.type) {
		case 'starter':
			return { ...state, starter: action.seat };
		case 'way':
			return chooseWay(state, action);
		case 'tile':
			return layTile(state, action);
		case 'layout':
			return replaceLayout(state, action);
		case 'move':
			return makeMove(state, action);
		case 'round':
			return playRound(state, action.record);
	}
};
