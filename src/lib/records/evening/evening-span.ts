/** The stretch of time that an evening is. */
import { eveningOf } from '../evening';
import { timeOfDays, timesOf, type Times } from '../filter/times';

/**
 * @param evening a date as `2026-11-21`.
 * @returns its evening in the device's time zone, from six in the morning to six the next day: 23 or 25 hours in the
 *   nights in which the clocks change. Undefined for a text that is no date.
 */
export const spanOf = (evening: string): Times | undefined => {
	const span = timesOf(timeOfDays({ from: evening, until: evening }), 0);
	// 31 June would be taken for 1 July.
	return Number.isFinite(span.from) && eveningOf(span.from) === evening ? span : undefined;
};
