/** Parts a section's text into its key sentence, which a folded section shows, and the rest. */

interface Parted {
	/** HTML within a paragraph, without links: it stands in the handle that unfolds the section. */
	readonly key: string;
	/** The blocks after it; empty where the key sentence says everything. */
	readonly rest: string;
}

/** A piece of HTML: a tag, or the text up to the next one. */
const piece = /<(\/?)([a-z-]+)[^>]*>|[^<]+/g;

/** @returns how much of a paragraph its bold beginning is, with the cases of a match that it stands in. */
const lengthOfKey = (paragraph: string): number => {
	let depth = 0;
	let end = 0;
	for (const { 0: text, 1: slash, 2: name, index } of paragraph.matchAll(piece)) {
		const isKey = name === 'strong' || name === 'rule-case';
		if (depth === 0 && !isKey && text.trim() !== '') break;
		if (isKey) depth += slash === '' ? 1 : -1;
		if (depth === 0 && isKey) end = index + text.length;
	}
	return end;
};

/**
 * @param html of a section, its cases chosen. It begins with a paragraph, and that with the key sentence in bold; a
 *   paragraph without one is the key as a whole.
 */
export const partAtKey = (html: string): Parted => {
	const close = html.indexOf('</p>');
	const first = html.slice('<p>'.length, close);
	const end = lengthOfKey(first) || first.length;
	const left = first.slice(end).trim();
	return {
		key: first.slice(0, end).replaceAll(/<\/?a\b[^>]*>/g, ''),
		rest: ((left === '' ? '' : `<p>${left}</p>`) + html.slice(close + '</p>'.length)).trim()
	};
};
