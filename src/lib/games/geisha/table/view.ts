/** What the table shows of a match: the round under way, or the one that has just ended. */
import type { Action } from '../rules/actions.ts';
import { playUnderWay } from '../rules/draft.ts';
import type { Play } from '../rules/position.ts';
import type { RoundPlayed, State } from '../rules/state.ts';
import { tableStatus, type TableStatus } from '../rules/status.ts';

export interface View {
	readonly table: State;
	/** What the round under way is waiting for. */
	readonly status: TableStatus;
	/** The round that has just ended in its garden; shown until the players dismiss it. */
	readonly over: RoundPlayed | undefined;
	readonly phase: TableStatus['code'];
	/** The position of the garden that is shown. */
	readonly board: Play;
}

/**
 * @param last the last action that was neither undone nor refused
 * @param dismissed the finished round that the players dismissed with "next round"
 * @returns what the table shows
 */
export const viewOf = (table: State, last: Action | undefined, dismissed: RoundPlayed | undefined): View => {
	const status = tableStatus(table);
	const round = table.rounds.at(-1);
	const isOver = last?.type === 'round' && last.record.kind === 'garden' && round !== dismissed;
	return isOver && round?.record.kind === 'garden'
		? { table, status, over: round, phase: 'over', board: round.record }
		: { table, status, over: undefined, phase: status.code, board: playUnderWay(table) };
};

/** Whether the complete garden is shown, under way or ended. */
export const isInGarden = ({ phase }: View): boolean =>
	phase === 'first-move' || phase === 'turn' || phase === 'over';
