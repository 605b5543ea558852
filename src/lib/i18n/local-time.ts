/**
 * Converts between milliseconds since 1970 and the value of a `datetime-local` field, which is in local time, or of a
 * `date` field for a day of which no time is known.
 */
import { dayOnly, isDayOnly } from './day-only';

/** @returns the value of the field, such as `2026-11-21T20:15` or `2026-11-21`. */
export const toLocalInput = (at: number): string => {
	if (isDayOnly(at)) return new Date(at).toISOString().slice(0, 10);
	const date = new Date(at);
	const two = (value: number): string => String(value).padStart(2, '0');
	const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
	return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** @returns milliseconds since 1970; undefined for an invalid value, and for a moment before 1970. */
export const fromLocalInput = (text: string): number | undefined => {
	const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
	const at = day ? dayOnly(day[0] ?? 0, day[1] ?? 0, day[2] ?? 0) : new Date(text).getTime();
	return Number.isNaN(at) || at < 0 ? undefined : at;
};
