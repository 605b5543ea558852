import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { played, type Change } from '../../../../tests/support/played.ts';
import { eveningOf } from '../../matches/evening.ts';
import { noFilter, filterIn, isFiltered, placesIn, queryOf, filterTest, timesOfEvening } from './filter.ts';

const at = (year: number, month: number, day: number, hour = 20, minute = 0): number =>
	new Date(year, month - 1, day, hour, minute).getTime();
const now = at(2026, 11, 21);
const { record: _, outcome: __, ...underWay } = played();
const admits = (filter: Partial<typeof noFilter>, change: Change = {}, when = now): boolean =>
	filterTest(
		{ ...noFilter, ...filter },
		when
	)(played({ game: 'hanabi', changed: now, place: 'Café Léon', record: { like: '3-full' }, ...change }));

describe('a filter in the address', () => {
	it('comes out as it went in, and everything needs no words', () => {
		const filter = { time: 'month', place: 'Café Léon', game: 'hanabi', kind: '3-full', rules: 'At home' };
		expect(filterIn(new URLSearchParams(queryOf(filter)))).toEqual(filter);
		expect(queryOf(noFilter)).toEqual({});
		expect(filterIn(new URLSearchParams('?id=lea'))).toEqual(noFilter);
		expect([isFiltered(noFilter), isFiltered({ ...noFilter, place: 'Lyon' })]).toEqual([false, true]);
	});
	it('with a time that nobody knows admits all', () => {
		for (const time of ['never', '2026-12-01_2026-01-01', '2026-1-1_2', 'toString'])
			expect(admits({ time }, { changed: 0 })).toBe(true);
	});
});

it('a place and rules are the same however they were typed', () => {
	expect(admits({ place: ' cafe leon' })).toBe(true);
	expect(admits({ place: 'Lyon' })).toBe(false);
	expect(admits({ rules: 'At Léa’s' }, { ruleSet: 'at lea’s ' })).toBe(true);
	expect(admits({ rules: 'At Léa’s' })).toBe(false);
});

it('a game and a kind are those of the match', () => {
	expect([admits({ game: 'hanabi' }), admits({ game: 'geisha' })]).toEqual([true, false]);
	expect([admits({ kind: '3-full' }), admits({ kind: '4-full' })]).toEqual([true, false]);
	expect(filterTest({ ...noFilter, kind: '3-full' }, now)(underWay)).toBe(false);
});

describe('a time', () => {
	it.each([
		['week', at(2026, 11, 15, 6), true],
		['week', at(2026, 11, 15, 5, 59), false],
		['month', at(2026, 11, 1, 6), true],
		['month', at(2026, 11, 1, 1, 15), false],
		['year', at(2026, 1, 1, 6), true],
		['year', at(2026, 1, 1, 2), false],
		['twelve', at(2025, 11, 22, 6), true],
		['twelve', at(2025, 11, 21), false],
		['before', at(2026, 1, 1, 2), true],
		['before', at(2026, 1, 1, 6), false],
		['2026-09-01_2026-09-30', at(2026, 9, 1, 5, 59), false],
		['2026-09-01_2026-09-30', at(2026, 9, 1, 6), true],
		['2026-09-01_2026-09-30', at(2026, 10, 1, 1, 15), true],
		['2026-09-01_2026-09-30', at(2026, 10, 1, 6), false],
		// The clocks go back in this night in Europe, and forward in March.
		['2026-10-24_2026-10-24', at(2026, 10, 25, 5, 59), true],
		['2026-10-24_2026-10-24', at(2026, 10, 25, 6), false],
		['2026-03-28_2026-03-28', at(2026, 3, 29, 5, 59), true],
		['2026-03-28_2026-03-28', at(2026, 3, 29, 6), false]
	] as const)('%s has %i: %s', (time, changed, isThere) => {
		expect(admits({ time }, { changed })).toBe(isThere);
	});
	it('“this month” is still October’s at two in the night of the first of November', () => {
		expect(admits({ time: 'month' }, { changed: at(2026, 10, 31) }, at(2026, 11, 1, 2))).toBe(true);
	});
});

describe('the time now, in a night in which the clocks change', () => {
	afterEach(() => void vi.unstubAllEnvs());

	it.each([
		// Set back at two: at a quarter past five, six hours ago was the first of November already.
		['America/St_Johns', '2026-11-01T05:15-03:30', 'month', '2026-10-31T20:00-02:30', true],
		['America/St_Johns', '2026-11-01T06:00-03:30', 'month', '2026-10-31T20:00-02:30', false],
		['Europe/Paris', '2026-10-25T05:30+01:00', 'week', '2026-10-18T20:00+02:00', true],
		['Europe/Paris', '2026-10-25T06:00+01:00', 'week', '2026-10-18T20:00+02:00', false],
		// Set on at two: at half past six, six hours ago was yesterday still.
		['Europe/Paris', '2026-03-29T06:30+02:00', 'week', '2026-03-22T20:00+01:00', false],
		['Europe/Paris', '2026-03-29T05:59+02:00', 'week', '2026-03-22T20:00+01:00', true]
	] as const)('%s at %s: this %s has %s: %s', (zone, when, time, played, isThere) => {
		vi.stubEnv('TZ', zone);
		expect(admits({ time }, { changed: Date.parse(played) }, Date.parse(when))).toBe(isThere);
	});
});

it('places are offered as they were written, each once, those of most matches first', () => {
	const places = ['Lyon', 'Café Léon', ' cafe léon ', ''];
	expect(placesIn(places.map((place) => played({ place })))).toEqual(['Café Léon', 'Lyon']);
});

describe('the span of an evening', () => {
	beforeAll(() => vi.stubEnv('TZ', 'Europe/Paris'));
	afterAll(() => vi.unstubAllEnvs());
	const hours = (evening: string): number | undefined => {
		const span = timesOfEvening(evening);
		return span && (span.until - span.from) / 3_600_000;
	};

	it('goes from six to six', () => {
		expect(timesOfEvening('2026-11-21')).toEqual({
			from: Date.parse('2026-11-21T06:00:00+01:00'),
			until: Date.parse('2026-11-22T06:00:00+01:00')
		});
		expect(hours('2026-11-21')).toBe(24);
		expect(hours('2026-12-31')).toBe(24);
	});

	it('has an hour more or less when the clocks change', () => {
		expect(hours('2026-10-24')).toBe(25);
		expect(hours('2026-03-28')).toBe(23);
		// Both moments at which it is half past two in that night belong to the evening.
		for (const at of ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'])
			expect(eveningOf(Date.parse(at))).toBe('2026-10-24');
	});

	it('has the match at a quarter past one, and the one before six, not the one at six', () => {
		const { from, until } = timesOfEvening('2026-11-21') ?? { from: 0, until: 0 };
		const isIn = (at: string): boolean => {
			const moment = Date.parse(at);
			expect(eveningOf(moment) === '2026-11-21').toBe(moment >= from && moment < until);
			return moment >= from && moment < until;
		};
		expect(isIn('2026-11-22T01:15:00+01:00')).toBe(true);
		expect(isIn('2026-11-22T05:59:59+01:00')).toBe(true);
		expect(isIn('2026-11-22T06:00:00+01:00')).toBe(false);
		expect(isIn('2026-11-21T05:59:59+01:00')).toBe(false);
	});

	it.each(['', 'today', '2026-13-01', '2026-06-31', '2026-6-1', '2026-11-21T20:00'])(
		'“%s” has none',
		(text) => {
			expect(timesOfEvening(text)).toBeUndefined();
		}
	);
});
