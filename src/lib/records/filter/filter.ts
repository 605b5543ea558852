/**
 * Which matches a page of records is of: a time, a place, a game with its kind, and a set of rules. It stands in the
 * page's address, and is said in words.
 */
import { browser } from '$app/environment';
import { goto } from '$app/navigation';
import { page } from '$app/state';
import { metaOf } from '$lib/games/registry';
import { filterFields, filterQueryIn, type FilterQuery } from '$lib/i18n/addresses';
import { shortDate } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { MatchRow } from '$lib/store/lists/row';
import type { Season } from '$lib/store/settings/settings';
import { dawn, dayOfEvening, eveningOf } from '$lib/matches/evening';
import { groupedBy } from '$lib/matches/played';

/*
 * The times that a filter can ask for. They begin and end when an evening does, at six in the morning, so that an
 * evening is never half in a month.
 */
export const spans = ['week', 'month', 'year', 'twelve', 'before'] as const;
export type Span = (typeof spans)[number];

/** From the first moment to the one before which it ends, in milliseconds since 1970. */
export interface Times {
	readonly from: number;
	readonly until: number;
}

/** Two days as in `<input type="date">`, both of them in the season. */
export interface Days {
	readonly from: string;
	readonly until: string;
}

const daysPattern = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** @returns the days of a season in a filter's time; undefined where it is none. */
export const daysIn = (time: string): Days | undefined => {
	const [, from, until] = daysPattern.exec(time) ?? [];
	return from !== undefined && until !== undefined && from <= until ? { from, until } : undefined;
};

/** @returns the filter's time that stands for these days. */
export const timeOfDays = ({ from, until }: Days): string => `${from}_${until}`;

/** @returns the first moment of a day of the device's calendar; a day too many is one of the next month. */
const beginOf = (year: number, month: number, day: number): number =>
	new Date(year, month, day, dawn).getTime();

const dayAfter = (day: string, later: number): number => {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return beginOf(year, month - 1, date + later);
};

const spanOf = (span: Span, now: number): Times => {
	// The evening that is under way at two in the morning is yesterday's. Six hours ago is another day than that in the
	// nights in which the clocks change.
	const today = new Date(dayOfEvening(now));
	const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
	switch (span) {
		case 'week':
			return { from: beginOf(year, month, day - 6), until: Infinity };
		case 'month':
			return { from: beginOf(year, month, 1), until: beginOf(year, month + 1, 1) };
		case 'year':
			return { from: beginOf(year, 0, 1), until: beginOf(year + 1, 0, 1) };
		case 'twelve':
			return { from: beginOf(year - 1, month, day + 1), until: Infinity };
		case 'before':
			return { from: -Infinity, until: beginOf(year, 0, 1) };
	}
};

const isSpan = (time: string): time is Span => (spans as readonly string[]).includes(time);

/**
 * @param time of a filter; one that is not known admits all times.
 * @param now in milliseconds since 1970.
 */
export const timesOf = (time: string, now: number): Times => {
	if (isSpan(time)) return spanOf(time, now);
	const days = daysIn(time);
	return days
		? { from: dayAfter(days.from, 0), until: dayAfter(days.until, 1) }
		: { from: -Infinity, until: Infinity };
};

/**
 * @param evening a date as `2026-11-21`.
 * @returns its evening in the device's time zone, from six in the morning to six the next day: 23 or 25 hours in the
 *   nights in which the clocks change. Undefined for a text that is no date.
 */
export const timesOfEvening = (evening: string): Times | undefined => {
	const span = { from: dayAfter(evening, 0), until: dayAfter(evening, 1) };
	// 31 June would be taken for 1 July.
	return Number.isFinite(span.from) && eveningOf(span.from) === evening ? span : undefined;
};

/** Every field is empty where it admits all matches. */
export interface RecordFilter {
	/** One of `spans`, or the days of a season as `2026-09-01_2027-06-30`. */
	readonly time: string;
	readonly place: string;
	/** A game's id. */
	readonly game: string;
	/** The kind of match (`like` of its record), of the game. */
	readonly kind: string;
	/** The name that the players gave the rules. */
	readonly rules: string;
}
/** What a filter looks at. */
export interface Filtered {
	readonly game: string;
	readonly changed: number;
	readonly record?: { readonly like: string } | undefined;
	readonly place?: string | undefined;
	readonly ruleSet?: string | undefined;
}

export const noFilter: RecordFilter = { time: '', place: '', game: '', kind: '', rules: '' };

