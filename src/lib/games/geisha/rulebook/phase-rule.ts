/** Which section of the rulebook the table is at. */
import type { State } from '../rules/state.ts';
import { tableStatus, type TableStatus } from '../rules/status.ts';

const rules: Readonly<Record<TableStatus['code'], string>> = {
	over: 'win',
	result: 'result-only',
	laying: 'layout',
	'first-move': 'first-move',
	turn: 'binding'
};

/** @returns what the table is waiting for: a garden, a first move, a move, or the result of a round. */
export const phaseRule = (state: State): string => rules[tableStatus(state).code];
