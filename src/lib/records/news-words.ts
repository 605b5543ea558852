/** What is new with a match, in a line each. */
import type { RecordWords } from '$lib/games/facts';
import { asBeginning, asContinuation } from '$lib/games/wording';
import { pastMonth } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Best } from './news';

/** @param name of the player whose record it is. @returns whose best it is, and among whose values. */
export const recordTitle = ({ among }: Best, name: string): string =>
	among === 'all' ? m.result_record_all() : m.result_record_own({ name });

/** @param name of the player; empty where the record is the table's. @returns a record with its value. */
export const recordText = ({ figure, value, of }: Best, name: string): string =>
	[name, name === '' ? asBeginning(figure.title()) : asContinuation(figure.title()), figure.say(value, of)]
		.filter((text) => text !== '')
		.join(' · ');

/** @returns among which matches it is a record: their kind, and how many. */
export const recordScope = ({ matches }: Best, kind: string, words: RecordWords): string =>
	[words.kindName(kind), m.records_over({ n: matches })].filter((text) => text !== '').join(' · ');

/**
 * @param name as in `recordText`, but never empty.
 * @param now in milliseconds: a month of its year stands without the year.
 * @returns a best for a while, with the month since which it is one.
 */
export const bestSinceText = ({ figure, since }: Best, name: string, now: number): string =>
	m.result_best_since({ name, what: asContinuation(figure.title()), when: pastMonth(since ?? 0, now) });
