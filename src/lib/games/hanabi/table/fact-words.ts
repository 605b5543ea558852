/** Numbers that may be unknown, in words. */
import { m } from '$lib/i18n/paraglide/messages';
import { getLocale } from '$lib/i18n/paraglide/runtime';
import type { Fact } from '../fact.ts';
import type { Risk } from '../pace.ts';

/** How risky a pace is. */
export const riskNames: Readonly<Record<Risk, () => string>> = {
	low: () => m.hanabi_risk_low(),
	medium: () => m.hanabi_risk_medium(),
	high: () => m.hanabi_risk_high(),
	zero: () => m.hanabi_risk_zero()
};

/** A number with two decimals at most. */
export const decimal = (value: number): string =>
	new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 }).format(value);

/** @returns the number in words; what is none says why. */
export const factText = (fact: Fact, of: (value: number) => string = decimal): string => {
	if (typeof fact === 'number') return of(fact);
	return fact === 'unknown' ? m.hanabi_fact_unknown() : m.hanabi_fact_none();
};
