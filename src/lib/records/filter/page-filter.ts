/** The filter of the page that is shown, which stands in its address, and what it says in words. */
import { browser } from '$app/environment';
import { goto } from '$app/navigation';
import { page } from '$app/state';
import { metaOf } from '$lib/games/registry';
import { filterFields } from '$lib/i18n/addresses';
import { shortDate } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Season } from '$lib/store/settings/seasons';
import { daysIn, filterIn, timeOfDays, type RecordFilter, type Span } from './filter';

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