/** @returns the filter that an address asks for. */
export const filterIn = (query: URLSearchParams): RecordFilter => ({
	...noFilter,
	...filterQueryIn(query)
});

/** @returns the part of an address that asks for the filter; what admits everything is not in it. */
export const queryOf = (filter: RecordFilter): FilterQuery =>
	Object.fromEntries(filterFields.flatMap((field) => (filter[field] === '' ? [] : [[field, filter[field]]])));

/** Whether the filter leaves anything out, other than by its game. */
export const isFiltered = ({ time, place, kind, rules }: RecordFilter): boolean =>
	[time, place, kind, rules].some((value) => value !== '');

/** @returns a place or a name of rules as it is compared: however it was typed, it is one place. */
export const comparable = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * @param now in milliseconds since 1970.
 * @returns whether the filter admits a match.
 */
export const filterTest = (filter: RecordFilter, now: number): ((match: Filtered) => boolean) => {
	const { game, kind } = filter;
	const { from, until } = timesOf(filter.time, now);
	const [place, rules] = [comparable(filter.place), comparable(filter.rules)];
	return (match) =>
		(game === '' || match.game === game) &&
		(kind === '' || match.record?.like === kind) &&
		match.changed >= from &&
		match.changed < until &&
		(place === '' || comparable(match.place ?? '') === place) &&
		(rules === '' || comparable(match.ruleSet ?? '') === rules);
};

/**
 * @returns the places of the matches that are over, those of most matches first; each once and as it was written first,
 *   whatever its accents and capitals.
 */
export const placesIn = (matches: readonly MatchRow[]): readonly string[] => {
	const written = matches.flatMap(({ outcome, place = '' }) =>
		outcome && place.trim() !== '' ? [place.trim()] : []
	);
	return [...groupedBy(written, comparable)]
		.map(([key, [first = '', ...others]]) => ({ key, first, matches: others.length + 1 }))
		.sort((a, b) => b.matches - a.matches || (a.key < b.key ? -1 : 1))
		.map(({ first }) => first);
};

/** @returns the query of the page's address; reactive. A prerendered page has none. */
export const pageQuery = (): URLSearchParams => (browser ? page.url.searchParams : new URLSearchParams());

/** @returns the filter in the page's address; reactive. */
export const pageFilter = (): RecordFilter => filterIn(pageQuery());

/** Changes parts of the query of the page's address, in its place; an empty text takes a part away. */
export const setPageQuery = async (change: Readonly<Record<string, string>>): Promise<void> => {
	const url = new URL(page.url);
	for (const [name, value] of Object.entries(change)) {
		if (value === '') url.searchParams.delete(name);
		else url.searchParams.set(name, value);
	}
	// eslint-disable-next-line svelte/no-navigation-without-resolve -- it is the address of this very page
	await goto(url, { replaceState: true, keepFocus: true, noScroll: true });
};

/** Puts a filter into the page's address, in the place of the one that is there. */
export const setPageFilter = (filter: RecordFilter): Promise<void> =>
	setPageQuery(Object.fromEntries(filterFields.map((field) => [field, filter[field]])));

const spanWords: Readonly<Record<Span, () => string>> = {
	week: () => m.filter_week(),
	month: () => m.filter_month(),
	year: () => m.filter_year(),
	twelve: () => m.filter_twelve(),
	before: () => m.filter_before()
};

/** @returns a day as `2026-09-01` in words, at noon, when it is that day in every summer time. */
const dayWords = (day: string): string => shortDate(new Date(`${day}T12:00`).getTime());

/** @returns a filter's time in words: a season's name, or its days where this device has no name for them. */
export const timeWords = (time: string, seasons: readonly Season[]): string => {
	const season = seasons.find((one) => timeOfDays(one) === time);
	if (season) return season.name;
	const days = daysIn(time);
	if (days) return m.filter_days({ from: dayWords(days.from), until: dayWords(days.until) });
	return Object.hasOwn(spanWords, time) ? spanWords[time as Span]() : m.filter_any_time();
};

/** @returns what the filter is of: “This year”, “Lyon”. Only a game has words for its kinds. */
export const filterWords = (filter: RecordFilter, seasons: readonly Season[]): readonly string[] => [
	...(filter.game === '' ? [] : [metaOf(filter.game)?.name ?? filter.game]),
	...(filter.time === '' ? [] : [timeWords(filter.time, seasons)]),
	...[filter.place, filter.rules].filter((text) => text !== ''),
	...(filter.kind === '' ? [] : [m.filter_one_kind()])
];
