/** Names shortened by what they mean, where there is no room for the whole: never inside a word. */

const initialOf = (word: string): string => `${Array.from(word)[0] ?? ''}.`;
/** "de", "von", "der": said with what follows them, and the first to go. */
const isParticle = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase();

/**
 * @param name as it was typed.
 * @returns the name and its shorter forms, in this order: whole, first name with the initials of the others
 * ("Marie-Antoinette T. P."), first name, initials. Each is there once.
 */
export const shortForms = (name: string): readonly string[] => {
	const [first = '', ...others] = name.split(/\s+/u).filter((word) => word !== '');
	const named = others.filter((word) => !isParticle(word));
	const initials = (named.length > 0 ? named : others).map(initialOf);
	const own = first
		.split('-')
		.filter((part) => part !== '')
		.map(initialOf)
		.join('-');
	return [...new Set([name, [first, ...initials].join(' '), first, [own || name, ...initials].join(' ')])];
};

const formsAmong = (name: string, among: readonly string[]): readonly string[] => {
	const taken = new Set(among.filter((other) => other !== name).flatMap(shortForms));
	return shortForms(name).filter((form) => form === name || !taken.has(form));
};

/** As many letters of a name a sentence of the table has room for. */
const inSentence = 14;

/** @returns the name in a sentence: one that is long by its first name, never by initials alone. */
export const nameInSentence = (name: string, among: readonly string[]): string => {
	const forms = formsAmong(name, among).filter((form) => form === name || /[^\s.-]{2}/u.test(form));
	return forms.find((form) => form.length <= inSentence) ?? forms.at(-1) ?? name;
};

/**
 * @param among the other names shown beside it: what would say one of them as well is left out.
 * @param fits whether a form has room.
 * @returns the longest form that fits, in the order of `shortForms`; the shortest where none does.
 */
export const shortNameFor = (
	name: string,
	among: readonly string[],
	fits: (form: string) => boolean
): string => {
	const forms = formsAmong(name, among);
	return forms.find(fits) ?? forms.at(-1) ?? name;
};
