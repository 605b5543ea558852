/** Splits a section's HTML at its drawings. */
export type Part =
	| { readonly html: string }
	/** `caption` is compiled HTML, too. */
	| { readonly drawing: string; readonly caption: string };

/**
 * A drawing as the compiler writes it (tools/plugins/rulebook/extensions.ts), always as a block of its own.
 */
const figure = /<figure data-drawing="([a-z-]+)"><figcaption>(.*?)<\/figcaption><\/figure>/;

/** @returns the texts and drawings of compiled HTML, in order; empty texts are left out. */
export const partsOf = (html: string): readonly Part[] => {
	const match = figure.exec(html);
	if (!match) return html.trim() === '' ? [] : [{ html }];
	const [whole, drawing = '', caption = ''] = match;
	return [
		...partsOf(html.slice(0, match.index)),
		{ drawing, caption },
		...partsOf(html.slice(match.index + whole.length))
	];
};
