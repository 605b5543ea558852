import { describe, expect, it } from 'vitest';
import { isListed, type MatchRow } from '../../store/lists/row.ts';
import { eveningOf, partOfDay } from '../evening.ts';
import { eveningsOf } from './evenings.ts';
import { filterOf, isFiltered, type FilterChoice } from './filter.ts';

const now = new Date(2026, 10, 21, 22).getTime();
const any: FilterChoice = { game: '', player: '', rival: '', span: 'all', text: '' };
const row = (change: Partial<MatchRow> = {}): MatchRow => ({
	id: 'match',
	game: 'pebbles',
	version: 1,
	players: [
		{ id: 'lea', name: 'Léa' },
		{ id: 'sam', name: 'Sam' }
	],
	started: now,
	changed: now,
	headline: { code: 'playing', params: {} },
	isDeleted: false,
	entries: 1,
	...change
});
const finds = (chosen: Partial<FilterChoice>, one: MatchRow): boolean =>
	isListed(one, filterOf({ ...any, ...chosen }, now));

describe('the filter of the history', () => {
	it('finds everything at first', () => {
		expect(isFiltered(any)).toBe(false);
		expect(filterOf(any, now)).toEqual({});
	});

	it.each([
		['lea', true],
		['SAM léa', true],
		['rain', true],
		['lyon', true],
		['lea tom', false]
	])('“%s” is found in names, note and place: %s', (text, isFound) => {
		expect(finds({ text }, row({ note: 'Under the rain', place: 'Lyon' }))).toBe(isFound);
	});

	it('with two players finds matches of both, in whatever seats', () => {
		expect(finds({ player: 'sam', rival: 'lea' }, row())).toBe(true);
		expect(finds({ player: 'sam', rival: 'tom' }, row())).toBe(false);
	});

	it.each([
		['week', new Date(2026, 10, 15).getTime(), true],
		['week', new Date(2026, 10, 13).getTime(), false],
		['month', new Date(2026, 10, 1).getTime(), true],
		['month', new Date(2026, 9, 31, 23).getTime(), false],
		['year', new Date(2026, 0, 1).getTime(), true],
		['before', new Date(2026, 0, 1).getTime(), false],
		['before', new Date(2025, 11, 31).getTime(), true]
	] as const)('%s has %i: %s', (span, changed, isFound) => {
		expect(finds({ span }, row({ changed }))).toBe(isFound);
	});
});

describe('an evening', () => {
	it('lasts until dawn', () => {
		expect(eveningOf(new Date(2026, 10, 21, 23, 30).getTime())).toBe('2026-11-21');
		expect(eveningOf(new Date(2026, 10, 22, 1, 15).getTime())).toBe('2026-11-21');
		expect(eveningOf(new Date(2026, 10, 22, 5, 59).getTime())).toBe('2026-11-21');
		expect(eveningOf(new Date(2026, 10, 22, 6).getTime())).toBe('2026-11-22');
		expect(eveningOf(new Date(2026, 0, 1, 2).getTime())).toBe('2025-12-31');
	});
	it.each([
		[6, 'morning'],
		[9, 'morning'],
		[14, 'afternoon'],
		[20, 'evening'],
		[2, 'evening'],
		[5, 'evening']
	])('at %i it is %s', (hour, part) => {
		expect(partOfDay(new Date(2026, 10, 21, hour).getTime())).toBe(part);
	});
	it('has its matches together', () => {
		const at = (day: number, hour: number) => row({ changed: new Date(2026, 10, day, hour).getTime() });
		const evenings = eveningsOf([at(22, 1), at(21, 23), at(21, 20), at(20, 21)]);
		expect(evenings.map(({ key, rows }) => [key, rows.length])).toEqual([
			['2026-11-21', 3],
			['2026-11-20', 1]
		]);
	});
});
