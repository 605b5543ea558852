/** A show compared with earlier shows of the same players. */
import { expect, it } from 'vitest';
import type { Outcome } from '../../../outcome.ts';
import { compareWith } from './comparison.ts';
import { outcomeOf } from '../result.ts';
import { table, withOptions } from '../../../../../../tests/oracles/hanabi/values.ts';

const ended = (fireworks: string): Outcome => outcomeOf(table(fireworks, ''), 'last-round');
const lost = outcomeOf(table('w5', ''), 'three-fuses');
const sixColours = outcomeOf(table('w5 m5', '', {}, withOptions({ multicolour: 5 })), 'last-round');

it('the best, the average and the place among them', () => {
	const earlier = [ended('w5 r5'), ended('w5'), ended('w5 r4')];
	expect(compareWith(ended('w5 r4'), earlier)).toEqual({
		count: 3,
		best: 10,
		average: 8,
		place: 2,
		isBest: false
	});
	expect(compareWith(ended('w5 r5 b1'), earlier)).toMatchObject({ place: 1, isBest: true });
	expect(compareWith(ended('w5 r5'), earlier)).toMatchObject({ place: 1, isBest: false });
});

it('lost shows and shows with another number of fireworks are not compared', () => {
	expect(compareWith(ended('w5'), [lost, sixColours])).toBeUndefined();
	expect(compareWith(lost, [ended('w5')])).toBeUndefined();
	expect(compareWith(ended('w5'), [])).toBeUndefined();
});
