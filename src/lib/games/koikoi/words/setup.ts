/** The words that only the setup screen needs. */
import { m } from '$lib/i18n/paraglide/messages';
import type { SetupWords } from '../../game.ts';
import type { FieldGroup } from '../rules/fields.ts';
import type { Options, PricedItem } from '../rules/options.ts';
import type { PresetId } from '../rules/presets.ts';
import { valueWord } from './values.ts';
import { yakuHint, yakuName } from './yaku.ts';

type NameAndHint = () => { readonly name: string; readonly hint: string };

const presetWords: Readonly<Record<PresetId, NameAndHint>> = {
	seed: () => ({ name: m.koikoi_preset_seed(), hint: m.koikoi_preset_seed_hint() }),
	nintendo: () => ({ name: m.koikoi_preset_nintendo(), hint: m.koikoi_preset_nintendo_hint() }),
	'fuda-wiki': () => ({ name: m.koikoi_preset_fuda_wiki(), hint: m.koikoi_preset_fuda_wiki_hint() }),
	classic: () => ({ name: m.koikoi_preset_classic(), hint: m.koikoi_preset_classic_hint() }),
	'one-counter': () => ({ name: m.koikoi_preset_one_counter(), hint: m.koikoi_preset_one_counter_hint() })
};

const optionWords: Readonly<Record<Exclude<keyof Options, 'points'>, NameAndHint>> = {
	months: () => ({ name: m.koikoi_option_months(), hint: m.koikoi_option_months_hint() }),
	target: () => ({ name: m.koikoi_option_target(), hint: m.koikoi_option_target_hint() }),
	finalTie: () => ({ name: m.koikoi_option_final_tie(), hint: m.koikoi_option_final_tie_hint() }),
	drawnMonth: () => ({ name: m.koikoi_option_drawn_month(), hint: m.koikoi_option_drawn_month_hint() }),
	passes: () => ({ name: m.koikoi_option_passes(), hint: m.koikoi_option_passes_hint() }),
	zeroSum: () => ({ name: m.koikoi_option_zero_sum(), hint: m.koikoi_option_zero_sum_hint() }),
	bothHands: () => ({ name: m.koikoi_option_both_hands(), hint: m.koikoi_option_both_hands_hint() }),
	gaji: () => ({ name: m.koikoi_option_gaji(), hint: m.koikoi_option_gaji_hint() }),
	brights: () => ({ name: m.koikoi_option_brights(), hint: m.koikoi_option_brights_hint() }),
	ameshiko: () => ({ name: m.koikoi_option_ameshiko(), hint: m.koikoi_option_ameshiko_hint() }),
	sankoWithRain: () => ({
		name: m.koikoi_option_sanko_with_rain(),
		hint: m.koikoi_option_sanko_with_rain_hint()
	}),
	inoshikachoExtra: () => ({
		name: m.koikoi_option_inoshikacho_extra(),
		hint: m.koikoi_option_inoshikacho_extra_hint()
	}),
	inoshikachoBlocksTane: () => ({
		name: m.koikoi_option_inoshikacho_blocks_tane(),
		hint: m.koikoi_option_inoshikacho_blocks_tane_hint()
	}),
	ribbonSetExtra: () => ({
		name: m.koikoi_option_ribbon_set_extra(),
		hint: m.koikoi_option_ribbon_set_extra_hint()
	}),
	ribbonSetBlocksTan: () => ({
		name: m.koikoi_option_ribbon_set_blocks_tan(),
		hint: m.koikoi_option_ribbon_set_blocks_tan_hint()
	}),
	bothRibbonSets: () => ({
		name: m.koikoi_option_both_ribbon_sets(),
		hint: m.koikoi_option_both_ribbon_sets_hint()
	}),
	sakeAsKasu: () => ({ name: m.koikoi_option_sake_as_kasu(), hint: m.koikoi_option_sake_as_kasu_hint() }),
	lightningAsKasu: () => ({
		name: m.koikoi_option_lightning_as_kasu(),
		hint: m.koikoi_option_lightning_as_kasu_hint()
	}),
	viewing: () => ({ name: m.koikoi_option_viewing(), hint: m.koikoi_option_viewing_hint() }),
	tsukifuda: () => ({ name: m.koikoi_option_tsukifuda(), hint: m.koikoi_option_tsukifuda_hint() }),
	sevenPlus: () => ({ name: m.koikoi_option_seven_plus(), hint: m.koikoi_option_seven_plus_hint() }),
	combination: () => ({ name: m.koikoi_option_combination(), hint: m.koikoi_option_combination_hint() }),
	ownKoiKoi: () => ({ name: m.koikoi_option_own_koi_koi(), hint: m.koikoi_option_own_koi_koi_hint() }),
	opponentKoiKoi: () => ({
		name: m.koikoi_option_opponent_koi_koi(),
		hint: m.koikoi_option_opponent_koi_koi_hint()
	}),
	resetOwnCalls: () => ({
		name: m.koikoi_option_reset_own_calls(),
		hint: m.koikoi_option_reset_own_calls_hint()
	}),
	cap: () => ({ name: m.koikoi_option_cap(), hint: m.koikoi_option_cap_hint() })
};

const groupWords: Readonly<Record<FieldGroup, () => string>> = {
	match: () => m.koikoi_group_match(),
	brights: () => m.koikoi_group_brights(),
	sets: () => m.koikoi_group_sets(),
	counts: () => m.koikoi_group_counts(),
	multipliers: () => m.koikoi_group_multipliers()
};

/** @returns the key within `points` of an option such as `points.goko`; `undefined` for any other option. */
const pricedOf = (key: string): PricedItem | undefined =>
	key.startsWith('points.') ? (key.slice('points.'.length) as PricedItem) : undefined;

const pointsWords = (priced: PricedItem): ReturnType<NameAndHint> => {
	const isTriade = priced === 'triade';
	return {
		name: m.koikoi_option_points({ yaku: isTriade ? m.koikoi_yaku_triade() : yakuName(priced) }),
		hint: isTriade ? m.koikoi_yaku_triade_hint() : yakuHint(priced)
	};
};

export const setupWords: SetupWords = {
	preset: (id) => presetWords[id as PresetId](),
	option: (key) => {
		const priced = pricedOf(key);
		return priced ? pointsWords(priced) : optionWords[key as keyof typeof optionWords]();
	},
	value: (key, value) =>
		pricedOf(key)
			? m.koikoi_points({ n: Number(value) })
			: valueWord(key as Exclude<keyof Options, 'points'>, value),
	group: (id) => groupWords[id as FieldGroup](),
	starterHint: () => m.koikoi_starter_hint()
};
