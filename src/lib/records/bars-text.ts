/** What a bar chart says in a sentence. */
import { decimal } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';

interface Bar {
	readonly label: string;
	readonly value: number;
	/** How many facts it is made of. */
	readonly count: number;
}

/**
 * @param bars at least one
 * @param measure whether the bars are numbers of times, sums or means
 * @returns the sentence, and the highest bar; none where several are equally high, since none of them leads
 */
export const barsText = <OneBar extends Bar>(
	bars: readonly OneBar[],
	measure: 'count' | 'sum' | 'mean'
): { readonly text: string; readonly top: OneBar | undefined } => {
	const highest = Math.max(...bars.map(({ value }) => value));
	const [top, ...others] = bars.filter(({ value }) => value === highest);
	const value = decimal(highest);
	const whole = decimal(bars.reduce((sum, bar) => sum + bar.value, 0));
	if (!top || others.length > 0)
		return {
			text: measure === 'mean' ? m.records_bars_tied_mean({ value }) : m.records_bars_tied({ value, whole }),
			top: undefined
		};
	const { label, count } = top;
	return {
		text:
			measure === 'mean'
				? m.records_bars_mean({ label, value, n: count })
				: m.records_bars_most({ label, value, whole }),
		top
	};
};
