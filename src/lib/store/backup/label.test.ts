import { expect, test } from 'vitest';
import { log, start } from '../../../../tests/support/toy-log.ts';
import { versionFor } from './label.ts';

test('a file with a noted result has a version that older builds refuse as a whole', () => {
	const noted = { kind: 'finish', noted: { winners: [0], scores: [] } } as const;
	expect(versionFor(log(start, noted), [])).toBe(7);
	expect(versionFor(log(start, { kind: 'finish' }), [])).toBe(6);
});
