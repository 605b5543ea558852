/** Which form of a word goes with a number: what the compiled messages ask for (see `short-words-plugin.ts`). */

/** A formatter is dear to make and cheap to use: one of a kind is kept for each language. */
const rulesByLocale = new Map<string, Intl.PluralRules>();

/** @returns the form that a language wants for an amount; what is no number is read as one. */
export const plural = (locale: string, amount: unknown): Intl.LDMLPluralRule => {
	const rules = rulesByLocale.get(locale) ?? new Intl.PluralRules(locale);
	rulesByLocale.set(locale, rules);
	return rules.select(Number(amount));
};
