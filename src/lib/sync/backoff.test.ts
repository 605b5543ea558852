import { expect, it } from 'vitest';
import { pauseAfter, probeAfter } from './backoff.ts';

it.each([
	[1, 0, 500],
	[1, 0.999, 1000],
	[2, 0, 1000],
	[5, 0.5, 12_000],
	[9, 0, 128_000],
	[30, 0, 150_000],
	[3000, 0.999, 299_850]
])('after %i failures, by chance %d: %i ms', (failures, chance, pause) => {
	expect(pauseAfter(failures, chance)).toBe(pause);
});

it.each([
	[1, 0, 500],
	[1, 0.999, 1000],
	[2, 0, 1000],
	[3, 0.999, 3998],
	[60, 0.999, 3998],
	[61, 0, 2250],
	[72, 0.999, 9995],
	[112, 0, 15_000],
	[3000, 0.999, 29_985],
	[Infinity, 0, 15_000]
])('the group is looked for after %i failures, by chance %d: in %i ms', (failures, chance, pause) => {
	expect(probeAfter(failures, chance)).toBe(pause);
});
