/** The headline of a match in lists, as a code with its parameters. */
import type { CodedMessage } from '../../outcome.ts';
import { currentMonth } from './month/draft.ts';
import { targetOf } from './options.ts';
import type { State } from './state.ts';

export const headlineCodes = ['month', 'target', 'extra', 'over'] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

/**
 * @returns the headline: the current month and its number, both totals and the Oya; once over, the months
 *   played.
 */
export const headline = (state: State): CodedMessage<HeadlineCode> => {
	const { months, options, totals, oya } = state;
	const params = { near: 0, nearPoints: totals[0], far: 1, farPoints: totals[1] };
	if (state.outcome) return { code: 'over', params: { ...params, months: months.length } };
	const playing = { ...params, month: currentMonth(state), number: months.length + 1, oya };
	const target = targetOf(options);
	if (target !== null) return { code: 'target', params: { ...playing, target } };
	const code = months.length >= options.months ? 'extra' : 'month';
	return { code, params: { ...playing, of: options.months } };
};
