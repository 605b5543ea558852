/**
 * The Trusted Types policy for the text of the rules, the only HTML that the app inserts: the build compiles
 * it.
 */
const policy = globalThis.trustedTypes?.createPolicy('ochaya-rules', { createHTML: (html) => html });

/** @returns compiled HTML in the form that `{@html}` needs where the page's policy refuses plain strings. */
export const trustedHtml = (compiled: string): string =>
	// The policy returns an object instead of a string, which Svelte assigns unchanged.
	(policy?.createHTML(compiled) as unknown as string | undefined) ?? compiled;
