/**
 * Chooses the plural forms of the messages. The compiler takes this file instead of its own
 * (`project.inlang/paraglide.config.js`), which makes new rules for every message: that took a slow phone a
 * millisecond each, several times a tap.
 */

/** @type {Map<string, Intl.PluralRules>} */
const made = new Map();

/**
 * @param {string} locale
 * @param {unknown} input a number.
 * @param {Intl.PluralRulesOptions} [options]
 * @returns {string} the plural category of the number.
 */
export const plural = (locale, input, options) => {
	const key = `${locale} ${JSON.stringify(options)}`;
	let rules = made.get(key);
	if (!rules) made.set(key, (rules = new Intl.PluralRules(locale, options)));
	return rules.select(Number(input));
};
