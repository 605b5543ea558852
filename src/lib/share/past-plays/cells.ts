/** Reads the cells of a table as people and spreadsheets write them. An empty cell is `undefined`. */
import { maxNotedMinutes, maxNotedScore } from '$lib/match/entry';
import { dayOnly } from '$lib/i18n/day-only';
import { withoutEscapes } from '$lib/share/csv';

/** A moment, and a text that is the same for it in every time zone. */
export interface ToldDate {
	/** In milliseconds since 1970. */
	readonly at: number;
	readonly key: string;
	readonly hasTime: boolean;
}

/** How a match ended for a player, as files say it. */
export type ToldResult = 'won' | 'drawn' | 'lost' | 'perfect' | 'finished' | 'unfinished';

/** @returns the text of a cell, without what escapes a formula and without outer white space. */
export const cellText = (cell: string): string => withoutEscapes(cell).trim();

/** @returns a text without accents, case and punctuation, to compare what people type. */
export const plain = (text: string): string =>
	text
		.normalize('NFD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');

const wholePattern = /^[+-]?\d{1,6}(?:[.,]0{1,2})?$/;
/** @returns a score: a whole number, which a spreadsheet may write with a decimal that is nothing. */
export const readScore = (text: string): number | undefined | 'bad' => {
	if (text === '') return undefined;
	const typed = text.replace('−', '-');
	if (!wholePattern.test(typed)) return 'bad';
	const score = Number(typed.replace(',', '.'));
	return Math.abs(score) <= maxNotedScore ? score + 0 : 'bad';
};

/** @returns a time played, rounded to minutes; undefined for none. */
export const readMinutes = (text: string): number | undefined | 'bad' => {
	if (text === '') return undefined;
	if (!/^\d{1,6}(?:[.,]\d{1,3})?$/.test(text)) return 'bad';
	const minutes = Math.round(Number(text.replace(',', '.')));
	if (minutes > maxNotedMinutes) return 'bad';
	return minutes > 0 ? minutes : undefined;
};

/** @returns a seat, counted from 1. */
export const readSeat = (text: string): number | undefined | 'bad' => {
	if (text === '') return undefined;
	return /^[1-8]$/.test(text) ? Number(text) : 'bad';
};

/** Words for results in both languages, as `plain` writes them. */
const resultByWord: Readonly<Record<string, ToldResult>> = {
	...{ won: 'won', win: 'won', winner: 'won', wins: 'won' },
	...{ gagne: 'won', gagnee: 'won', victoire: 'won', gagnant: 'won', gagnante: 'won' },
	...{ drawn: 'drawn', draw: 'drawn', tie: 'drawn', tied: 'drawn' },
	...{ egalite: 'drawn', nul: 'drawn', nulle: 'drawn', matchnul: 'drawn', exaequo: 'drawn' },
	...{ lost: 'lost', loss: 'lost', loser: 'lost', loses: 'lost' },
	...{ perdu: 'lost', perdue: 'lost', defaite: 'lost', perdant: 'lost', perdante: 'lost' },
	...{ perfect: 'perfect', parfait: 'perfect', parfaite: 'perfect' },
	...{ finished: 'finished', termine: 'finished', terminee: 'finished', fini: 'finished', finie: 'finished' },
	...{ unfinished: 'unfinished', inacheve: 'unfinished', inachevee: 'unfinished' }
};
/** @returns how the match ended for the player of the row. */
export const readResult = (text: string): ToldResult | undefined | 'bad' => {
	if (text === '') return undefined;
	const word = plain(text);
	return Object.hasOwn(resultByWord, word) ? resultByWord[word] : 'bad';
};

const yes = ['1', 'x', 'yes', 'true', 'oui', 'vrai'];
/** Whether a cell ticks something. */
export const isTicked = (text: string): boolean => yes.includes(plain(text));

const yearFirst =
	/^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2})[:h](\d\d)(?::(\d\d)(?:\.\d{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?)?$/i;
const dayFirst = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[, T]+(?:à )?(\d{1,2})[:hH](\d\d)(?::(\d\d))?)?$/;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Reads `2026-11-21`, `2026-11-21 20:15`, `2026-11-21T20:15:00Z` and, with the day first, `21/11/2026` and
 * `21/11/2026 20:15`. A time without a zone is that of the device; a day without a time is the same day in every zone.
 */
export const readDate = (text: string): ToldDate | undefined | 'bad' => {
	if (text === '') return undefined;
	const first = yearFirst.exec(text);
	const found = first ?? dayFirst.exec(text);
	if (!found) return 'bad';
	const numbers = found
		.slice(1, 7)
		.map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
	const [one = 0, month = 0, other = 0, hour, minute = 0, second = 0] = numbers;
	const [year, day] = first ? [one, other] : [other, one];
	const isTime = (hour ?? 0) < 24 && minute < 60 && second < 60;
	const date = new Date(year, month - 1, day, hour ?? 12, minute, second);
	const isDay = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
	if (!isTime || !isDay) return 'bad';
	const written = `${year}-${two(month)}-${two(day)}`;
	if (hour === undefined) return sound({ at: dayOnly(year, month, day), key: written, hasTime: false });
	const clock = `${written}T${two(hour)}:${two(minute)}:${two(second)}`;
	const zone = first?.[7]?.toUpperCase();
	if (zone === undefined) return sound({ at: date.getTime(), key: clock, hasTime: true });
	const offset = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
	const at = Date.parse(`${clock}${offset}`);
	return sound({ at, key: String(at), hasTime: true });
};

/** Nobody noted a match before 1970, and no stored time is earlier. */
const sound = (date: ToldDate): ToldDate | 'bad' => (date.at >= 0 ? date : 'bad');

/** @returns a text cut to so many UTF-16 units, between two characters. */
export const cutTo = (text: string, length: number): string =>
	text.length <= length
		? text
		: text
				.slice(0, length)
				.replace(/[\uD800-\uDBFF]$/, '')
				.trimEnd();
