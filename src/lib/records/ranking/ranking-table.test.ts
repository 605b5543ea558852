import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Result } from '$lib/games/outcome';
import { played, type Change } from '../../../../tests/support/played.ts';
import type { Played } from '../../matches/played.ts';
import { rankingOf, showsRankingOf } from './ranking.ts';
import {
	nextSorting,
	showsRankingTableOf,
	sorted,
	rankingTableOf,
	type RankingLine,
	type RankingTable
} from './ranking-table.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));
const labels = { nameOf: (person: string) => person.toUpperCase(), markOf: () => 0 };

const match = (at: number, results: readonly Result[], change: Change = {}): Played =>
	played({ id: `match-${at}`, changed: at, results, scores: [], ...change });
/** Léa wins four matches of five. */
const five = [1, 2, 3, 4, 5].map((at) => match(at, at === 3 ? ['lost', 'won'] : ['won', 'lost']));
const textsOf = ({ columns, ranked }: RankingTable) =>
	ranked.map(({ place, name, cells }) => ({
		place,
		name,
		...Object.fromEntries(columns.map(({ id }, index) => [id, cells[index]?.text]))
	}));

describe('a ranking in words', () => {
	it('says the share, the matches, and the rest', () => {
		const table = rankingTableOf(rankingOf(five), labels);
		// Elo: 1500 + 16 + 14.53 − 18.78 + 14.92 + 13.56.
		expect(textsOf(table)[0]).toEqual({
			...{ place: 1, name: 'LEA', share: '80%', matches: '5', won: '4' },
			// Its ten matches are still to come.
			elo: '≈1540'
		});
		expect(table.ranked[0]?.told).toBe('4\u00a0wins in 5\u00a0matches');
	});

	it('has columns for draws, scores and ratings only where there are some', () => {
		const ids = (matches: readonly Played[]) =>
			rankingTableOf(rankingOf(matches), labels).columns.map(({ id }) => id);
		const withGuest = five.map((one) => ({ ...one, people: ['lea', undefined] }));
		expect(ids(withGuest)).toEqual(['share', 'matches', 'won']);
		const rich = [match(1, ['drawn', 'drawn'], { scores: [3, 4] })];
		expect(ids(rich)).toEqual(['share', 'matches', 'won', 'drawn', 'elo', 'mean']);
	});

	it('explains Elo where there is one', () => {
		const said = rankingTableOf(rankingOf(five), labels).notes.join(' ');
		expect(said).toContain('Beat a stronger player and you gain more');
		expect(said).toContain('Before your tenth match it’s approximate');
		const withGuest = five.map((one) => ({ ...one, people: ['lea', undefined] }));
		expect(rankingTableOf(rankingOf(withGuest), labels).notes.join(' ')).not.toContain('Elo');
	});

	it('is written as each language writes', () => {
		overwriteGetLocale(() => 'fr');
		const [line] = rankingTableOf(rankingOf(five), labels).ranked;
		expect(line?.cells[0]?.text).toMatch(/^80\s%$/);
		expect(line?.whole).toMatch(/^80\s% · 4\u00a0victoires en 5\u00a0parties$/);
	});
});

it('a ranking of shows has their mean score, and neither wins nor ratings', () => {
	const shows = [25, 20, 20, 18, 15].map((score, at) =>
		match(at, ['won', 'won'], {
			scores: [score],
			standing: { scores: [score], max: 25 },
			record: { isTogether: true, like: '2-full' }
		})
	);
	const table = showsRankingTableOf(showsRankingOf(shows), labels);
	expect(textsOf(table)[0]).toEqual({
		...{ place: 1, name: 'LEA', mean: '19.6', shows: '5', perfect: '1', best: '25' }
	});
	expect(table.ranked[0]?.whole).toBe('19.6 on average over 5\u00a0shows');
});

const columns = ['share', 'elo'].map((id) => ({ id, label: id }));
const line = (name: string, share: number, elo?: number): RankingLine => ({
	person: name,
	name,
	place: 1,
	told: '',
	whole: '',
	cells: [share, elo].map((value) => ({ text: String(value), value }))
});
const lines = [line('Zoé', 0.8, 1510), line('Éric', 0.5), line('Ema', 0.5, 1490)];
const namesBy = (by: string, isDescending: boolean) =>
	sorted(lines, columns, { by, isDescending }).map(({ name }) => name);

it('lines are sorted by a column, equal ones staying as they are', () => {
	expect(namesBy('share', true)).toEqual(['Zoé', 'Éric', 'Ema']);
	expect(namesBy('share', false)).toEqual(['Éric', 'Ema', 'Zoé']);
});
it('lines without a number come last in both directions', () => {
	expect(namesBy('elo', true)).toEqual(['Zoé', 'Ema', 'Éric']);
	expect(namesBy('elo', false)).toEqual(['Ema', 'Zoé', 'Éric']);
});
it('names are sorted as people do, accents with their letters', () => {
	expect(namesBy('name', false)).toEqual(['Ema', 'Éric', 'Zoé']);
	expect(namesBy('name', true)).toEqual(['Zoé', 'Éric', 'Ema']);
});
it('a column begins with the greatest, names with A, and the other way round when pressed again', () => {
	const first = nextSorting({ by: 'share', isDescending: true }, 'elo');
	expect(first).toEqual({ by: 'elo', isDescending: true });
	expect(nextSorting(first, 'elo')).toEqual({ by: 'elo', isDescending: false });
	expect(nextSorting(first, 'name')).toEqual({ by: 'name', isDescending: false });
});
