/** Shortens names where there is no room for the whole name: to the first name, and at last to initials. */
import { graphemesOf } from '$lib/i18n/graphemes';

const initialOf = (word: string): string => `${graphemesOf(word)[0] ?? ''}.`;
/** Whether a word is a particle like "de" or "von", which has no initial and is left out first. */
const isParticle = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase();
const wordsOf = (name: string): readonly string[] => name.split(/\s+/u).filter((word) => word !== '');

/** With fewer letters than this before the ellipsis, a name is no longer recognised. */
const leastLetters = 6;

/** The first name cut after each of its letters, the longest first; none for a short first name. */
const cutForms = (first: string): readonly string[] => {
	const letters = graphemesOf(first);
	return letters
		.map((_, index) => index + 1)
		.filter((length) => length >= leastLetters && length < letters.length)
		.reverse()
		.map((length) => `${letters.slice(0, length).join('').replace(/-$/u, '')}…`);
};

/**
 * @param name as it was typed.
 * @returns the name and its shorter forms without duplicates, in this order: the whole name, the first name
 * with an ellipsis ("Maximilienne…"), the first name with the initials of the others, the beginning of the
 * first name, the initials.
 */
export const shortForms = (name: string): readonly string[] => {
	const [first = '', ...others] = wordsOf(name);
	const named = others.filter((word) => !isParticle(word));
	const initials = (named.length > 0 ? named : others).map(initialOf);
	const own = first
		.split('-')
		.filter((part) => part !== '')
		.map(initialOf)
		.join('-');
	return [
		...new Set([
			name,
			...(others.length > 0 ? [`${first}…`, [first, ...initials].join(' ')] : []),
			...cutForms(first),
			[own || name, ...initials].join(' ')
		])
	];
};

/** The forms of a name that are not forms of another one among those shown. */
const formsAmong = (name: string, among: readonly string[]): readonly string[] => {
	const taken = new Set(among.filter((other) => other !== name).flatMap(shortForms));
	return shortForms(name).filter((form) => form === name || !taken.has(form));
};

/** The length of a name, in characters, for which a sentence at the table has room. */
const longestInSentence = 17;

/** @returns the name for a sentence: a long one is shortened, but never to initials alone. */
export const nameInSentence = (name: string, among: readonly string[]): string => {
	if (name.length <= longestInSentence) return name;
	const forms = formsAmong(name, among).filter((form) => form === name || /[^\s.-]{2}/u.test(form));
	return forms.find((form) => form.length <= longestInSentence) ?? forms.at(-1) ?? name;
};

/** @returns the names, by seat, as sentences use them. */
export const namesInSentences = (names: readonly string[]): readonly string[] =>
	names.map((name) => nameInSentence(name, names));

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
