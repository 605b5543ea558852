import { expect, it } from 'vitest';
import { pauseAfter } from './backoff.ts';

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
