/** Shortens names to whole words and initials, where there is no room for the whole name. */

const initialOf = (word: string): string => `${Array.from(word)[0] ?? ''}.`;
/** Whether a word is a particle like "de" or "von", which has no initial and is left out first. */
const isParticle = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase();

/**
 * @param name as it was typed.
 * @returns the name and its shorter forms without duplicates, in this order: the whole name, the first name
 * with the initials of the others ("Marie-Antoinette T. P."), the first name, the initials.
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

/** The forms of a name that are not forms of another one among those shown. */
const formsAmong = (name: string, among: readonly string[]): readonly string[] => {
	const taken = new Set(among.filter((other) => other !== name).flatMap(shortForms));
	return shortForms(name).filter((form) => form === name || !taken.has(form));
};

/** The length of a name, in characters, for which a sentence at the table has room. */
const longestInSentence = 14;

/** @returns the name for a sentence: a long one is shortened, but never to initials alone. */
export const nameInSentence = (name: string, among: readonly string[]): string => {
	const forms = formsAmong(name, among).filter((form) => form === name || /[^\s.-]{2}/u.test(form));
	return forms.find((form) => form.length <= longestInSentence) ?? forms.at(-1) ?? name;
};

/**
 * @param among the other names shown; forms that they have, too, are left out.
 * @param fits tells whether there is room for a form.
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
