/** The words of the options: presets, fields and values, for the setup and for the kinds of matches in the records. */
import { m } from '$lib/i18n/paraglide/messages';
import type { SetupWords } from '../../game.ts';
import type { NotedProblem } from '../rules/records.ts';
import { valueOf } from '../../option-values.ts';
import { wordByCode } from '../../wording.ts';
import type { FieldGroup } from '../rules/fields.ts';
import { pricedItems, targetOf, type Options, type PresetId, type PricedItem } from '../rules/options.ts';
import { yakuHint, yakuName } from './names.ts';

type NameAndHint = () => { readonly name: string; readonly hint: string };

const presetWords: Readonly<Record<PresetId, NameAndHint>> = {
	seed: () => ({ name: m.koikoi_preset_seed(), hint: m.koikoi_preset_seed_hint() }),
	nintendo: () => ({ name: m.koikoi_preset_nintendo(), hint: m.koikoi_preset_nintendo_hint() }),
	'fuda-wiki': () => ({ name: m.koikoi_preset_fuda_wiki(), hint: m.koikoi_preset_fuda_wiki_hint() }),
	classic: () => ({ name: m.koikoi_preset_classic(), hint: m.koikoi_preset_classic_hint() }),
	'one-counter': () => ({ name: m.koikoi_preset_one_counter(), hint: m.koikoi_preset_one_counter_hint() })
};

const groupWords: Readonly<Record<FieldGroup, () => string>> = {
	match: m.koikoi_group_match,
	brights: m.koikoi_group_brights,
	sets: m.koikoi_group_sets,
	counts: m.koikoi_group_counts,
	multipliers: m.koikoi_group_multipliers
};

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

/** Of each option the name, what it is about, and its values. */
const optionWords: Readonly<
	Record<Exclude<keyof Options, 'points'>, readonly [name: () => string, hint: () => string, value: Word]>
> = {
	months: [
		m.koikoi_option_months,
		m.koikoi_option_months_hint,
		(value) => m.koikoi_months({ n: Number(value) })
	],
	target: [
		m.koikoi_option_target,
		m.koikoi_option_target_hint,
		(value) => (value === null ? m.koikoi_value_none() : points(value))
	],
	finalTie: [
		m.koikoi_option_final_tie,
		m.koikoi_option_final_tie_hint,
		oneOf<Options['finalTie']>({
			shared: m.koikoi_value_final_tie_shared,
			'extra-month': m.koikoi_value_final_tie_extra_month
		})
	],
	drawnMonth: [
		m.koikoi_option_drawn_month,
		m.koikoi_option_drawn_month_hint,
		(value) => (value === 0 ? m.koikoi_value_drawn_none() : points(value))
	],
	passes: [m.koikoi_option_passes, m.koikoi_option_passes_hint, yesNo],
	zeroSum: [
		m.koikoi_option_zero_sum,
		m.koikoi_option_zero_sum_hint,
		(value) =>
			value === null
				? m.koikoi_value_zero_sum_none()
				: m.koikoi_value_zero_sum_stock({ points: points(value) })
	],
	bothHands: [
		m.koikoi_option_both_hands,
		m.koikoi_option_both_hands_hint,
		oneOf<Options['bothHands']>({
			'play-on': m.koikoi_value_both_hands_play_on,
			void: m.koikoi_value_both_hands_void
		})
	],
	tableDeal: [
		m.koikoi_winning_table,
		m.koikoi_option_table_deal_hint,
		oneOf<Options['tableDeal']>({
			void: m.koikoi_value_both_hands_void,
			oya: m.koikoi_value_table_oya,
			play: m.koikoi_value_table_play
		})
	],
	gaji: [m.koikoi_option_gaji, m.koikoi_option_gaji_hint, yesNo],
	brights: [
		m.koikoi_option_brights,
		m.koikoi_option_brights_hint,
		oneOf<Options['brights']>({
			best: m.koikoi_value_brights_best,
			all: m.koikoi_value_brights_all
		})
	],
	ameshiko: [m.koikoi_option_ameshiko, m.koikoi_option_ameshiko_hint, yesNo],
	sankoWithRain: [m.koikoi_option_sanko_with_rain, m.koikoi_option_sanko_with_rain_hint, yesNo],
	inoshikachoExtra: [m.koikoi_option_inoshikacho_extra, m.koikoi_option_inoshikacho_extra_hint, extra],
	inoshikachoBlocksTane: [
		m.koikoi_option_inoshikacho_blocks_tane,
		m.koikoi_option_inoshikacho_blocks_tane_hint,
		yesNo
	],
	ribbonSetExtra: [m.koikoi_option_ribbon_set_extra, m.koikoi_option_ribbon_set_extra_hint, extra],
	ribbonSetBlocksTan: [
		m.koikoi_option_ribbon_set_blocks_tan,
		m.koikoi_option_ribbon_set_blocks_tan_hint,
		yesNo
	],
	bothRibbonSets: [
		m.koikoi_option_both_ribbon_sets,
		m.koikoi_option_both_ribbon_sets_hint,
		oneOf<Options['bothRibbonSets']>({
			separate: m.koikoi_value_both_ribbon_sets_separate,
			combined: m.koikoi_value_both_ribbon_sets_combined,
			bonus: m.koikoi_value_both_ribbon_sets_bonus
		})
	],
	sakeAsKasu: [m.koikoi_option_sake_as_kasu, m.koikoi_option_sake_as_kasu_hint, yesNo],
	lightningAsKasu: [m.koikoi_option_lightning_as_kasu, m.koikoi_option_lightning_as_kasu_hint, yesNo],
	viewing: [
		m.koikoi_option_viewing,
		m.koikoi_option_viewing_hint,
		oneOf<Options['viewing']>({
			on: m.koikoi_value_viewing_on,
			off: m.koikoi_value_viewing_off,
			'rain-cancels': m.koikoi_value_viewing_rain_cancels,
			'not-alone': m.koikoi_value_viewing_not_alone
		})
	],
	tsukifuda: [
		m.koikoi_option_tsukifuda,
		m.koikoi_option_tsukifuda_hint,
		(value) => (value === null ? m.koikoi_value_off() : points(value))
	],
	sevenPlus: [
		m.koikoi_option_seven_plus,
		m.koikoi_option_seven_plus_hint,
		(value) =>
			value === null
				? m.koikoi_value_no_change()
				: m.koikoi_value_seven_times({ factor: Number(valueOf(value, 'factor')) })
	],
	combination: [
		m.koikoi_option_combination,
		m.koikoi_option_combination_hint,
		oneOf<Options['combination']>({
			product: m.koikoi_value_combination_product,
			count: m.koikoi_value_combination_count,
			exclusive: m.koikoi_value_combination_exclusive
		})
	],
	ownKoiKoi: [
		m.koikoi_option_own_koi_koi,
		m.koikoi_option_own_koi_koi_hint,
		oneOf<Options['ownKoiKoi']>({
			times: m.koikoi_value_own_times,
			none: m.koikoi_value_no_change,
			plus: m.koikoi_value_own_plus
		})
	],
	opponentKoiKoi: [
		m.koikoi_option_opponent_koi_koi,
		m.koikoi_option_opponent_koi_koi_hint,
		oneOf<Options['opponentKoiKoi']>({
			double: m.koikoi_value_opponent_double,
			none: m.koikoi_value_no_change,
			times: m.koikoi_value_opponent_times
		})
	],
	resetOwnCalls: [m.koikoi_option_reset_own_calls, m.koikoi_option_reset_own_calls_hint, yesNo],
	cap: [
		m.koikoi_option_cap,
		m.koikoi_option_cap_hint,
		(value) => (value === null ? m.koikoi_value_none() : m.koikoi_value_cap_times({ cap: Number(value) }))
	]
};
const isOption = (key: string): key is keyof typeof optionWords => Object.hasOwn(optionWords, key);

