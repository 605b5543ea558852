/** The filter of the page that is shown, which stands in its address. */
import { browser } from '$app/environment';
import { goto } from '$app/navigation';
import { page } from '$app/state';
import { filterFields } from '$lib/i18n/addresses';
import { filterIn, type RecordFilter } from './filter';

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
