/** The evening a match belongs to: a match played after midnight still counts to the day before. */

/** The hour at which a new day begins. */
export const dawn = 6;

/**
 * @param at in milliseconds since 1970.
 * @returns noon of the day whose evening it is, in milliseconds since 1970 and the device's time zone.
 */
export const dayOfEvening = (at: number): number => {
	const date = new Date(at);
	if (date.getHours() < dawn) date.setDate(date.getDate() - 1);
	return date.setHours(12, 0, 0, 0);
};

/** @param at in milliseconds since 1970. @returns the date as `2026-11-21`, in the device's time zone. */
export const eveningOf = (at: number): string => {
	const date = new Date(dayOfEvening(at));
	const two = (value: number): string => String(value).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** @param at in milliseconds since 1970. @returns the part of the day, in the device's time zone. */
export const partOfDay = (at: number): 'morning' | 'afternoon' | 'evening' => {
	const hour = new Date(at).getHours();
	if (hour >= dawn && hour < 12) return 'morning';
	return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
