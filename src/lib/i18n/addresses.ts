/**
 * The addresses of the house, in the language of the page. All end in a slash, as the pages are stored: no
 * host has to redirect, and they work under a path.
 */
import { resolve } from '$app/paths';
import type { Locale } from '$lib/games/game';
import { getLocale } from './paraglide/runtime.js';

type Page = 'history' | 'match' | 'new' | 'players' | 'rules' | 'settings' | 'tool';
const page = (name: Page): string => `${resolve(`/[lang=locale]/${name}`, { lang: getLocale() })}/`;

export const homeHref = (lang: Locale = getLocale()): string => `${resolve('/[lang=locale]', { lang })}/`;
export const historyHref = (): string => page('history');
export const playersHref = (): string => page('players');
export const settingsHref = (): string => page('settings');
export const matchHref = (id: string): string => `${page('match')}?id=${id}`;

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

/** The player aid of a game, to be printed. */
export const aidHref = (game: string): string => `${page('rules')}${game}/aid/`;
