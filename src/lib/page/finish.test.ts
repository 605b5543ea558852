import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage, type PageContext } from './finish';
import type { ClientBuild, Manifest } from './client-build';

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
const context: PageContext = {
	lang: 'fr',
	tooOld: 'Trop ancien.',
	base: '/tea/',
	syncOrigin: '',
	games: []
};
const template =
	'<html lang="%ochaya.lang%">%ochaya.policy%%ochaya.importMap%%ochaya.first%<script>first()</script>%ochaya.links%<style>.own{}</style><link href="/tea/_app/page.css">%ochaya.tables%%ochaya.tooOld%<script src="/a.js"></script>';
const page = { html: template, scripts: ['_app/nodes/5.js'] };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page says its language, and what to do in a browser that is too old', () => {
	const html = finishPage(page, context, build);
	expect(html).toContain('<html lang="fr">');
	expect(html).toContain('Trop ancien.');
	expect(html).not.toContain('%ochaya');
});

test('a page preloads all that it imports, directly or through other files', () => {
	const html = finishPage(page, context, build);
	expect(html).toContain('<link rel="modulepreload" href="/tea/_app/nodes/5.js" />');
	expect(html).toContain('<link rel="modulepreload" href="/tea/_app/parts.js" />');
	expect(html).not.toContain('table.js');
});

test('styles that SvelteKit left out are inlined, and are not fetched', () => {
	const html = finishPage(page, context, build);
	expect(html).toContain('<style>.of-14{margin:$&}</style>');
	expect(html).toContain(
		'<link rel="stylesheet" href="/tea/_app/parts.css" disabled media="(max-width: 0)" />'
	);
	expect(html.match(/page\.css/g)).toHaveLength(1);
});

test('the policy allows the inline scripts and styles by their hashes, and no others', () => {
	const html = finishPage(page, { ...context, syncOrigin: 'https://db.example' }, build);
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

test('our own scripts are inlined without their comments', () => {
	const html = finishPage(page, context, build);
	expect(html).toContain("localStorage.getItem('ochaya-theme')");
	expect(html).not.toMatch(/^\s*\/[/*]/m);
});

test('the page of a match lists the further files of each table, fonts included', () => {
	const html = finishPage(page, { ...context, games: ['hanabi'] }, build);
	const [, content = ''] = /name="ochaya-tables" content="([^"]*)"/.exec(html) ?? [];
	expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
		hanabi: ['/tea/_app/table.js', '/tea/_app/words.js', '/tea/_app/table.css', '/tea/_app/serif.woff2']
	});
});

test('a game without a table, and a page without a placeholder, end the build', () => {
	expect(() => finishPage(page, { ...context, games: ['go'] }, build)).toThrow('the table of go');
	expect(() => finishPage({ ...page, html: '' }, context, build)).toThrow('no place for lang');
});

test('during development there are no preload links and no policy', () => {
	const html = finishPage(page, context, undefined);
	expect(html).not.toContain('%ochaya');
	expect(html).not.toContain('content-security-policy');
});
