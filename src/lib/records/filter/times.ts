/**
 * The times that a filter can ask for. They begin and end when an evening does, at six in the morning, so that an
 * evening is never half in a month.
 */
import { dawn, dayOfEvening } from '../evening';

export const spans = ['week', 'month', 'year', 'twelve', 'before'] as const;
export type Span = (typeof spans)[number];

/** From the first moment to the one before which it ends, in milliseconds since 1970. */
export interface Times {
	readonly from: number;
	readonly until: number;
}

/** Two days as in `<input type="date">`, both of them in the season. */
export interface Days {
	readonly from: string;
	readonly until: string;
}

const daysPattern = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** @returns the days of a season in a filter's time; undefined where it is none. */
export const daysIn = (time: string): Days | undefined => {
	const [, from, until] = daysPattern.exec(time) ?? [];
	return from !== undefined && until !== undefined && from <= until ? { from, until } : undefined;
};

/** @returns the filter's time that stands for these days. */
export const timeOfDays = ({ from, until }: Days): string => `${from}_${until}`;

/** @returns the first moment of a day of the device's calendar; a day too many is one of the next month. */
const beginOf = (year: number, month: number, day: number): number =>
	new Date(year, month, day, dawn).getTime();

const dayAfter = (day: string, later: number): number => {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return beginOf(year, month - 1, date + later);
};

const spanOf = (span: Span, now: number): Times => {
	// The evening that is under way at two in the morning is yesterday's. Six hours ago is another day than that in the
	// nights in which the clocks change.
	const today = new Date(dayOfEvening(now));
	const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
	switch (span) {
		case 'week':
			return { from: beginOf(year, month, day - 6), until: Infinity };
		case 'month':
			return { from: beginOf(year, month, 1), until: beginOf(year, month + 1, 1) };
		case 'year':
			return { from: beginOf(year, 0, 1), until: beginOf(year + 1, 0, 1) };
		case 'twelve':
			return { from: beginOf(year - 1, month, day + 1), until: Infinity };
		case 'before':
			return { from: -Infinity, until: beginOf(year, 0, 1) };
	}
};

const isSpan = (time: string): time is Span => (spans as readonly string[]).includes(time);

/**
 * @param time of a filter; one that is not known admits all times.
 * @param now in milliseconds since 1970.
 */
export const timesOf = (time: string, now: number): Times => {
	if (isSpan(time)) return spanOf(time, now);
	const days = daysIn(time);
	return days
		? { from: dayAfter(days.from, 0), until: dayAfter(days.until, 1) }
		: { from: -Infinity, until: Infinity };
};
