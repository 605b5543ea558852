import { expect, it } from 'vitest';
import type { RankingLine } from './ranking-table.ts';
import { nextSorting, sorted } from './sorting.ts';

const columns = [
	{ id: 'share', label: 'Share' },
	{ id: 'elo', label: 'Elo' }
];
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
