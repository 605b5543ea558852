/** Names as players type them. */

/** Longest name of a player, in characters as they are counted by code points. */
export const maxNameLength = 40;

/** Spaces of all kinds, control characters, and marks that turn the direction of the text around them. */
const blanks = /[\s\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** @returns the name without outer or doubled blanks, at most `maxNameLength` long. */
export const tidyName = (typed: string): string =>
	Array.from(typed.normalize('NFC').replace(blanks, ' ').trim()).slice(0, maxNameLength).join('').trim();

/** Whether two names are one player's: accents on Latin letters and capitals aside. */
export const isSameName = (a: string, b: string): boolean => folded(a) === folded(b);

const accents = /[\u0300-\u036F]/g;
const folded = (name: string): string =>
	tidyName(name).normalize('NFD').replace(accents, '').normalize('NFC').toLocaleLowerCase('en');
