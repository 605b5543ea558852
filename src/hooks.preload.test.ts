import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withAllStyles, type Manifest } from './hooks.preload';

const manifest: Manifest = {
	page: { file: '_app/nodes/5.js', imports: ['parts'], css: ['_app/page.css'] },
	parts: { file: '_app/chunks/parts.js', css: ['_app/parts.css'] }
};
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const own = '.page{color:red}@media (width<20em){.page{color:blue}}';
const page = (styles: string) =>
	`<meta content="style-src 'self' '${hashOf(styles)}'"><link href="/base/_app/nodes/5.js" rel="modulepreload"><style>${styles}</style><link href="/base/_app/page.css" rel="stylesheet" disabled media="(max-width: 0)">`;

test('a page has the styles of all that it imports, and its policy names them', () => {
	const html = withAllStyles(page(own), manifest, (file) => `.of-${file.length}{margin:$&}`);
	const all = `${own}\n.of-14{margin:$&}`;
	expect(html).toContain(`<style>${all}</style>`);
	expect(html).toContain(`style-src 'self' '${hashOf(all)}'`);
	expect(html).toContain(
		'<link href="/base/_app/parts.css" rel="stylesheet" disabled media="(max-width: 0)">'
	);
});

test('a page that has them stays as it is', () => {
	const whole = `${page(own)}<link href="/base/_app/parts.css">`;
	expect(withAllStyles(whole, manifest, () => '')).toBe(whole);
});

test('what could not stand in the page ends the build', () => {
	expect(() => withAllStyles(page(own), manifest, () => '.a{background:url(a.png)}')).toThrow('cannot stand');
	expect(() => withAllStyles(page(own).replace('sha256-', 'sha384-'), manifest, () => '')).toThrow(
		'cannot stand'
	);
	expect(() => withAllStyles(page(own).replace(/<style.*style>/, ''), manifest, () => '')).toThrow(
		'cannot stand'
	);
});
