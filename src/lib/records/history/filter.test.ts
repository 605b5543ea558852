import { describe, expect, it } from 'vitest';
import { allHistory, historyTestOf, isChosen, type HistoryChoice, type Searched } from './filter.ts';

const now = new Date(2026, 10, 21, 20).getTime();
/** Léa of today was “L.” once, under another id. */
const personOf = (id: string): string => (id === 'ell' ? 'lea' : id);
const nameOf = (person: string): string | undefined => (person === 'lea' ? 'Léa' : undefined);
const match = (change: Partial<Searched> = {}): Searched => ({
	game: 'hanabi',
	changed: now,
	place: '',
	ruleSet: '',
	like: '',
	players: ['lea', 'sam'],
	names: ['Léa', 'Sam'],
	note: '',
	...change
});
const finds = (choice: Partial<HistoryChoice>, found: Searched): boolean =>
	historyTestOf({ ...allHistory, ...choice }, now, personOf, nameOf)(found);

describe('the history’s filter', () => {
	it('finds all where nothing is chosen', () => {
		expect(isChosen({ ...allHistory, rival: 'sam', text: ' ' })).toBe(false);
		expect(finds({ text: ' ' }, match())).toBe(true);
	});

	it.each([
		['lea', true],
		['SAM léa', true],
		['rain', true],
		['lyon', true],
		['lea tom', false]
	])('“%s” is found in names, note and place: %s', (text, isFound) => {
		expect(finds({ text }, match({ note: 'Under the rain', place: 'Lyon' }))).toBe(isFound);
	});

	it('finds a person under each of their names, and by the name they have now', () => {
		const early = match({ players: ['ell', 'tom'], names: ['L.', 'Tom'] });
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
		expect(finds({ player: 'guest-2' }, match({ players: ['lea', 'guest-2'] }))).toBe(false);
	});

	it('finds what a place, a kind and a time admit', () => {
		expect(finds({ place: 'lyon', time: 'month' }, match({ place: 'Lyon' }))).toBe(true);
		expect(finds({ kind: 'long' }, match())).toBe(false);
		expect(isChosen({ ...allHistory, time: 'month' })).toBe(true);
	});
});
