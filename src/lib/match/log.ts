/** Making entries: who writes, when, and after which one. */
import type { Entry, EntryBody } from './entry.ts';
import { timeOf } from './time.ts';

/** The device that writes and its clock; both come from outside. */
export interface Pen {
	readonly device: string;
	readonly now: () => number;
}

/** The entry that a body becomes. */
export type Stamped<Body extends EntryBody> = Body & Pick<Entry, 'match' | 'seq' | 'device' | 'at'>;

/** @returns the body stamped as the entry `seq` of a match. */
export const stamp = <Body extends EntryBody>(
	pen: Pen,
	match: string,
	seq: number,
	body: Body
): Stamped<Body> => ({
	...body,
	match,
	seq,
	device: pen.device,
	at: timeOf(pen.now())
});
