import type { Locale } from '../../i18n/locale.ts';
import { metas } from '../../games/registry';
import type { BookIndex, SearchedBook } from './book-index';

/** What the build provides for a game: its texts by language, in the files that the pages load. */
export interface SearchSource {
	readonly id: string;
	readonly books: Readonly<Record<Locale, () => Promise<SearchedBook>>>;
}

const made = new Map<string, Promise<BookIndex>>();

const makeIndex = async ({ id, books }: SearchSource, lang: Locale): Promise<BookIndex> => {
	const [{ indexBook }, book] = await Promise.all([import('./book-index'), books[lang]()]);
	return indexBook(id, lang, book);
};

const indexOf = (source: SearchSource, lang: Locale): Promise<BookIndex> => {
	const key = `${source.id} ${lang}`;
	const making = made.get(key) ?? makeIndex(source, lang);
	made.set(key, making);
	making.catch(() => made.delete(key));
	return making;
};

/**
 * Makes the index of every rulebook in a language, once.
 *
 * @param game the one that is indexed first, or the only one
 * @param onmore called with all indexes so far as soon as another game has one
 * @returns a promise that rejects while the texts are neither cached nor reachable; the next call tries again
 */
export const loadIndexes = async (
	lang: Locale,
	{ game, isAlone }: { readonly game: string | undefined; readonly isAlone: boolean },
	onmore: (indexes: readonly BookIndex[]) => void
): Promise<void> => {
	const { default: sources } = await import('virtual:rule-search');
	const ids = metas
		.map(({ id }) => id)
		.filter((id) => !isAlone || id === game)
		.sort((a, b) => Number(b === game) - Number(a === game));
	const indexes: BookIndex[] = [];
	for (const id of ids) {
		const source = sources.find((one) => one.id === id);
		if (!source) continue;
		indexes.push(await indexOf(source, lang));
		onmore([...indexes]);
	}
};
