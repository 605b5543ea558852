/** What is heard at the end of a show: the reason alone where it tells the last action too. */
import { expect, it } from 'vitest';
import { spokenWords } from './spoken.ts';

it.each([
	['three-fuses', true],
	['fuses-counted', true],
	['perfection-lost', true],
	['given-up', true],
	['finished', true],
	['stopped', true],
	['perfect', false],
	['last-round', false],
	['no-move', false],
	['of-a-later-build', false]
])('%s tells the last action: %s', (reason, isTold) => {
	expect(spokenWords.isToldByReason?.(reason)).toBe(isTold);
});
