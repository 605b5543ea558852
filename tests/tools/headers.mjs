/**
 * The headers for hosts that can set them, in the form of `_headers` (Netlify, Cloudflare Pages and others).
 *
 * Each page carries its own policy, with the hashes of its own scripts. The header repeats what is the same on
 * every page, and adds what only a header can say.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What differs from page to page, or would hold the worker too. */
const ofPages = /^(default-src|script-src|style-src|require-trusted-types-for|trusted-types)\b/;

/** @param {string} html @returns {string[]} the directives of a built page. */
export const pageDirectives = (html) => {
	const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
	return meta
		.replaceAll('&#39;', "'")
		.split(';')
		.map((directive) => directive.trim())
		.filter(Boolean);
};

/**
 * @param {string} dir of the build.
 * @param {string} base the path it is served under.
 */
export const writeHeaders = (dir, base) => {
	const page = readFileSync(join(dir, 'fr/index.html'), 'utf8');
	const same = pageDirectives(page).filter((directive) => !ofPages.test(directive));
	const headers = [
		`Content-Security-Policy: ${[...same, "object-src 'none'", "frame-ancestors 'self'"].join('; ')}`,
		'X-Content-Type-Options: nosniff',
		'Referrer-Policy: no-referrer',
		'Cross-Origin-Opener-Policy: same-origin',
		'Permissions-Policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()'
	];
	const immutable = 'Cache-Control: public, max-age=31536000, immutable';
	const rules = [
		[`${base}/*`, ...headers],
		[`${base}/_app/immutable/*`, immutable]
	];
	const text = rules.map(([path, ...lines]) => [path, ...lines.map((line) => `  ${line}`)].join('\n'));
	writeFileSync(join(dir, '_headers'), `${text.join('\n\n')}\n`);
};

/** @param {string} text of a `_headers` file. @returns {Record<string, string>} those of every address. */
export const commonHeaders = (text) => {
	const [first = ''] = text.split('\n\n');
	return Object.fromEntries(
		first
			.split('\n')
			.slice(1)
			.map((line) => {
				const [name = '', ...value] = line.trim().split(': ');
				return [name.toLowerCase(), value.join(': ')];
			})
	);
};
