/** What is new with a match, in a line each. */
import { asContinuation } from '$lib/games/wording';
import { pastMonth } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Best } from './news';

/** @param name whose it is: a player's name, or the game's. @returns a record with its value. */
export const recordText = ({ figure, value, of }: Best, name: string): string =>
	[name, asContinuation(figure.title()), figure.say(value, of)].join(' · ');

/**
 * @param name as in `recordText`.
 * @param at when the match was played, in milliseconds: a month of its year stands without the year.
 * @returns a best for a while, with the month since which it is one.
 */
export const bestSinceText = ({ figure, since }: Best, name: string, at: number): string =>
	m.result_best_since({ name, what: asContinuation(figure.title()), when: pastMonth(since ?? 0, at) });
