/** The index of the rule search as the app makes it, of every game's rulebook in all languages. */
import sources from 'virtual:rule-search';
import { locales } from '../../src/lib/games/locale';
import { gather } from '../../src/lib/rulebook/search/gather';
import { IndexMaker } from '../../src/lib/rulebook/search/make-index';

const maker = new IndexMaker();
for (const { id, synonyms, books } of sources) {
	const read = await Promise.all(locales.map(async (locale) => [locale, await books[locale]()] as const));
	maker.add(gather(id, Object.fromEntries(read), synonyms));
}

export const index = maker.index;
