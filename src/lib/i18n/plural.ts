/** Which form of a word a count takes. */

const made = new Map<string, Intl.PluralRules>();

/**
 * What compiled messages ask. The rules of a language are made once: they are dear to make, and a table asks for
 * dozens with each tap.
 *
 * @param locale a language.
 * @param count a whole number.
 * @returns the name of its form in that language: "one", "other".
 */
export const plural = (locale: string, count: unknown): string => {
	const rules = made.get(locale) ?? new Intl.PluralRules(locale);
	made.set(locale, rules);
	return rules.select(Number(count));
};