/** @returns the key within `points` of an option such as `points.goko`; `undefined` for any other option. */
const pricedOf = (key: string): PricedItem | undefined =>
	pricedItems.find((item) => key === `points.${item}`);

/** @returns the name of an option by the key of its field; “Other” for an option of a later version. */
export const optionName = (key: string): string => {
	const priced = pricedOf(key);
	if (priced !== undefined)
		return m.koikoi_option_points({ yaku: priced === 'triade' ? m.koikoi_yaku_triade() : yakuName(priced) });
	return isOption(key) ? optionWords[key][0]() : m.other_word();
};

const hintOf = (key: string): string => {
	const priced = pricedOf(key);
	if (priced !== undefined) return priced === 'triade' ? m.koikoi_yaku_triade_hint() : yakuHint(priced);
	return isOption(key) ? optionWords[key][1]() : '';
};

/**
 * @param key that of its field, such as `cap` or `points.goko`
 * @returns a value of an option in words; “Other” for an option of a later version
 */
export const valueWord = (key: string, value: unknown): string => {
	if (pricedOf(key) !== undefined) return points(value);
	return isOption(key) ? optionWords[key][2](value) : m.other_word();
};

/** Why a match cannot have ended with the totals that are noted. */
const notedProblems: Readonly<Record<NotedProblem, (options: Options) => string>> = {
	sum: ({ zeroSum }) => m.koikoi_noted_sum({ sum: 2 * (zeroSum ?? 0) }),
	target: (options) => m.koikoi_noted_target({ target: targetOf(options) ?? 0 }),
	equal: () => m.koikoi_noted_equal()
};

/** @returns how long a match lasts. */
const lengthWord = (options: Options): string => {
	const { months, zeroSum } = options;
	const target = targetOf(options);
	if (zeroSum !== null)
		return m.koikoi_length_stock({ months: m.koikoi_months({ n: months }), points: points(zeroSum) });
	return target === null
		? m.koikoi_months({ n: months })
		: m.koikoi_length_target({ points: points(target) });
};

export const setupWords: SetupWords = {
	boxes: m.setup_boxes,
	length: { keys: ['months', 'target', 'zeroSum'], say: (options) => lengthWord(options as Options) },
	preset: (id) => presetWords[id as PresetId](),
	option: (key) => ({ name: optionName(key), hint: hintOf(key) }),
	value: valueWord,
	group: (id) => groupWords[id as FieldGroup](),
	starterHint: m.koikoi_starter_hint,
	noted: {
		number: () => m.koikoi_noted_total(),
		problem: (code, options) => notedProblems[code as NotedProblem](options as Options)
	}
};
