import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { askedIn } from './plugin.ts';

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** @returns a file of questions about the given section, beside a rulebook with one section `tea`. */
const asked = (section: string): string => {
	const folder = mkdtempSync(join(tmpdir(), 'rulebook-'));
	folders.push(folder);
	writeFileSync(join(folder, 'en.md'), '## Tea {#tea}\n\nPour it.\n');
	const file = join(folder, 'asked.en.txt');
	writeFileSync(file, `# ${section}\na cup\n`);
	return file;
};

test('questions are read', () => {
	expect(askedIn(asked('tea'))).toEqual([{ sections: ['tea'], forms: ['a cup'] }]);
});

test('questions about a section that does not exist are a build error', () => {
	expect(() => askedIn(asked('coffee'))).toThrow('questions about an unknown section "coffee"');
});
