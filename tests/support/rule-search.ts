/** The search as the pages have it, over every game's rulebook in both languages. */
import sources from 'virtual:rule-search';
import { gather } from '../../src/lib/rulebook/search/gather';
import { IndexMaker } from '../../src/lib/rulebook/search/make-index';

const maker = new IndexMaker();
for (const { id, synonyms, books } of sources) {
	maker.add(gather(id, { fr: await books.fr(), en: await books.en() }, synonyms));
}

export const index = maker.index;
