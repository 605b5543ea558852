import { expect, it } from 'vitest';
import { stepOf } from './arrow-keys.ts';

it.each([
	['ArrowLeft', [-1, 0]],
	['ArrowRight', [1, 0]],
	['ArrowUp', [0, -1]],
	['ArrowDown', [0, 1]],
	['Tab', undefined]
])('%s points to %j', (key, expected) => {
	expect(stepOf(key)).toEqual(expected);
});
