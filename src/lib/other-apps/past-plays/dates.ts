/** Reads the dates of a table as people, spreadsheets and the app itself write them. */
import { dayOnly } from '$lib/i18n/day-only';
import { isoOf } from '../ended-match';
import { plain } from './cells';

/** A moment, or a day alone, and a text that is the same for it in every time zone. */
export interface CellDate {
	/** In milliseconds since 1970. */
	readonly at: number;
	readonly key: string;
}

/** What the first of two numbers is, as in `03/04/2026`. */
export type DateOrder = 'day-first' | 'month-first';

const clock =
	/(?:[T,\s]+(?:(?:à|at)\s+)?(?<hour>\d{1,2})(?:h|:(?=\d))(?<minute>\d\d)?(?::(?<second>\d\d)(?:\.\d{1,9})?)?(?:\s?(?<half>[ap])\.?m\.?)?\s?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/;
const withClock = (day: RegExp): RegExp => new RegExp(day.source + clock.source, 'iu');
const inNumbers = withClock(
	/^(?<one>\d{1,2})(?<between>[/.-])(?<other>\d{1,2})\k<between>(?<year>\d{4}|\d\d)/u
);
const forms: readonly RegExp[] = [
	withClock(/^(?<year>\d{4})(?<between>[/.-])(?<month>\d{1,2})\k<between>(?<day>\d{1,2})/u),
	inNumbers,
	withClock(/^(?<day>\d{1,2})(?:er|st|nd|rd|th)?\.?[\s-](?<name>\p{L}+)\.?,?[\s-](?<year>\d{4})/u),
	withClock(/^(?<name>\p{L}+)\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>\d{4})/u)
];

const monthNames = ['en', 'fr'].flatMap((locale) => {
	const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
	return Array.from({ length: 12 }, (_, at) => ({
		month: at + 1,
		name: plain(format.format(Date.UTC(2026, at)))
	}));
});
/** @returns the month that a name or its beginning means; 0 where it could mean none or several. */
const monthNamed = (text: string): number => {
	const name = plain(text);
	const months = new Set(monthNames.flatMap((known) => (known.name.startsWith(name) ? known.month : [])));
	const [month = 0] = months;
	return name.length >= 3 && months.size === 1 ? month : 0;
};

/** What may stand before a date in either language. */
const weekday = /^(?:le\s+)?(?:(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)\p{L}*\.?,?\s+)?/iu;

/**
 * @param texts of one column: they were written in one way.
 * @returns what stands first in its dates of numbers alone, and where none decides it, a date that could mean two days.
 *   Points stand behind a day.
 */
export const orderIn = (
	texts: readonly string[]
): { readonly order?: DateOrder; readonly unsure?: string } => {
	const open = texts.flatMap((text) => {
		const { one, other, between = '.' } = inNumbers.exec(text.replace(weekday, ''))?.groups ?? {};
		return between === '.' ? [] : { text, one: Number(one), other: Number(other) };
	});
	if (open.some(({ one }) => one > 12)) return { order: 'day-first' };
	if (open.some(({ other }) => other > 12)) return { order: 'month-first' };
	const unsure = open.find(({ one, other }) => one !== other)?.text;
	return unsure === undefined ? {} : { unsure };
};

const two = (value: number): string => String(value).padStart(2, '0');

/** @returns the hour of 24; one that is none where twelve hours have no such one. */
const hourOf = (hour: number, half: string | undefined): number => {
	if (half === undefined) return hour;
	return hour >= 1 && hour <= 12 ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : NaN;
};

/**
 * Reads `2026-11-21`, `2026-11-21 20:15`, `2026-11-21T20:15:00Z`, `21/11/2026`, `21/11/26 8:15 PM` and `21 Nov 2026` in
 * either language. A time without a zone is that of the device; a day without a time is the same day in every zone.
 */
export const readDate = (text: string, order: DateOrder = 'day-first'): CellDate | undefined | 'bad' => {
	if (text === '') return undefined;
	// `Mar` may begin a month or a French Tuesday: what stands there is tried first.
	const told = [text, text.replace(weekday, '')]
		.flatMap((written) => forms.map((form) => form.exec(written)?.groups))
		.find((groups) => groups !== undefined);
	if (!told) return 'bad';
	const { one, other, name, hour, minute = '00', second = '00', zone } = told;
	const isMonthFirst = order === 'month-first' && told['between'] !== '.';
	const { day = isMonthFirst ? other : one, month = isMonthFirst ? one : other } = told;
	// Two digits are a year of this century.
	const year = Number(told['year']?.padStart(4, '20'));
	const monthOfYear = name === undefined ? Number(month) : monthNamed(name);
	const date = `${year}-${two(monthOfYear)}-${two(Number(day))}`;
	const alone = dayOnly(year, monthOfYear, Number(day));
	if (isoOf(alone) !== date) return 'bad';
	const time = `${date}T${two(hourOf(Number(hour), told['half']))}:${minute}:${second}`;
	const at =
		hour === undefined
			? alone
			: Date.parse(time + (zone ?? '').toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2'));
	const key = hour === undefined ? date : zone === undefined ? time : String(at);
	// Nobody noted a match before 1970, and no stored time is earlier.
	return at >= 0 ? { at, key } : 'bad';
};
