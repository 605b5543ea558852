/** The files that `npm run size -- --update` counts as part of an update. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesToFetch, updateReport } from '../tools/size/update.mjs';

const folder = mkdtempSync(join(tmpdir(), 'update-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
/** @returns a file of a build, with this URL and this text. */
const kept = (url: string, text: string) => {
	const file = join(folder, `${(count += 1)}.js`);
	writeFileSync(file, text);
	return { url, file };
};

it('counts files that are new, changed or renamed, and none that stayed or went', () => {
	const had = [kept('/a.js', 'a'), kept('/sw.js', 'old'), kept('/b.1.js', 'b'), kept('/gone.js', 'gone')];
	const wanted = [kept('/a.js', 'a'), kept('/sw.js', 'new'), kept('/b.2.js', 'b'), kept('/c.js', 'c')];
	const fetched = filesToFetch(wanted, had);
	expect(fetched.map(({ url, isNew }) => [url, isNew]).sort()).toEqual([
		['/b.2.js', true],
		['/c.js', true],
		['/sw.js', false]
	]);
});

it('gives gzipped sizes, the largest first', () => {
	const fetched = filesToFetch([kept('/few.js', 'x'), kept('/many.js', 'tea '.repeat(10_000))], []);
	expect(fetched.map(({ url }) => url)).toEqual(['/many.js', '/few.js']);
	expect(fetched[0]?.bytes).toBeLessThan(1_000);
	expect(updateReport({ fetched, bytes: 12_345, files: 7 })).toContain('12.3 kB to fetch: 2 of 7 files');
});
