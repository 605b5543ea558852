/**
 * Writes the `_headers` file, which Netlify, Cloudflare Pages and other hosts read. Each page has its own
 * content security policy in a meta element, with the hashes of its own scripts. The header repeats the
 * directives that all pages share, and adds those that only a header can have.
 */
import { resolve } from '$app/paths';
import { commonDirectives } from '$lib/page/policy';
import type { RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

const policy = [...commonDirectives(__SYNC_ORIGIN__), "object-src 'none'", "frame-ancestors 'self'"];

const rules = [
	[
		`${resolve('/')}*`,
		`Content-Security-Policy: ${policy.join('; ')}`,
		'X-Content-Type-Options: nosniff',
		'Referrer-Policy: no-referrer',
		'Cross-Origin-Opener-Policy: same-origin',
		'Permissions-Policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()'
	],
	[`${resolve('/')}_app/immutable/*`, 'Cache-Control: public, max-age=31536000, immutable']
];

export const GET: RequestHandler = () => {
	const text = rules.map(([path, ...headers]) => [path, ...headers.map((line) => `  ${line}`)].join('\n'));
	return new Response(`${text.join('\n\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
