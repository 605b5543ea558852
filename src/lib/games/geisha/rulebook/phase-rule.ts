/** Which section of the rulebook belongs to the current phase. */
import type { State } from '../rules/state.ts';
import { tableStatus, type TableStatus } from '../rules/round.ts';

const ruleByStatus: Readonly<Record<TableStatus['code'], string>> = {
	over: 'win',
	result: 'result-only',
	laying: 'layout',
	'first-move': 'first-move',
	turn: 'binding'
};

/**
 * @returns the section on the setup before anything is entered; then on what the table is waiting for: a garden, a
 *   first move, a move, or the result of a round
 */
export const phaseRule = (state: State): string => {
	const { rounds, draft } = state;
	const isBegun = rounds.length > 0 || draft.layout.length > 0;
	const { code } = tableStatus(state);
	return code === 'laying' && !isBegun ? 'setup' : ruleByStatus[code];
};
