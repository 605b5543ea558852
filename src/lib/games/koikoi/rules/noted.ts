/** The result of a match that was played without the app: the totals of both players (rules: Match). */
import type { NotedRules } from '../../facts.ts';
import { sides } from '../../sides.ts';
import { targetOf, type Options } from './options.ts';

export const notedProblems = ['sum', 'target', 'equal'] as const;
export type NotedProblem = (typeof notedProblems)[number];

/** More than any year comes to. */
const most = 9999;

export const noted: NotedRules<Options, 'total', NotedProblem> = {
	problems: notedProblems,
	numbers: ({ zeroSum }) => [{ code: 'total', min: 0, max: zeroSum === null ? most : 2 * zeroSum }],
	canBeDrawn: (options) => targetOf(options) === null && options.finalTie === 'shared',
	judge: (options, [[near = 0] = [], [far = 0] = []]) => {
		const target = targetOf(options);
		if (options.zeroSum !== null && near + far !== 2 * options.zeroSum) return { problem: 'sum' };
		if (target !== null && near >= target === far >= target) return { problem: 'target' };
		if (near !== far) return { winners: [near > far ? 0 : 1] };
		return options.finalTie === 'shared' ? { winners: sides } : { problem: 'equal' };
	}
};
