import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { locales } from '../../../src/lib/games/locale.ts';
import { synonymsIn } from './plugin.ts';

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/**
 * @returns the folder of a rulebook with one section `tea` in every language, and synonyms of the given
 *   section.
 */
const rulebook = (section: string): string => {
	const folder = mkdtempSync(join(tmpdir(), 'rulebook-'));
	folders.push(folder);
	for (const locale of locales) writeFileSync(join(folder, `${locale}.md`), '## Tea {#tea}\n\nPour it.\n');
	const synonyms = { names: ['tea'], same: [], sections: { [section]: ['a cup'] } };
	writeFileSync(join(folder, 'synonyms.json'), JSON.stringify(synonyms));
	return folder;
};

test('synonyms are read', () => {
	expect(synonymsIn(rulebook('tea')).sections).toEqual({ tea: ['a cup'] });
});

test('synonyms of a section that does not exist are a build error', () => {
	expect(() => synonymsIn(rulebook('coffee'))).toThrow('synonyms of an unknown section "coffee"');
});
