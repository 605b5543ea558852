/** The rules of a Geisha match as a fold: the state before, an action, the state after. */
import { isRefusal, type Refusal } from '../../said.ts';
import type { Action, PerSide, RoundRecord } from './actions.ts';
import { chooseWay, emptyDraft, layAll, layTile, move } from './draft.ts';
import { judge } from './end.ts';
import { judgeResult, leftOf } from './noted-result.ts';
import type { Options } from './options.ts';
import { withSide } from './per-side.ts';
import { no, type RefusalCode } from './refusals.ts';
import { judgeGarden } from './round.ts';
import { nextStarter } from './starters.ts';
import type { RoundPlayed, RoundResult, State } from './state.ts';

/** @returns what came of a round as it was entered, or why it cannot have been. */
export const judgeRound = (
	record: RoundRecord,
	{ mode, fullBoard }: Pick<Options, 'mode' | 'fullBoard'>
): RoundResult | Refusal<RefusalCode> => {
	if (record.kind === 'garden') return judgeGarden(record, fullBoard);
	const isMissing = mode === 'points' && leftOf(record.end) === null;
	return isMissing ? no('left-missing') : judgeResult(record, fullBoard);
};

const added = (totals: PerSide<number>, { winner }: RoundResult, value: number): PerSide<number> =>
	winner === null ? totals : withSide(totals, winner, totals[winner] + value);

/** Closes a round with the record alone: what the draft says of the garden does not matter. */
const playRound = (state: State, record: RoundRecord): State | Refusal<RefusalCode> => {
	const { options, draft } = state;
	const result = judgeRound(record, options);
	if (isRefusal(result)) return result;

	const wins = added(state.wins, result, 1);
	const points = added(state.points, result, result.left ?? 0);
	const played: RoundPlayed = { number: state.rounds.length + 1, record, result, wins, points };
	const rounds = [...state.rounds, played];
	const starter = nextStarter(result.winner, record.starter, options);
	// The way the table chose, not the record's: editing a past round must not change how this one is entered.
	const after: State = { ...state, starter, rounds, wins, points, draft: emptyDraft(draft.way) };
	const outcome = judge(rounds, options);
	return outcome ? { ...after, outcome } : after;
};

/**
 * Takes one action. Total: gives a new state, or a refusal that names what is off and the section of the
 * rulebook that says so; never throws and never changes what it was given. After the end all is refused.
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return no('match-over');
	switch (action.type) {
		case 'starter':
			return { ...state, starter: action.seat };
		case 'way':
			return chooseWay(state, action);
		case 'tile':
			return layTile(state, action);
		case 'layout':
			return layAll(state, action);
		case 'move':
			return move(state, action);
		case 'round':
			return playRound(state, action.record);
	}
};
