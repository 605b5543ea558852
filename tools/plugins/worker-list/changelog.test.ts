import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '$lib/games/said';
import { versionsIn } from './changelog';

const versions = versionsIn(readFileSync('CHANGELOG.md', 'utf8'));

test('the newest version is the one of the package', () => {
	expect(versions[0]?.version).toBe(__APP_VERSION__);
	expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
});

test.each(versions)('$version says in one line of each language what is new', ({ lines }) => {
	expect(Object.keys(lines).sort()).toEqual([...locales].sort());
	for (const line of Object.values(lines)) expect(line.length).toBeLessThan(140);
});

test('headings and lines are read, other text is not', () => {
	const text = '# New\n\nAbout.\n\n## 2.0\n\n- en: More.\n- fr: Plus.\n\n## 1.0\n\n- en: First.\n';
	expect(versionsIn(text)).toEqual([
		{ version: '2.0', lines: { en: 'More.', fr: 'Plus.' } },
		{ version: '1.0', lines: { en: 'First.' } }
	]);
});
