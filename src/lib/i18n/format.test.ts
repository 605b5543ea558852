import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { decimal, duration, pastMonth, timeAgo } from './format.ts';
import { getLocale, overwriteGetLocale } from './paraglide/runtime.js';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));
afterEach(() => vi.unstubAllGlobals());
// Formats of a region must not stay for the files after this one.
afterAll(() => void vi.resetModules());

/** @returns the formats of an app in a language, in a browser that asks for another one. */
const formatsFor = async (locale: 'en' | 'fr', language: string): Promise<typeof import('./format.ts')> => {
	vi.stubGlobal('document', {});
	vi.stubGlobal('navigator', { languages: [language] });
	// Formats are made once for a language.
	vi.resetModules();
	const { overwriteGetLocale } = await import('./paraglide/runtime.js');
	overwriteGetLocale(() => locale);
	return await import('./format.ts');
};
/** The spaces of a text that may not break, as plain ones. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('a number has one decimal at most, as the language writes it', () => {
	overwriteGetLocale(() => 'en');
	expect([12, 12.5, 12.26].map(decimal)).toEqual(['12', '12.5', '12.3']);
	overwriteGetLocale(() => 'fr');
	expect(decimal(12.5)).toBe('12,5');
});

it('a negative number has a minus sign, not a hyphen', () => {
	for (const locale of ['fr', 'en'] as const) {
		overwriteGetLocale(() => locale);
		expect(decimal(-5)).toBe('−5');
	}
});

describe('the app’s language with the habits of the reader’s region', () => {
	const moment = new Date(2026, 10, 17, 20, 15).getTime();
	it.each([
		['en', 'en-US', 'Nov 17, 2026', 'November 17, 2026 at 8:15 PM', 'Tuesday, November 17, 2026', '8:15 PM'],
		['en', 'en-GB', '17 Nov 2026', '17 November 2026 at 20:15', 'Tuesday 17 November 2026', '20:15'],
		['en', 'en-AU', '17 Nov 2026', '17 November 2026 at 8:15 pm', 'Tuesday 17 November 2026', '8:15 pm'],
		['en', 'fr-FR', '17 Nov 2026', '17 November 2026 at 20:15', 'Tuesday 17 November 2026', '20:15'],
		['fr', 'en-US', '17 nov. 2026', '17 novembre 2026 à 20:15', 'mardi 17 novembre 2026', '20:15'],
		['fr', 'fr-CA', '17 nov. 2026', '17 novembre 2026 à 20 h 15', 'mardi 17 novembre 2026', '20 h 15']
	] as const)('%s for %s: dates and times', async (locale, language, short, both, full, time) => {
		const { shortDate, dateAndTime, fullDate, timeOfDay } = await formatsFor(locale, language);
		// Some versions of the browsers' data have a comma after the weekday.
		expect([shortDate(moment), dateAndTime(moment), fullDate(moment), timeOfDay(moment)].map(plain)).toEqual([
			short,
			both,
			expect.stringMatching(new RegExp(`^${full.replace(/^(\w+),? /, '$1,? ')}$`)),
			time
		]);
	});

	it.each([
		['en', 'en-US', 'Léa, Sam, and Tom', '1,234.5', '62%'],
		['en', 'en-GB', 'Léa, Sam and Tom', '1,234.5', '62%'],
		['fr', 'fr-FR', 'Léa, Sam et Tom', '1 234,5', '62 %'],
		['fr', 'fr-CH', 'Léa, Sam et Tom', '1 234,5', '62%']
	] as const)('%s for %s: lists and numbers', async (locale, language, list, number, share) => {
		const { joinList, decimal, percent } = await formatsFor(locale, language);
		expect([joinList(['Léa', 'Sam', 'Tom']), decimal(1234.5), percent(0.62)].map(plain)).toEqual([
			list,
			number,
			share
		]);
	});
});

describe('how long ago', () => {
	const now = new Date(2026, 10, 21, 20, 30).getTime();
	const minutes = (count: number): number => now - count * 60_000;
	const on = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
	const cases = [
		['a moment ago', minutes(0), 'just now', 'à l’instant'],
		['under a minute', minutes(0.99), 'just now', 'à l’instant'],
		['a clock that is somewhat ahead', minutes(-90), 'just now', 'à l’instant'],
		['one minute', minutes(1), '1 minute ago', 'il y a 1 minute'],
		['five minutes', minutes(5.9), '5 minutes ago', 'il y a 5 minutes'],
		['an hour', minutes(60), '1 hour ago', 'il y a 1 heure'],
		['this morning', on(21, 9), '11 hours ago', 'il y a 11 heures'],
		['yesterday evening', on(20, 23), 'yesterday', 'hier'],
		['yesterday morning', on(20, 9), 'yesterday', 'hier'],
		['the night before last', on(19, 23), '2 days ago', 'avant-hier'],
		['a week', on(14, 9), '7 days ago', 'il y a 7 jours'],
		['more than a week', on(13, 23), '13 Nov 2026', '13 nov. 2026'],
		['a clock that is far ahead', on(23, 9), '23 Nov 2026', '23 nov. 2026']
	] as const;
	it.each(cases)('%s', (_, at, english, french) => {
		overwriteGetLocale(() => 'en');
		expect(timeAgo(at, now)).toBe(english);
		overwriteGetLocale(() => 'fr');
		expect(plain(timeAgo(at, now))).toBe(french);
	});

	it('after midnight, what was an hour or two ago is not called yesterday', () => {
		overwriteGetLocale(() => 'en');
		const night = new Date(2026, 10, 22, 0, 30).getTime();
		expect(timeAgo(new Date(2026, 10, 21, 23, 50).getTime(), night)).toBe('40 minutes ago');
		expect(timeAgo(new Date(2026, 10, 21, 22).getTime(), night)).toBe('2 hours ago');
		expect(timeAgo(new Date(2026, 10, 21, 12).getTime(), night)).toBe('yesterday');
	});

	it('a day that has 23 or 25 hours is still one day', () => {
		overwriteGetLocale(() => 'en');
		for (const [month, day] of [
			[2, 29],
			[9, 25]
		] as const) {
			const monday = new Date(2026, month, day + 1, 9).getTime();
			expect(timeAgo(new Date(2026, month, day, 10).getTime(), monday)).toBe('yesterday');
			expect(timeAgo(new Date(2026, month, day - 1, 23).getTime(), monday)).toBe('2 days ago');
		}
	});
});

it('a duration is in hours and minutes', () => {
	overwriteGetLocale(() => 'fr');
	expect([0, 45, 60, 65].map(duration).map(plain)).toEqual(['< 1 min', '45 min', '1 h', '1 h 5 min']);
});

it('a past month has its year where another one of its name came since', () => {
	overwriteGetLocale(() => 'en');
	const now = new Date(2026, 10, 21).getTime();
	const [december, november, march] = [new Date(2025, 11, 1), new Date(2025, 10, 30), new Date(2026, 2, 5)];
	expect([march, december, november].map((date) => pastMonth(date.getTime(), now))).toEqual([
		'March',
		'December 2025',
		'November 2025'
	]);
	overwriteGetLocale(() => 'fr');
	expect(pastMonth(november.getTime(), now)).toBe('novembre 2025');
});
