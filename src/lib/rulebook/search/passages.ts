/** Splits a section's text into passages: sentences, list items and table rows. */

import { printedHtml } from '../cases/choose.ts';

const entities: Readonly<Record<string, string>> = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': '’',
	'&amp;': '&'
};

/** @returns the plain text of compiled HTML, with “ · ” between the cells of a row. */
const textOf = (html: string): string =>
	html
		.replaceAll(/<\/t[dh]>\s*<t[dh][^>]*>/g, ' · ')
		.replaceAll(/<\/?(?:strong|em|a|span|b|i|rule-case)\b[^>]*>/g, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
		.replaceAll(/[ \n\t]+/g, ' ')
		.replaceAll(/ · —(?= · |$)/g, '')
		.trim();

/** A sentence with its closing punctuation. */
const sentence = /.+?(?:[.!?…]+[»”)\u00a0]*(?=\s|$)|$)/gs;

export interface Passage {
	readonly text: string;
	/** Its subject, where it has one: a row's first cell, or the bold beginning of a list item. */
	readonly about: string;
}

/** @returns the passages of a section in order, its key sentence first. */
export const passagesOf = (html: string): readonly Passage[] =>
	html.split(/<\/(?:p|li|tr|figcaption)>/).flatMap((block) => {
		const text = textOf(block);
		if (text === '') return [];
		const about = textOf(/<t[dh][^>]*>(.*?)<\/t[dh]>|<strong>(.*?)<\/strong>/s.exec(block)?.[0] ?? '');
		if (/<(?:td|th|li)\b/.test(block)) return [{ text, about }];
		return (text.match(sentence) ?? []).map((passage) => ({ text: passage.trim(), about }));
	});

/** @returns the key sentence of the printed book, with which every section opens. */
export const keySentenceOf = (html: string): string => {
	const printed = printedHtml(html);
	return textOf(printed.slice(0, printed.indexOf('</p>')));
};
