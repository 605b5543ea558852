/** Numbers that may be unknown, in words. */
import { onceByLocale } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Fact } from '../rules/facts/fact.ts';
import type { Risk } from '../rules/facts/pace.ts';

/** How risky a pace is. */
export const riskNames: Readonly<Record<Risk, () => string>> = {
	low: () => m.hanabi_risk_low(),
	medium: () => m.hanabi_risk_medium(),
	high: () => m.hanabi_risk_high(),
	zero: () => m.hanabi_risk_zero()
};

const decimals = onceByLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
/**
 * A number below 1,000 with two decimals at most, below nothing with a minus, not a hyphen. A whole one needs no
 * formatter, and the first takes its time.
 */
export const decimal = (value: number): string =>
	(Number.isInteger(value) ? String(value) : decimals().format(value)).replace('-', '−');

/** @returns the number in words; what is none says why. */
export const factText = (fact: Fact, of: (value: number) => string = decimal): string => {
	if (typeof fact === 'number') return of(fact);
	return fact === 'unknown' ? m.hanabi_fact_unknown() : m.hanabi_fact_none();
};
