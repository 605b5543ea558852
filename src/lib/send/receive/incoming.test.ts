/** A file of another phone is read whole before anything of it is shown. */
import { expect, test } from 'vitest';
import { readFile } from './incoming';

test('what is too much to be compared at once is not called foreign or damaged', async () => {
	const players = Array.from({ length: 100_001 }, (_, at) => ({ id: `p${at}`, name: `P${at}`, created: 1 }));
	const label = { format: 'ochaya-backup', version: 9, exported: '2026-01-02T00:00:00.000Z' };
	const lines = [label, { players }, { end: 0 }].map((line) => JSON.stringify(line));
	expect(await readFile(new Blob([lines.join('\n')]))).toBe('too-much');
});
