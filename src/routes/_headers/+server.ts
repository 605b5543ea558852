/**
 * The headers for hosts that can set them, in the form of `_headers` (Netlify, Cloudflare Pages and others). Each page
 * carries its own policy, with the hashes of its own scripts. The header repeats what is the same on every page, and
 * adds what only a header can say.
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
