/**
 * Converts between milliseconds since 1970 and the value of a `datetime-local` field, which is in local time.
 */

/** @returns the value of the field, such as `2026-11-21T20:15`. */
export const toLocalInput = (at: number): string => {
	const date = new Date(at);
	const two = (value: number): string => String(value).padStart(2, '0');
	const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
	return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** @returns milliseconds since 1970; undefined for an invalid value, and for a moment before 1970. */
export const fromLocalInput = (text: string): number | undefined => {
	const at = new Date(text).getTime();
	return Number.isNaN(at) || at < 0 ? undefined : at;
};
