/** When a match of an evening began. */
import { dateAndTime, timeOfDay } from '$lib/i18n/format';
import type { MatchRow } from '$lib/store/lists/row';
import { eveningOf } from './evening';

/**
 * @returns the time, with its date for a match that began on an earlier evening than the one it was last played on;
 *   empty where no time is known.
 */
export const whenBegun = ({ started, changed }: Pick<MatchRow, 'started' | 'changed'>): string =>
	eveningOf(started) === eveningOf(changed) ? timeOfDay(started) : dateAndTime(started);
