/** The result of a match that was played without the app: who held how many geishas and charm points (rules: Goals). */
import type { NotedRules } from '../../facts.ts';
import { perSide, sides } from '../../sides.ts';
import { geishas } from './geishas.ts';
import type { Options } from './options.ts';
import { winnerByGoal, type Standing } from './standing.ts';

const notedProblems = ['no-such-tokens', 'no-goal'] as const;
export type NotedCode = 'charm' | 'geishas';
export type NotedProblem = (typeof notedProblems)[number];

const without = ({ charm, geishas: count }: Standing, worth: number): Standing => ({
	charm: charm - worth,
	geishas: count - 1
});

/** Whether the tokens of the geishas from this one on can lie so that each side has what it says; some in the middle. */
const canLie = (near: Standing, far: Standing, from = 0): boolean => {
	const worth = geishas[from]?.charm;
	if (worth === undefined)
		return [near, far].every(({ charm, geishas: count }) => charm === 0 && count === 0);
	return (
		canLie(near, far, from + 1) ||
		(near.geishas > 0 && canLie(without(near, worth), far, from + 1)) ||
		(far.geishas > 0 && canLie(near, without(far, worth), from + 1))
	);
};

export const noted: NotedRules<Options, NotedCode, NotedProblem> = {
	problems: notedProblems,
	numbers: () => [
		{ code: 'charm', min: 0, max: 21 },
		{ code: 'geishas', min: 0, max: 7 }
	],
	canBeDrawn: ({ roundLimit }) => roundLimit !== null,
	judge: ({ roundLimit, atLimit }, numbers) => {
		const now = perSide((side): Standing => {
			const [charm = 0, count = 0] = numbers[side] ?? [];
			return { charm, geishas: count };
		});
		if (!canLie(...now)) return { problem: 'no-such-tokens' };
		const winner = winnerByGoal(now);
		if (winner !== undefined) return { winners: [winner] };
		if (roundLimit === null) return { problem: 'no-goal' };
		const [near, far] = now;
		if (atLimit === 'draw') return { winners: sides };
		if (near.charm !== far.charm) return { winners: [near.charm > far.charm ? 0 : 1] };
		// Equal charm points may leave it to the highest token, which the numbers don't tell.
		return { winners: atLimit === 'points' || near.charm === 0 ? sides : [] };
	}
};
