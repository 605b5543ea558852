/** A moment as a `datetime-local` field has it, by the clock of the place one is at. */

/** @returns `2026-11-21T20:15`. */
export const toLocal = (at: number): string => {
	const date = new Date(at);
	const two = (value: number): string => String(value).padStart(2, '0');
	const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
	return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** @returns the moment in milliseconds since 1970; nothing for one that is none, or before that. */
export const fromLocal = (text: string): number | undefined => {
	const at = new Date(text).getTime();
	return Number.isNaN(at) || at < 0 ? undefined : at;
};
