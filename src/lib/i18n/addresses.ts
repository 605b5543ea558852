/**
 * The addresses of the house, in the language of the page. All end in a slash, as the pages are stored: no
 * host has to redirect, and they work under a path.
 */
import { resolve } from '$app/paths';
import type { Locale } from '$lib/games/said';
import { getLocale } from './paraglide/runtime.js';

type Page = 'history' | 'match' | 'new' | 'players' | 'receive' | 'records' | 'rules' | 'settings' | 'tool';
const page = (name: Page): string => `${resolve(`/[lang=locale]/${name}`, { lang: getLocale() })}/`;

export const homeHref = (lang: Locale = getLocale()): string => `${resolve('/[lang=locale]', { lang })}/`;
/** Which matches of the history. */
export interface HistoryQuery {
	readonly game?: string;
	/** A player's id. */
	readonly player?: string;
	/** Another one who sat at the same table. */
	readonly rival?: string;
}
const queried = (query: Readonly<Record<string, string | undefined>>): string => {
	const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
	return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** The matches; all of them, or those that are asked for. */
export const historyHref = (query: HistoryQuery = {}): string => page('history') + queried({ ...query });
export const playersHref = (): string => page('players');
/** A player's own page, beside the list where there is room. */
export const personHref = (id: string): string => page('players') + queried({ id });
/** Two players, one against the other. */
export const pairHref = (id: string, rival: string): string => page('players') + queried({ id, with: rival });
/** Those who play together. */
export const togetherHref = (people: readonly string[]): string =>
	page('players') + queried({ group: people.toSorted().join('.') });
/** A game's page of records. */
export const recordsHref = (game: string): string => page('records') + queried({ game });
/** Where a link or code from another phone leads. */
export const receiveHref = (): string => page('receive');
export const settingsHref = (): string => page('settings');
/** @param game where it is known: the page asks for its table before it has read the match. */
export const matchHref = (id: string, game?: string): string =>
	`${page('match')}?id=${id}${game === undefined ? '' : `&game=${game}`}`;

/** @param from the match it is a rematch of. */
export const newMatchHref = (game: string, from?: string): string =>
	`${page('new')}?game=${game}${from === undefined ? '' : `&from=${from}`}`;

/** A game's screen without a match. */
export const toolHref = (game: string): string => `${page('tool')}?game=${game}`;

/** The list of rulebooks. */
export const rulesHref = (): string => page('rules');

/** The whole rulebook of a game, at a section where one is given. */
export const bookHref = (game: string, section?: string): string =>
	`${page('rules')}${game}/${section === undefined ? '' : `#${section}`}`;

/** A section's own page. */
export const sectionHref = (game: string, section: string): string => `${page('rules')}${game}/${section}/`;

/** @returns the player aid of a game, to be printed: under the rules of a match where one is given. */
export const aidHref = (game: string, match?: string): string =>
	`${page('rules')}${game}/aid/${match === undefined ? '' : `?id=${match}`}`;
