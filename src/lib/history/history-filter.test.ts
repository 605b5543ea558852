import { describe, expect, it } from 'vitest';
import { endedRow } from '../../../tests/support/ended-row.ts';
import type { MatchRow } from '$lib/store/lists/row';
import {
	noHistoryFilter,
	foundIn,
	isHistoryFiltered,
	type HistoryFilter,
	searchedWords
} from './history-filter.ts';

const [lea, sam] = [
	{ id: 'lea', name: 'Léa' },
	{ id: 'sam', name: 'Sam' }
];
const now = new Date(2026, 10, 21, 20).getTime();
/** Léa of today was “L.” once, under another id. */
const personOf = (id: string): string => (id === 'ell' ? 'lea' : id);
const nameOf = (person: string): string | undefined => (person === 'lea' ? 'Léa' : undefined);
const match = (change: Partial<MatchRow> = {}): MatchRow => ({
	...endedRow,
	...{ game: 'hanabi', changed: now, players: [lea, sam] },
	...change
});
const finds = (choice: Partial<HistoryFilter>, row: MatchRow): boolean =>
	foundIn([row], { ...noHistoryFilter, ...choice }, { now, personOf, nameOf, wordsOf: searchedWords() })
		.length > 0;

describe('the history’s filter', () => {
	it('finds all where nothing is chosen', () => {
		expect(isHistoryFiltered({ ...noHistoryFilter, rival: 'sam', text: ' ' })).toBe(false);
		expect(finds({ text: ' ' }, match())).toBe(true);
	});

	it.each([
		['lea', true],
		['SAM léa', true],
		['rain', true],
		['lyon', true],
		['lea tom', false],
		['hanabi november', true],
		['2026 lyon', true],
		['saturday 21', true],
		['geisha', false],
		['2025', false]
	])('“%s” is found in names, note, place, game and date: %s', (text, isFound) => {
		expect(finds({ text }, match({ note: 'Under the rain', place: 'Lyon' }))).toBe(isFound);
	});

	it('finds a person under each of their names, and by the name they have now', () => {
		const early = match({
			players: [
				{ id: 'ell', name: 'L.' },
				{ id: 'tom', name: 'Tom' }
			]
		});
		expect(finds({ player: 'lea' }, early)).toBe(true);
		expect(finds({ player: 'ell' }, match())).toBe(true);
		expect(finds({ player: 'lea', rival: 'tom' }, early)).toBe(true);
		expect(finds({ text: 'léa' }, early)).toBe(true);
		expect(finds({ text: 'l.' }, early)).toBe(true);
	});

	it('with two players finds matches of both, in whatever seats', () => {
		expect(finds({ player: 'sam', rival: 'lea' }, match())).toBe(true);
		expect(finds({ player: 'sam', rival: 'tom' }, match())).toBe(false);
	});

	it('finds no guest: a seat’s number is not a person', () => {
		expect(finds({ player: 'guest-2' }, match({ players: [lea, { id: 'guest-2', name: 'Player 2' }] }))).toBe(
			false
		);
	});

	it('finds what a place, a kind and a time admit', () => {
		expect(finds({ place: 'lyon', time: 'month' }, match({ place: 'Lyon' }))).toBe(true);
		expect(finds({ kind: 'short' }, match())).toBe(false);
		expect(isHistoryFiltered({ ...noHistoryFilter, time: 'month' })).toBe(true);
	});
});
