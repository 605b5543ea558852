/** Derived facts in words, including those without a number. */
import { onceByLocale } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Fact } from '../rules/facts/fact.ts';
import type { Risk } from '../rules/facts/pace.ts';

/** Where no pace is left, its own words say so. */
export const riskNames: Readonly<Record<Exclude<Risk, 'zero'>, () => string>> = {
	low: () => m.hanabi_risk_low(),
	medium: () => m.hanabi_risk_medium(),
	high: () => m.hanabi_risk_high()
};

/** @returns how many discards a pace leaves, or how many there were too many: a bare −1 reads as something left. */
export const paceText = (pace: number): string => {
	if (pace === 0) return m.hanabi_pace_none();
	return pace > 0 ? m.hanabi_pace_spare({ n: pace }) : m.hanabi_pace_over({ n: -pace });
};

const decimals = onceByLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
/**
 * Formats a number of at most two decimals, with a minus sign instead of a hyphen. Whole numbers, always
 * below 1,000 here, skip the formatter, because creating the first one takes long.
 *
 * @returns the number in the current language
 */
export const decimal = (value: number): string =>
	(Number.isInteger(value) ? String(value) : decimals().format(value)).replace('-', '−');

/** @returns the number as `decimal` shows it, for the plural of the word that follows. */
export const asShown = (value: number): number => Math.round(value * 100) / 100;

/** @returns the formatted number, or the words for a fact that is unknown or has no meaning now. */
export const factText = (fact: Fact, format: (value: number) => string = decimal): string => {
	if (typeof fact === 'number') return format(fact);
	return fact === 'unknown' ? m.hanabi_fact_unknown() : m.hanabi_fact_none();
};
