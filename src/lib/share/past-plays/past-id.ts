/** Ids for matches and players of a file. They follow from what the file says, so that a second reading adds nothing. */
import { digest } from '$lib/share/digest';

/** The device that the entries of such matches carry, on every phone that reads the file. */
export const pastDevice = 'past-plays';

/** @returns an id that is the same for the same text: 32 hexadecimal digits after `past-`. */
export const pastId = (text: string): string =>
	`past-${['a', 'b', 'c', 'd'].map((salt) => digest(salt + text)).join('')}`;

/** Whether a text is the id of a match that the app has made, and not just a number in somebody's table. */
export const isOwnId = (text: string): boolean => /^(?:past-)?[0-9a-f]{32}$/.test(text);
