/** The geometry of the chart of a show. */
import { expect, it } from 'vitest';
import type { TurnRecord } from '../rules/state.ts';
import { chartOf } from './chart.ts';

const turn = (part: Partial<TurnRecord>): TurnRecord => ({
	seat: 0,
	kind: 'clue',
	card: null,
	announced: null,
	gained: 0,
	isBonusLost: false,
	score: 0,
	tokens: 8,
	fuses: 0,
	pile: 30,
	...part
});

const five = { lowest: 0, perfect: 25 };

it('the score goes from 0 to the last score, in steps', () => {
	const { score, area } = chartOf([turn({ kind: 'play', score: 1 }), turn({ tokens: 7, score: 1 })], five, 8);
	expect(score).toBe('M0 130H160V125.1H320V125.1');
	expect(area).toBe(`${score}V130H0Z`);
});

it('a perfect score reaches the top line', () => {
	const { gridLines, score } = chartOf([turn({ kind: 'play', score: 30 })], { lowest: 0, perfect: 30 }, 8);
	expect(gridLines.map(({ score: at }) => at)).toEqual([0, 5, 10, 15, 20, 25, 30]);
	expect(score.endsWith(`V${gridLines.at(-1)?.y}`)).toBe(true);
});

it('a score that begins below 0 rises from the bottom line', () => {
	const { gridLines, score } = chartOf(
		[turn({ kind: 'play', score: -4 }), turn({ kind: 'play', score: 25 })],
		{ lowest: -5, perfect: 25 },
		8
	);
	expect(gridLines.map(({ score: at }) => at)).toEqual([-5, 0, 5, 10, 15, 20, 25]);
	expect(score).toBe(`M0 130H160V125.9H320V${gridLines.at(-1)?.y}`);
});

it('misplays and completed fireworks are placed at their turns', () => {
	const { strikes, completions } = chartOf(
		[
			turn({ kind: 'misplay', score: 4, fuses: 1 }),
			turn({ kind: 'play', score: 5, card: { colour: 'red', rank: 5 } })
		],
		five,
		8
	);
	expect(strikes).toEqual([{ x: 160, y: 110.5 }]);
	expect(completions).toEqual([{ x: 320, y: 105.6 }]);
});

it('tokens fall and rise below the score', () => {
	const { tokens, height } = chartOf([turn({ tokens: 0 }), turn({ tokens: 8 })], five, 8);
	expect(tokens).toBe(`M0 144H160V${height}H320V144`);
});

it('a show without turns is flat', () => {
	expect(chartOf([], five, 8)).toMatchObject({ score: 'M0 130', strikes: [], completions: [] });
});
