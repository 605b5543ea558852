/**
 * The addresses of the app's pages, in the language of the current page. Their paths end in a slash, as the
 * pages are stored, so that no host has to redirect. They include the base path of the app.
 */
import { resolve } from '$app/paths';
import type { Locale } from './locale';
import { getLocale } from './paraglide/runtime.js';

type Page =
	| 'evening'
	| 'history'
	| 'match'
	| 'new'
	| 'players'
	| 'ranking'
	| 'receive'
	| 'records'
	| 'rules'
	| 'settings'
	| 'tool';
const page = (name: Page): string => `${resolve(`/[lang=locale]/${name}`, { lang: getLocale() })}/`;

/** @returns the address of the home page, in the current language unless another is given. */
export const homeHref = (lang: Locale = getLocale()): string => `${resolve('/[lang=locale]', { lang })}/`;

/** What an address can ask the pages of records to be of. It is kept while one moves between them. */
export const filterFields = ['time', 'place', 'game', 'kind', 'rules'] as const;
/** A part of an address that asks for a filter; what admits everything is not in it. */
export type FilterQuery = Readonly<Partial<Record<(typeof filterFields)[number], string>>>;

/** @returns the filter that a page's address asks for. */
export const filterQueryIn = (query: URLSearchParams): FilterQuery =>
	Object.fromEntries(
		filterFields.flatMap((field) => {
			const value = query.get(field) ?? '';
			return value === '' ? [] : [[field, value]];
		})
	);

/** Which matches the history shows; all where nothing is given. */
interface HistoryQuery extends FilterQuery {
	/** The id of a player. */
	readonly player?: string;
	/** The id of another player of the same match. */
	readonly rival?: string;
}
const queryString = (query: Readonly<Record<string, string | undefined>>): string => {
	const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
	return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** @returns the address of the history, filtered by the query. */
export const historyHref = (query: HistoryQuery = {}): string => page('history') + queryString({ ...query });

/** @returns the address of the list of players. */
export const playersHref = (filter: FilterQuery = {}): string => page('players') + queryString(filter);

/** @returns the address of one player's records. */
export const playerHref = (id: string, filter: FilterQuery = {}): string =>
	page('players') + queryString({ id, ...filter });

/** @returns the address of the head-to-head of two players, given by their ids. */
export const pairHref = (id: string, rival: string, filter: FilterQuery = {}): string =>
	page('players') + queryString({ id, with: rival, ...filter });

/** @returns the address of the records of people who play a cooperative game together, given by their ids. */
export const playersTogetherHref = (people: readonly string[], filter: FilterQuery = {}): string =>
	page('players') + queryString({ group: people.toSorted().join('.'), ...filter });

/**
 * @returns the address of a game's records; without one, of those of the game played last. A kind is one of the game it
 *   was chosen for.
 */
export const recordsHref = (game?: string, { kind, game: filtered, ...filter }: FilterQuery = {}): string =>
	page('records') + queryString({ ...filter, game, kind: filtered === game ? kind : undefined });

/** @returns the address of the ranking of the players of the filter's game, or of all games. */
export const rankingHref = (filter: FilterQuery = {}): string => page('ranking') + queryString(filter);

/** @param on the date of the evening as `2026-11-21`. @returns the address of the evening's page. */
export const eveningHref = (on: string): string => page('evening') + queryString({ on });

/** @returns the address of the page that receives a match or a backup from another phone. */
export const receiveHref = (): string => page('receive');

/** @returns the address of the settings. */
export const settingsHref = (): string => page('settings');

/**
 * @param game the id of its game, if known: the page can then fetch the game's table before it has read the
 * match.
 * @returns the address of a match.
 */
export const matchHref = (id: string, game?: string): string =>
	`${page('match')}?id=${id}${game === undefined ? '' : `&game=${game}`}`;

/**
 * @param from the id of the match that is played again.
 * @returns the address of a game's setup.
 */
export const newMatchHref = (game: string, from?: string): string =>
	`${page('new')}?game=${game}${from === undefined ? '' : `&from=${from}`}`;

/** @returns the address of a game's setup for players who have never played it. */
export const firstGameHref = (game: string): string => page('new') + queryString({ game, first: '1' });

/** @returns the address at which the result of a match is noted that was played without the app; of any game without one. */
export const noteHref = (game?: string): string => page('new') + queryString({ game, note: '1' });

/** @returns the address of a game's tool, which is used without a match. */
export const toolHref = (game: string): string => `${page('tool')}?game=${game}`;

/** @returns the address of the list of rulebooks. */
export const rulesHref = (): string => page('rules');

/** @returns the address of a game's rulebook, at a section if one is given. */
export const rulebookHref = (game: string, section?: string): string =>
	`${page('rules')}${game}/${section === undefined ? '' : `#${section}`}`;

/** @returns the address of the page that holds only this section of a rulebook. */
export const sectionHref = (game: string, section: string): string => `${page('rules')}${game}/${section}/`;

/** @returns the address of a game's printable player aid, with the rules of a match if its id is given. */
export const aidHref = (game: string, match?: string): string =>
	`${page('rules')}${game}/aid/${match === undefined ? '' : `?id=${match}`}`;
