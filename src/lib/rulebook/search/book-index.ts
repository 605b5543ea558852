/** The search index of a rulebook in one language: its sections, and the forms in which players ask for them. */
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Rulebook, RuleSection } from '../../games/game.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { AskedForms } from './asked.ts';
import { passagesOf } from './passages.ts';
import { isWord, saidIn, tokensOf } from './tokens.ts';

/** What one language has of a game. */
export interface SearchedBook {
	readonly book: Rulebook;
	readonly asked: readonly AskedForms[];
}

/** What a text finds in a rulebook. */
export interface Found {
	/** How well each section fits, by its id; sections that don't fit at all are left out. */
	readonly scores: ReadonlyMap<string, number>;
	/** Whether the book, or how it is asked for, has every word of the text; the last one may be unfinished. */
	readonly hasEveryWord: boolean;
}

export interface BookIndex {
	readonly game: string;
	readonly lang: Locale;
	readonly sections: ReadonlyMap<string, RuleSection>;
	readonly search: (typed: string) => Found;
}

/** How many of a section's likest forms count: one alone may be alike by chance. */
const likest = 3;
/** Pairs, runs and stop words of a question that more of the forms have tell them little apart, and cost most. */
const rareShare = 0.2;
/** How many letters of a question are read. */
const longest = 200;
/** How many documents are indexed before a key press gets its turn. */
const chunkSize = 40;

const indexIn = (lang: Locale, fields: string[], tokenize = (text: string) => [...tokensOf(text, lang)]) =>
	new MiniSearch({
		...{ fields, tokenize },
		processTerm: (term) => term,
		searchOptions: { boost: { title: 2, asked: 2 } }
	});

/** Makes the index of a game's rulebook in a language. */
export const indexBook = async (
	game: string,
	lang: Locale,
	{ book, asked: groups }: SearchedBook
): Promise<BookIndex> => {
	const forms = groups.flatMap(({ sections, forms: texts }) => texts.map((text) => ({ text, sections })));
	/** How many forms have a token. */
	const counts = new Map<string, number>();
	const byForm = indexIn(lang, ['text'], (form) => {
		const tokens = [...tokensOf(form, lang)];
		for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
		return tokens;
	});
	/** A single word is compared whole: it has nothing else to be told apart by. */
	const rareIn = (text: string): string[] => {
		const isSingle = saidIn(text, lang).length < 2;
		const isRare = (token: string): boolean => (counts.get(token) ?? 0) <= rareShare * forms.length;
		return tokensOf(text, lang).filter((token) => isSingle || isWord(token) || isRare(token));
	};
	await byForm.addAllAsync(
		forms.map(({ text }, id) => ({ id, text })),
		{ chunkSize }
	);
	const bySection = indexIn(lang, ['title', 'key', 'text', 'asked']);
	const documents = book.map(({ id, title, html }) => {
		const [key, ...others] = passagesOf(html);
		const asked = forms.flatMap(({ text, sections }) => (sections.includes(id) ? text : []));
		return { id, title, key, text: others.join('\n'), asked: asked.join('\n') };
	});
	await bySection.addAllAsync(documents, { chunkSize: 4 });

	const search = (text: string): Found => {
		const typed = text.slice(0, longest);
		const words = saidIn(typed, lang);
		const last = /[\p{L}\p{M}]$/u.test(typed) ? words.at(-1) : undefined;
		const scores = new Map<string, number>();
		const add = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score);
		const counted = new Map<string, number>();
		for (const { id, score } of byForm.search(typed, { tokenize: rareIn }) as (SearchResult & {
			readonly id: number;
		})[])
			for (const section of forms[id]?.sections ?? []) {
				const count = (counted.get(section) ?? 0) + 1;
				counted.set(section, count);
				if (count <= likest) add(section, score);
			}
		const found = bySection.search(typed, { prefix: (term) => term === last }) as (SearchResult & {
			readonly id: string;
		})[];
		for (const { id, score } of found) add(id, score);
		const known = new Set(found.flatMap(({ queryTerms }) => queryTerms));
		return { scores, hasEveryWord: words.every((word) => known.has(word)) };
	};
	return { game, lang, sections: new Map(book.map((section) => [section.id, section])), search };
};
