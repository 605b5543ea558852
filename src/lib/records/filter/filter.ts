/** Which matches a page of records is of: a time, a place, a game with its kind, and a set of rules. */
import { filterFields, filterQueryIn, type FilterQuery } from '$lib/i18n/addresses';
import { timesOf } from './times';

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

export const everything: RecordFilter = { time: '', place: '', game: '', kind: '', rules: '' };

/** @returns the filter that an address asks for. */
export const filterIn = (query: URLSearchParams): RecordFilter => ({
	...everything,
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
export const testOf = (filter: RecordFilter, now: number): ((match: Filtered) => boolean) => {
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
