import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '$lib/i18n/locale';
import { versionsIn } from './changelog';

const versions = versionsIn(readFileSync('CHANGELOG.md', 'utf8'));

test('the newest version is the one of the package', () => {
	expect(versions[0]?.version).toBe(__APP_VERSION__);
	expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
});

test.each(versions)('$version has one line about what is new in each language', ({ lines }) => {
	expect(Object.keys(lines).sort()).toEqual([...locales].sort());
	for (const line of Object.values(lines)) expect(line.length).toBeLessThan(140);
});

test('versions and their lines are read; "Unreleased" and what follows the lines are not', () => {
	const text = [
		'# Changelog\n\nAbout.\n\n## [Unreleased]\n\n### Added\n\n- en: no line\n',
		'\n## [2.0.0] - 2026-12-01\n\n- en: More.\n- fr: Plus.\n\n### Added\n\n- CSV: more columns.\n',
		'\n## [1.0.0] - 2026-11-01\n\n- en: First.\n'
	].join('');
	expect(versionsIn(text)).toEqual([
		{ version: '2.0.0', lines: { en: 'More.', fr: 'Plus.' } },
		{ version: '1.0.0', lines: { en: 'First.' } }
	]);
});
