/** The evening a match belongs to: what is played after midnight is still of the day before. */

/** Until this hour of the morning it is still the evening before. */
const dawn = 5;

/** @returns the day as `2026-11-21`, by the clock of the place one is at. */
export const eveningOf = (at: number): string => {
	const date = new Date(at);
	date.setHours(date.getHours() - dawn);
	const two = (value: number): string => String(value).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The part of the day, as one speaks of it. */
export const partOf = (at: number): 'morning' | 'afternoon' | 'evening' => {
	const hour = new Date(at).getHours();
	if (hour >= dawn && hour < 12) return 'morning';
	return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
