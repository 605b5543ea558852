/** Player names as they are typed. */

/** The longest name of a player, in code points. */
export const maxNameLength = 40;

/** White space of all kinds, control characters, and marks that change the direction of the text around them. */
const blanks = /[\s\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** @returns the name without outer or doubled white space, cut to `maxNameLength` code points. */
export const tidyName = (typed: string): string =>
	Array.from(typed.normalize('NFC').replace(blanks, ' ').trim()).slice(0, maxNameLength).join('').trim();

/** Whether two names count as the same: case and accents on Latin letters are ignored. */
export const isSameName = (a: string, b: string): boolean => foldedName(a) === foldedName(b);

const accents = /[\u0300-\u036F]/g;
/** @returns a text that is the same for names that count as the same. */
export const foldedName = (name: string): string =>
	tidyName(name).normalize('NFD').replace(accents, '').normalize('NFC').toLocaleLowerCase('en');
