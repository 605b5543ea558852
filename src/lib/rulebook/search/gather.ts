/** Gathers what the search needs of a game's rulebook. Done by the build: the browser parses nothing. */
import { locales, type Locale, type Rulebook } from '../../games/game.ts';
import type { SearchedGame, Synonyms } from './source.ts';
import { stem } from './stem.ts';
import { formsOf } from './words.ts';

const entities: Readonly<Record<string, string>> = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': '’',
	'&amp;': '&'
};

/** @returns compiled HTML as it is read. Tags end a word, but for those within a sentence. */
const textOf = (html: string): string =>
	html
		.replaceAll(/<\/?(?:strong|em|a|span|b|i|data)\b[^>]*>/g, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
		.replaceAll(/[ \n\t]+/g, ' ')
		.trim();

const openingParagraph = /^<p>(?<key>[\s\S]*?)<\/p>/;

/**
 * @param books the rulebook in each language, with the same sections in the same order
 * @throws Error where the languages differ, a section opens with no sentence, or a synonym is of no section
 */
export const gather = (
	id: string,
	books: Readonly<Record<Locale, Rulebook>>,
	{ names, same, sections }: Synonyms
): SearchedGame => {
	const unknown = Object.keys(sections).find((section) => !books.fr.some(({ id }) => id === section));
	if (unknown !== undefined) throw new Error(`${id}: synonyms of an unknown section "${unknown}"`);
	return {
		id,
		names,
		same,
		sections: books.fr.map((french, place) => {
			const english = books.en[place];
			if (english?.id !== french.id) throw new Error(`${id}: "${french.id}" is not where it is in French`);
			const inBoth = { fr: french, en: english };
			const openings = locales.map((locale) => openingParagraph.exec(inBoth[locale].html));
			const [fr, en] = openings.map((opening) => textOf(opening?.groups?.key ?? ''));
			if (!fr || !en) throw new Error(`${id}: "${french.id}" does not open with a sentence`);
			const also = (sections[french.id] ?? []).join(' ');
			const said = new Set(formsOf(`${french.title} ${english.title} ${fr} ${en} ${also}`).map(stem));
			const text = new Map<string, string>();
			for (const locale of locales) {
				for (const form of formsOf(textOf(inBoth[locale].html))) {
					if (!said.has(stem(form)) && !text.has(stem(form))) text.set(stem(form), form);
				}
			}
			return {
				id: french.id,
				title: { fr: french.title, en: english.title },
				key: { fr, en },
				also,
				text: [...text.values()].sort().join(' ')
			};
		})
	};
};
