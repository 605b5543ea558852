/** Stamps entries with their match, place, device and time. */
import { timeOf, type Entry, type EntryBody } from './entry.ts';

/** The device that writes entries, and its clock. Both are passed in, so that tests can set them. */
export interface DeviceClock {
	readonly device: string;
	readonly now: () => number;
}

/** The type of entry that a body becomes. */
export type Stamped<Body extends EntryBody> = Body &
	Pick<Entry, 'match' | 'seq' | 'device' | 'number' | 'at'>;

/**
 * @param seq the place of the entry in the line.
 * @param number the device's number for it (see `nextNumber`); where one device writes the whole match, it is the place.
 * @returns the body as an entry, stamped with the time of the pen's clock.
 */
export const stamp = <Body extends EntryBody>(
	clock: DeviceClock,
	match: string,
	seq: number,
	body: Body,
	number = seq
): Stamped<Body> => ({
	...body,
	match,
	seq,
	device: clock.device,
	number,
	at: timeOf(clock.now())
});
