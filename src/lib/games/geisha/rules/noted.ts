/** The result of a match that was played without the app: the rounds won, or the points (rules: Modes). */
import type { NotedRules } from '../../facts.ts';
import type { Options } from './options.ts';

/** A round pays at most as many points as tiles can be left. */
const mostInRound = 16;

export const noted: NotedRules<Options, 'rounds' | 'points', 'target'> = {
	problems: ['target'],
	numbers: ({ mode, wins, target }) =>
		({
			single: [],
			rounds: [{ code: 'rounds', min: 0, max: wins }] as const,
			points: [{ code: 'points', min: 0, max: target - 1 + mostInRound }] as const
		})[mode],
	canBeDrawn: ({ mode, drawnSingle, fullBoard }) =>
		mode === 'single' && drawnSingle === 'drawn-match' && fullBoard === 'drawn',
	judge: ({ mode, wins, target }, [[near = 0] = [], [far = 0] = []]) => {
		const goal = mode === 'rounds' ? wins : target;
		if (near >= goal === far >= goal) return { problem: 'target' };
		return { winners: [near >= goal ? 0 : 1] };
	}
};
