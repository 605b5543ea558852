/** A section's text, cut where it has a drawing. */
export type Part =
	| { readonly html: string }
	/** `caption` is HTML of the compiler, like the rest. */
	| { readonly drawing: string; readonly caption: string };

/** As the compiler writes it (tools/plugins/rulebook/extensions.ts): always a block of its own. */
const figure = /<figure data-drawing="([a-z-]+)"><figcaption>(.*?)<\/figcaption><\/figure>/;

/** @returns the text and the drawings, in order; no empty text. */
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
