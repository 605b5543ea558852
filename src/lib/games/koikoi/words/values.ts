/** The values of the options in words, for the setup and for the kinds of matches in the records. */
import { m } from '$lib/i18n/paraglide/messages';
import { valueOf } from '../../option-values.ts';
import { wordByCode } from '../../wording.ts';
import type { Options } from '../rules/options.ts';
import { pricedOf } from './option-names.ts';

type Word = (value: unknown) => string;

/** @returns a function that words the values of an option with a fixed list of codes. */
const oneOf = <Value extends string>(words: Readonly<Record<Value, () => string>>): Word => {
	const wordOf = wordByCode(words);
	return (value) => wordOf(String(value));
};

const points = (value: unknown): string => m.koikoi_points({ n: Number(value) });
const yesNo: Word = (value) => (value === true ? m.koikoi_value_yes() : m.koikoi_value_no());
const extra: Word = (value) =>
	value === 0 ? m.koikoi_value_extra_none() : m.koikoi_value_extra_each({ points: points(value) });

const words: Readonly<Record<Exclude<keyof Options, 'points'>, Word>> = {
	months: (value) => m.koikoi_months({ n: Number(value) }),
	target: (value) => (value === null ? m.koikoi_value_none() : points(value)),
	finalTie: oneOf<Options['finalTie']>({
		shared: () => m.koikoi_value_final_tie_shared(),
		'extra-month': () => m.koikoi_value_final_tie_extra_month()
	}),
	drawnMonth: (value) => (value === 0 ? m.koikoi_value_drawn_none() : points(value)),
	passes: yesNo,
	zeroSum: (value) =>
		value === null
			? m.koikoi_value_zero_sum_none()
			: m.koikoi_value_zero_sum_stock({ points: points(value) }),
	bothHands: oneOf<Options['bothHands']>({
		'play-on': () => m.koikoi_value_both_hands_play_on(),
		void: () => m.koikoi_value_both_hands_void()
	}),
	tableDeal: oneOf<Options['tableDeal']>({
		void: () => m.koikoi_value_both_hands_void(),
		oya: () => m.koikoi_value_table_oya(),
		play: () => m.koikoi_value_table_play()
	}),
	gaji: yesNo,
	brights: oneOf<Options['brights']>({
		best: () => m.koikoi_value_brights_best(),
		all: () => m.koikoi_value_brights_all()
	}),
	ameshiko: yesNo,
	sankoWithRain: yesNo,
	inoshikachoExtra: extra,
	inoshikachoBlocksTane: yesNo,
	ribbonSetExtra: extra,
	ribbonSetBlocksTan: yesNo,
	bothRibbonSets: oneOf<Options['bothRibbonSets']>({
		separate: () => m.koikoi_value_both_ribbon_sets_separate(),
		combined: () => m.koikoi_value_both_ribbon_sets_combined(),
		bonus: () => m.koikoi_value_both_ribbon_sets_bonus()
	}),
	sakeAsKasu: yesNo,
	lightningAsKasu: yesNo,
	viewing: oneOf<Options['viewing']>({
		on: () => m.koikoi_value_viewing_on(),
		off: () => m.koikoi_value_viewing_off(),
		'rain-cancels': () => m.koikoi_value_viewing_rain_cancels(),
		'not-alone': () => m.koikoi_value_viewing_not_alone()
	}),
	tsukifuda: (value) => (value === null ? m.koikoi_value_off() : points(value)),
	sevenPlus: (value) =>
		value === null
			? m.koikoi_value_no_change()
			: m.koikoi_value_seven_times({ factor: Number(valueOf(value, 'factor')) }),
	combination: oneOf<Options['combination']>({
		product: () => m.koikoi_value_combination_product(),
		count: () => m.koikoi_value_combination_count(),
		exclusive: () => m.koikoi_value_combination_exclusive()
	}),
	ownKoiKoi: oneOf<Options['ownKoiKoi']>({
		times: () => m.koikoi_value_own_times(),
		none: () => m.koikoi_value_no_change(),
		plus: () => m.koikoi_value_own_plus()
	}),
	opponentKoiKoi: oneOf<Options['opponentKoiKoi']>({
		double: () => m.koikoi_value_opponent_double(),
		none: () => m.koikoi_value_no_change(),
		times: () => m.koikoi_value_opponent_times()
	}),
	resetOwnCalls: yesNo,
	cap: (value) => (value === null ? m.koikoi_value_none() : m.koikoi_value_cap_times({ cap: Number(value) }))
};

/**
 * @param key that of its field, such as `cap` or `points.goko`
 * @returns a value of an option in words; “Other” for an option of a later version
 */
export const valueWord = (key: string, value: unknown): string => {
	if (pricedOf(key) !== undefined) return points(value);
	return Object.hasOwn(words, key) ? words[key as keyof typeof words](value) : m.other_word();
};
