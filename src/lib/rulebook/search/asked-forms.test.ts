/**
 * How players ask: every section has its forms. Whether they are enough, `questions.test.ts` says; what the search
 * finds of unknown ones, `npm run bench -- search`.
 */
import { describe, expect, it } from 'vitest';
import { locales } from '$lib/i18n/locale';
import { searchedGames } from '../../../../tests/support/rule-search';

describe.each(locales)('%s', (locale) => {
	describe.each([...(searchedGames.get(locale) ?? [])])('$id', ({ book, asked }) => {
		it('every section has at least twelve forms', () => {
			const countOf = (section: string): number =>
				asked.reduce((sum, { sections, forms }) => sum + (sections.includes(section) ? forms.length : 0), 0);
			const counts = book.map(({ id }) => [id, countOf(id)] as const);
			expect(counts.filter(([, count]) => count < 12)).toEqual([]);
		});

		it('no form is written twice', () => {
			const seen = new Set<string>();
			const twice = asked.flatMap(({ forms }) => forms.filter((form) => seen.has(form) || !seen.add(form)));
			expect(twice).toEqual([]);
		});
	});
});
