/** The text of the rules is compiled when the app is built: it is the one text that may become markup. */
const policy = globalThis.trustedTypes?.createPolicy('ochaya-rules', { createHTML: (html) => html });

/** @returns compiled text, for `{@html}` under a policy that refuses plain strings. */
export const asMarkup = (compiled: string): string =>
	// What is trusted is an object there, which Svelte hands on as it is.
	(policy?.createHTML(compiled) as unknown as string | undefined) ?? compiled;
