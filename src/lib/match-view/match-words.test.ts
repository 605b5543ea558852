import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayOnly } from '$lib/i18n/day-only';
import { dateAndTime, fullDate, shortDate, timeAgo, timeOfDay } from '$lib/i18n/format';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { readDate } from '$lib/other-apps/past-plays/dates';
import { isoOf } from '$lib/other-apps/ended-match';
import { endedRow } from '../../../tests/support/ended-row.ts';
import { eveningOf, eveningTitle } from '$lib/matches/evening';
import { playedWords, whenBegun } from './match-words';
import { outcomesOf } from '$lib/matches/played';

const before = getLocale;
beforeAll(() => overwriteGetLocale(() => 'fr'));
afterAll(() => overwriteGetLocale(before));
// Formats of a zone must not stay for the files after this one.
afterAll(() => void vi.resetModules());
afterEach(() => vi.unstubAllEnvs());
const at = (day: number, hour: number, minute: number): number =>
	new Date(2026, 10, day, hour, minute).getTime();
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('a match of an evening', () => {
	it('is told by when it began, and not by its end', () => {
		expect(whenBegun({ started: at(21, 20, 56), changed: at(21, 21, 16) })).toBe('20:56');
	});
	it('past midnight is still of that evening', () => {
		expect(whenBegun({ started: at(21, 23, 50), changed: at(22, 0, 30) })).toBe('23:50');
	});
	it('has its date where it began on an earlier evening', () => {
		expect(plain(whenBegun({ started: at(20, 20, 56), changed: at(21, 21, 16) }))).toBe(
			'20 novembre 2026 à 20:56'
		);
	});
});

describe.each([
	'Pacific/Honolulu',
	'America/Chicago',
	'UTC',
	'Europe/Paris',
	'Asia/Tokyo',
	'Pacific/Auckland'
])('a day without a time, told in %s', (zone) => {
	it('is that day, and shows no time', async () => {
		vi.stubEnv('TZ', zone);
		// A format keeps the zone in which it was made.
		vi.resetModules();
		(await import('$lib/i18n/paraglide/runtime')).overwriteGetLocale(() => 'fr');
		const format = await import('$lib/i18n/format');
		const day = dayOnly(2026, 11, 21);
		expect(readDate('21/11/2026')).toEqual({ at: day, key: '2026-11-21' });
		expect([format.timeOfDay(day), plain(format.shortDate(day)), plain(format.dateAndTime(day))]).toEqual([
			'',
			'21 nov. 2026',
			'21 novembre 2026'
		]);
		expect(plain(format.fullDate(day))).toBe('samedi 21 novembre 2026');
		expect(eveningOf(day)).toBe('2026-11-21');
		expect(whenBegun({ started: day, changed: day })).toBe('');
		expect(isoOf(day)).toBe('2026-11-21');
		const evening = { key: '', rows: [{ ...endedRow, started: day, changed: day }] };
		expect(eveningTitle(evening, at(22, 21, 0))).toBe('Hier');
	});
});

it('a day without a time was so many days ago, and never minutes', () => {
	const day = dayOnly(2026, 11, 21);
	expect([at(21, 9, 0), at(21, 23, 0), at(22, 1, 0), at(24, 9, 0)].map((now) => timeAgo(day, now))).toEqual([
		'aujourd’hui',
		'aujourd’hui',
		'hier',
		'il y a 3 jours'
	]);
});

it('a moment with a time keeps it', () => {
	expect([timeOfDay(at(21, 20, 15)), plain(dateAndTime(at(21, 20, 15)))]).toEqual([
		'20:15',
		'21 novembre 2026 à 20:15'
	]);
	expect([shortDate, fullDate].map((write) => plain(write(at(21, 20, 15))))).toEqual([
		'21 nov. 2026',
		'samedi 21 novembre 2026'
	]);
});

describe('what is counted of a person, in a line', () => {
	beforeAll(() => overwriteGetLocale(() => 'en'));
	afterAll(() => overwriteGetLocale(() => 'fr'));
	const bare = (text: string) => text.replaceAll('\u00a0', ' ');

	it('counts shows among the matches, and says how many they are', () => {
		const outcomes = outcomesOf(['won', 'won', 'lost', 'won']);
		expect(bare(playedWords(outcomes, 1))).toBe('5 matches · 1 of them a show · 3 won');
		expect(bare(playedWords(outcomes, 0))).toBe('4 matches · 3 won');
	});

	it('says of shows alone nothing of wins, and nothing where nothing is counted', () => {
		expect(bare(playedWords(outcomesOf([]), 2))).toBe('2 matches · 2 of them shows');
		expect(playedWords(outcomesOf([]), 0)).toBe('');
	});
});
