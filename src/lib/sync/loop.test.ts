import { expect, it } from 'vitest';
import { pauseAfter } from './loop.ts';

it.each([
	['offline', 1, 0, 500],
	['offline', 1, 0.999, 1000],
	['offline', 2, 0, 1000],
	['store', 3, 0.999, 3998],
	['busy', 60, 0.999, 3998],
	['offline', 61, 0, 15_000],
	['offline', 3000, 0.999, 29_985],
	['locked-out', 1, 0, 15_000],
	['password', 1, 0, undefined]
] as const)('after %s, failure %i, by chance %d: in %s ms', (trouble, failures, chance, pause) => {
	expect(pauseAfter(trouble, failures, chance)).toBe(pause);
});
