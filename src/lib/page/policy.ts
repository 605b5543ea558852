/** The content policy: what a page may load and run. Everything comes from the app itself. */
import { createHash } from 'node:crypto';

/** Kit's route announcer hides itself with this style attribute; no other inline style is allowed. */
const announcerStyle =
	'position: absolute; left: 0; top: 0; clip: rect(0 0 0 0); clip-path: inset(50%); overflow: hidden; white-space: nowrap; width: 1px; height: 1px';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts with a file of their own are covered by `'self'`. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const textsOf = (html: string, element: RegExp): readonly string[] =>
	[...html.matchAll(element)].map(([, text = '']) => text);

/**
 * @param syncOrigin the one other origin that may be spoken with; empty for none.
 * @returns the directives that are the same for every page, and for the worker.
 */
export const commonDirectives = (syncOrigin: string): readonly string[] => [
	`connect-src 'self'${syncOrigin && ` ${syncOrigin}`}`,
	"img-src 'self' data: blob:",
	"font-src 'self'",
	"manifest-src 'self'",
	"worker-src 'self'",
	"base-uri 'none'",
	"form-action 'self'"
];

/**
 * @param html a whole page, but for its policy.
 * @param syncOrigin as `commonDirectives` takes it.
 * @returns the policy, which names the inline scripts and styles of this page by their hashes.
 */
export const policyOf = (html: string, syncOrigin: string): string =>
	[
		"default-src 'none'",
		...commonDirectives(syncOrigin),
		["script-src 'self'", ...textsOf(html, inlineScript).map(hashOf)].join(' '),
		[
			"style-src 'self' 'unsafe-hashes'",
			hashOf(announcerStyle),
			...textsOf(html, inlineStyle).map(hashOf)
		].join(' '),
		// No text becomes markup or a script's address, but through Svelte's templates, the compiled rules and
		// src/hooks.client.ts.
		"require-trusted-types-for 'script'",
		'trusted-types svelte-trusted-html ochaya-rules default'
	].join('; ');
