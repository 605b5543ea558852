/** Which section of the rulebook belongs to the current phase. */
import type { State } from '../rules/state.ts';
import { tableStatus, type TableStatus } from '../rules/status.ts';

const rules: Readonly<Record<TableStatus['code'], string>> = {
	over: 'win',
	result: 'result-only',
	laying: 'layout',
	'first-move': 'first-move',
	turn: 'binding'
};

/**
 * @returns the section on what the table is waiting for: a garden, a first move, a move, or the result of a
 * round
 */
export const phaseRule = (state: State): string => rules[tableStatus(state).code];
