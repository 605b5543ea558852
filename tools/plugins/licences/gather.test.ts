import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { licenceTexts, licenceOf, copyrightLineIn, packageOf } from './gather.ts';

const folders: string[] = [];
/** @returns a folder of installed packages with these files, by path. */
const installed = (files: Readonly<Record<string, string>>): string => {
	const folder = mkdtempSync(join(tmpdir(), 'licences-'));
	folders.push(folder);
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return folder;
};
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test.each([
	['/app/node_modules/idb/build/index.js', 'idb'],
	['/app/node_modules/@sveltejs/kit/src/runtime/client/client.js', '@sveltejs/kit'],
	['/app/node_modules/d3-scale/node_modules/d3-array/src/ticks.js', 'd3-array'],
	['/app/src/lib/i18n/paraglide/runtime.js', '@inlang/paraglide-js'],
	['\0vite/preload-helper.js', 'vite'],
	['\0rolldown/runtime.js', 'rolldown'],
	['/app/src/lib/store/schema.ts', undefined]
])('the module %s is of the package %s', (module, name) => {
	expect(packageOf(module)).toBe(name);
});

test.each([
	['MIT License\n\nCopyright (c) 2018 Rich Harris [and others](https://example.org/people)\n\nPermission …'],
	['Copyright (c) 2018 Rich Harris and others (https://example.org/people) Bold.ttf: Copyright …\n\nThis …'],
	[
		'THE LICENCE\n\n  You must keep the\ncopyright notice of the owner.\n\nCopyright (c) 2018 Rich Harris and others (https://example.org/people)'
	]
])('the copyright line is found in %j', (text) => {
	expect(copyrightLineIn(text)).toBe('Copyright (c) 2018 Rich Harris and others (example.org/people)');
});

test('a licence that names nobody has no copyright line', () => {
	expect(copyrightLineIn('Copyright {yyyy} {name of copyright owner}')).toBeUndefined();
});

test('a package is listed with its version, its licence and its copyright line', () => {
	const modules = installed({
		'tea/package.json': '{ "version": "1.2.3", "license": "ISC" }',
		'tea/license':
			'Copyright 2020 Sen no Rikyū\n\nPermission …\n\n# Licenses of bundled dependencies\n\nMany.'
	});
	expect(licenceOf(modules, 'tea')).toEqual({
		told: { name: 'tea', version: '1.2.3', licence: 'ISC', notice: 'Copyright 2020 Sen no Rikyū' },
		text: 'Copyright 2020 Sen no Rikyū\n\nPermission …'
	});
});

test('of several licences, the one with a text file of its name is taken', () => {
	const modules = installed({
		'tea/package.json': '{ "version": "1.2.3", "license": "(MIT OR Apache-2.0)" }',
		'tea/LICENSE': 'Apache License',
		'tea/LICENSE-MIT': 'Copyright 2020 Sen no Rikyū'
	});
	expect(licenceOf(modules, 'tea').told).toMatchObject({
		licence: 'MIT',
		notice: 'Copyright 2020 Sen no Rikyū'
	});
});

test('a package without a licence is a build error', () => {
	const modules = installed({
		'unnamed/package.json': '{ "version": "1.0.0" }',
		'unnamed/LICENSE': 'A text',
		'textless/package.json': '{ "version": "1.0.0", "license": "MIT" }'
	});
	expect(() => licenceOf(modules, 'unnamed')).toThrow('unnamed ships without its licence');
	expect(() => licenceOf(modules, 'textless')).toThrow('textless ships without its licence');
});

test('a text that several packages share is printed once, below all their names', () => {
	const shipped = (name: string, text: string) => ({
		told: { name, version: '1.0.0', licence: 'ISC' },
		text
	});
	const full = licenceTexts([shipped('scale', 'Mike'), shipped('other', 'Else'), shipped('shape', 'Mike')]);
	expect(full.replaceAll(/─+/g, '—')).toBe('scale 1.0.0\nshape 1.0.0\n—\nMike\n\n\nother 1.0.0\n—\nElse\n');
});
