/** How players ask: every section has its forms, and the search finds those that it does not know. */
import { describe, expect, it } from 'vitest';
import { locales } from '$lib/games/locale';
import { searchedGames } from '../../../../tests/support/rule-search';
import { askUnknownForms, foundShare } from '../../../../tests/support/search-folds';

describe.each(locales)('%s', (locale) => {
	describe.each([...(searchedGames.get(locale) ?? [])])('$id', (game) => {
		it('every section has at least twelve forms', () => {
			const few = game.sections.filter(
				(_, place) => game.forms.filter(({ places }) => places.includes(place)).length < 12
			);
			expect(few.map(({ id }) => id)).toEqual([]);
		});

		it('no form is written twice', () => {
			const seen = new Set<string>();
			const twice = game.forms.filter(({ text }) => seen.has(text) || !seen.add(text));
			expect(twice.map(({ text }) => text)).toEqual([]);
		});

		it('nine in ten unknown forms find a section that answers first or second', () => {
			// One turn of the five that `npm run bench -- search` takes.
			const asked = askUnknownForms([game], 0);
			const missed = asked.filter(({ isFound }) => !isFound);
			expect(
				foundShare(asked),
				missed
					.map(({ ask, sections, found }) => `${ask} [${sections.join(' ')}] found ${found.join(' ')}`)
					.join('\n')
			).toBeGreaterThanOrEqual(90);
		});
	});
});
