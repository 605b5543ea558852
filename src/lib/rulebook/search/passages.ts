/** Splits a section's text into passages: paragraphs, list items and rows of tables, as they answer a question. */
import { printedHtml } from '../cases/choose.ts';

const entities: Readonly<Record<string, string>> = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': '’',
	'&amp;': '&'
};

/** @returns text of compiled HTML with the characters that stand for themselves. */
export const decoded = (text: string): string =>
	text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);

/** @returns the plain text of compiled HTML. */
const textOf = (html: string): string =>
	decoded(html.replaceAll(/<\/?(?:strong|em|a|span|b|i|rule-case)\b[^>]*>/g, '').replaceAll(/<[^>]+>/g, ' '))
		.replaceAll(/[ \n\t]+/g, ' ')
		.trim();

const cellsOf = (row: string): readonly string[] =>
	[...row.matchAll(/<t[dh]\b[^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => textOf(cell));

/** @returns a row's cells in one line; one that is no more than a number comes with the head of its column. */
const rowText = (row: string, heads: readonly string[]): string =>
	cellsOf(row)
		.map((cell, at) => (/\p{L}/u.test(cell) || !/\d/.test(cell) ? cell : `${heads[at] ?? ''} ${cell}`.trim()))
		.filter((cell) => !/^—?$/.test(cell))
		.join(' · ');

/** @returns the passages of a section in order, its key sentence first. The heads of a table alone are none. */
export const passagesOf = (html: string): readonly string[] => {
	let heads: readonly string[] = [];
	return html.split(/<\/(?:p|li|tr|figcaption)>/).flatMap((block) => {
		const isRow = /<t[dh]\b/.test(block);
		if (isRow && !/<td\b/.test(block)) {
			heads = cellsOf(block);
			return [];
		}
		const text = isRow ? rowText(block, heads) : textOf(block);
		return text === '' ? [] : [text];
	});
};

/** @returns the key sentence of the printed book, with which every section opens. */
export const keySentenceOf = (html: string): string => {
	const printed = printedHtml(html);
	return textOf(printed.slice(0, printed.indexOf('</p>')));
};
