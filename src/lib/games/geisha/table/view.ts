/** What the table shows of a match: the round under way, or the one that has just ended. */
import type { Action } from '../rules/actions.ts';
import { playUnderWay } from '../rules/draft.ts';
import type { Play } from '../rules/position.ts';
import type { RoundPlayed, State } from '../rules/state.ts';
import { tableStatus, type TableStatus } from '../rules/status.ts';

export interface View {
	readonly table: State;
	/** What is awaited of the round under way. */
	readonly status: TableStatus;
	/** The round that has just ended in its garden: it stays until it is left. */
	readonly over: RoundPlayed | undefined;
	readonly phase: TableStatus['code'];
	/** What lies in the garden that is seen. */
	readonly board: Play;
}

/**
 * @param last the last action that counts.
 * @param left the finished round that was left by "next round".
 * @returns what is shown.
 */
export const viewOf = (table: State, last: Action | undefined, left: RoundPlayed | undefined): View => {
	const status = tableStatus(table);
	const round = table.rounds.at(-1);
	const isOver = last?.type === 'round' && last.record.kind === 'garden' && round !== left;
	return isOver && round?.record.kind === 'garden'
		? { table, status, over: round, phase: 'over', board: round.record }
		: { table, status, over: undefined, phase: status.code, board: playUnderWay(table) };
};

/** Whether the garden stands there whole, under way or ended. */
export const isInGarden = ({ phase }: View): boolean =>
	phase === 'first-move' || phase === 'turn' || phase === 'over';
