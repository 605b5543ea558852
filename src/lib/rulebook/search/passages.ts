/** A section's text as it is read, piece by piece: sentences, points of a list, rows of a table. */

const entities: Readonly<Record<string, string>> = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': '’',
	'&amp;': '&'
};

/** @returns compiled HTML as it is read; cells of a row are set apart. */
const textOf = (html: string): string =>
	html
		.replaceAll(/<\/t[dh]>\s*<t[dh][^>]*>/g, ' · ')
		.replaceAll(/<\/?(?:strong|em|a|span|b|i)\b[^>]*>/g, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
		.replaceAll(/[ \n\t]+/g, ' ')
		.replaceAll(/ · —(?= · |$)/g, '')
		.trim();

/** Up to what ends a sentence, closing marks included. */
const sentence = /.+?(?:[.!?…]+[»”)\u00a0]*(?=\s|$)|$)/gs;

/** One thing that is said. */
export interface Passage {
	readonly text: string;
	/** What it is about, where its shape says so: a row's first cell, the bold beginning of a point. */
	readonly about: string;
}

/** @returns what a section says, in order; its key sentence first. */
export const passagesOf = (html: string): readonly Passage[] =>
	html.split(/<\/(?:p|li|tr|figcaption)>/).flatMap((block) => {
		const text = textOf(block);
		if (text === '') return [];
		const about = textOf(/<t[dh][^>]*>(.*?)<\/t[dh]>|<strong>(.*?)<\/strong>/s.exec(block)?.[0] ?? '');
		if (/<(?:td|th|li)\b/.test(block)) return [{ text, about }];
		return (text.match(sentence) ?? []).map((said) => ({ text: said.trim(), about }));
	});

/** @returns the sentence that answers, which every section opens with. */
export const keySentenceOf = (html: string): string => textOf(html.slice(0, html.indexOf('</p>')));
