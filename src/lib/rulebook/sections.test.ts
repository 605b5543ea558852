import { describe, expect, it } from 'vitest';
import type { Rulebook } from '$lib/games/game';
import { chapterOf, chaptersOf, neighboursOf, sectionsWithin } from './sections';

const section = (id: string, level: 2 | 3) => ({ id, title: id, level, html: '' });
const book: Rulebook = [
	section('aim', 2),
	section('actions', 2),
	section('gift', 3),
	section('secret', 3),
	section('goals', 2)
];
const ids = (sections: Rulebook) => sections.map(({ id }) => id);

describe('sections of a rulebook', () => {
	it('finds chapters and their sections', () => {
		expect(ids(chaptersOf(book))).toEqual(['aim', 'actions', 'goals']);
		expect(ids(sectionsWithin(book, 'actions'))).toEqual(['gift', 'secret']);
		expect(ids(sectionsWithin(book, 'gift'))).toEqual([]);
		expect(chapterOf(book, 'secret')?.id).toBe('actions');
		expect(chapterOf(book, 'goals')?.id).toBe('goals');
		expect(chapterOf(book, 'unknown')).toBeUndefined();
	});

	it('finds the neighbours, also at the ends and for an unknown id', () => {
		expect(neighboursOf(book, 'gift')).toEqual({ previous: book[1], next: book[3] });
		expect(neighboursOf(book, 'aim').previous).toBeUndefined();
		expect(neighboursOf(book, 'goals').next).toBeUndefined();
		expect(neighboursOf(book, 'unknown')).toEqual({ previous: undefined, next: undefined });
	});
});
