/** The content security policy: a page may load and run only what comes from the app itself. */
import { createHash } from 'node:crypto';

/**
 * SvelteKit's route announcer hides itself with this style attribute. No other style attribute is allowed.
 */
const announcerStyle =
	'position: absolute; left: 0; top: 0; clip: rect(0 0 0 0); clip-path: inset(50%); overflow: hidden; white-space: nowrap; width: 1px; height: 1px';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts with a `src` need no hash, since `'self'` allows them. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const contentsOf = (html: string, element: RegExp): readonly string[] =>
	[...html.matchAll(element)].map(([, text = '']) => text);

/**
 * @param syncOrigin the one other origin that the app may connect to; empty for none.
 * @returns the directives that are the same for every page and for the service worker.
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
 * @param html a page that is complete but for its policy.
 * @param syncOrigin the one other origin that the app may connect to; empty for none.
 * @returns the policy, which allows the inline scripts and styles of this page by their hashes.
 */
export const policyOf = (html: string, syncOrigin: string): string =>
	[
		"default-src 'none'",
		...commonDirectives(syncOrigin),
		["script-src 'self'", ...contentsOf(html, inlineScript).map(hashOf)].join(' '),
		[
			"style-src 'self' 'unsafe-hashes'",
			hashOf(announcerStyle),
			...contentsOf(html, inlineStyle).map(hashOf)
		].join(' '),
		// Strings become markup or script addresses only through these policies: Svelte's templates, the compiled
		// rulebooks, and the default policy of src/hooks.client.ts.
		"require-trusted-types-for 'script'",
		'trusted-types svelte-trusted-html ochaya-rules default'
	].join('; ');
