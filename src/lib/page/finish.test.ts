import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finished, type Around } from './finish';
import type { ClientBuild, Manifest } from './manifest';

const manifest: Manifest = {
	'nodes/5.js': { file: '_app/nodes/5.js', imports: ['parts'], css: ['_app/page.css'] },
	parts: { file: '_app/parts.js', css: ['_app/parts.css'] },
	table: { file: '_app/table.js', name: 'hanabi', imports: ['parts', 'words'], css: ['_app/table.css'] },
	words: { file: '_app/words.js' },
	font: { file: '_app/serif.woff2' }
};
const build: ClientBuild = {
	manifest,
	importMap: '{"imports":{}}',
	read: (file) => `.of-${file.length}{margin:$&}`
};
const around: Around = {
	lang: 'fr',
	tooOld: 'Trop ancien.',
	base: '/tea/',
	syncOrigin: '',
	games: []
};
const places =
	'<html lang="%ochaya.lang%">%ochaya.policy%%ochaya.importMap%%ochaya.first%<script>first()</script>%ochaya.links%<style>.own{}</style><link href="/tea/_app/page.css">%ochaya.tables%%ochaya.tooOld%<script src="/a.js"></script>';
const page = { html: places, scripts: ['_app/nodes/5.js'] };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page says its language, and what to do in a browser that is too old', () => {
	const html = finished(page, around, build);
	expect(html).toContain('<html lang="fr">');
	expect(html).toContain('Trop ancien.');
	expect(html).not.toContain('%ochaya');
});

test('a page links all that it imports, through other files too', () => {
	const html = finished(page, around, build);
	expect(html).toContain('<link rel="modulepreload" href="/tea/_app/nodes/5.js" />');
	expect(html).toContain('<link rel="modulepreload" href="/tea/_app/parts.js" />');
	expect(html).not.toContain('table.js');
});

test('styles that Kit left out stand in the page, and are not fetched', () => {
	const html = finished(page, around, build);
	expect(html).toContain('<style>.of-14{margin:$&}</style>');
	expect(html).toContain(
		'<link rel="stylesheet" href="/tea/_app/parts.css" disabled media="(max-width: 0)" />'
	);
	expect(html.match(/page\.css/g)).toHaveLength(1);
});

test('its policy names the inline scripts and styles by their hashes, and no other', () => {
	const html = finished(page, { ...around, syncOrigin: 'https://db.example' }, build);
	const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
	const scripts = [...html.matchAll(/<script(?! src)[^>]*>([^<]*)<\/script>/g)].map(([, text = '']) => text);
	expect(scripts).toHaveLength(3);
	expect(scripts).toContain('{"imports":{}}');
	expect(policy).toContain(`script-src 'self' ${scripts.map(hashOf).join(' ')};`);
	expect(policy).toMatch(/style-src 'self' 'unsafe-hashes' 'sha256-[^']+' 'sha256-[^']+' 'sha256-[^']+';/);
	for (const style of ['.own{}', '.of-14{margin:$&}']) expect(policy).toContain(hashOf(style));
	expect(policy).toContain("connect-src 'self' https://db.example;");
	expect(policy).toContain("require-trusted-types-for 'script'");
});

test('the scripts of ours stand in the page without their comments', () => {
	const html = finished(page, around, build);
	expect(html).toContain("localStorage.getItem('ochaya-theme')");
	expect(html).not.toMatch(/^\s*\/[/*]/m);
});

test('the page of a match tells what each table asks for beside it, fonts included', () => {
	const html = finished(page, { ...around, games: ['hanabi'] }, build);
	const [, content = ''] = /name="ochaya-tables" content="([^"]*)"/.exec(html) ?? [];
	expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
		hanabi: ['/tea/_app/table.js', '/tea/_app/words.js', '/tea/_app/table.css', '/tea/_app/serif.woff2']
	});
});

test('a game without a table, and a page without a place, end the build', () => {
	expect(() => finished(page, { ...around, games: ['go'] }, build)).toThrow('the table of go');
	expect(() => finished({ ...page, html: '' }, around, build)).toThrow('no place for lang');
});

test('while developing nothing is linked and nothing forbidden', () => {
	const html = finished(page, around, undefined);
	expect(html).not.toContain('%ochaya');
	expect(html).not.toContain('content-security-policy');
});
