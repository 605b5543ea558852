/** The words that only the setup screen needs. */
import { m } from '$lib/i18n/paraglide/messages';
import type { SetupWords } from '../../game.ts';
import type { FieldGroup } from '../rules/fields.ts';
import type { Options, PresetId } from '../rules/options.ts';
import { optionName, pricedOf } from './option-names.ts';
import { valueWord } from './values.ts';
import { yakuHint } from './yaku.ts';

type NameAndHint = () => { readonly name: string; readonly hint: string };

const presetWords: Readonly<Record<PresetId, NameAndHint>> = {
	seed: () => ({ name: m.koikoi_preset_seed(), hint: m.koikoi_preset_seed_hint() }),
	nintendo: () => ({ name: m.koikoi_preset_nintendo(), hint: m.koikoi_preset_nintendo_hint() }),
	'fuda-wiki': () => ({ name: m.koikoi_preset_fuda_wiki(), hint: m.koikoi_preset_fuda_wiki_hint() }),
	classic: () => ({ name: m.koikoi_preset_classic(), hint: m.koikoi_preset_classic_hint() }),
	'one-counter': () => ({ name: m.koikoi_preset_one_counter(), hint: m.koikoi_preset_one_counter_hint() })
};

const optionHints: Readonly<Record<Exclude<keyof Options, 'points'>, () => string>> = {
	months: () => m.koikoi_option_months_hint(),
	target: () => m.koikoi_option_target_hint(),
	finalTie: () => m.koikoi_option_final_tie_hint(),
	drawnMonth: () => m.koikoi_option_drawn_month_hint(),
	passes: () => m.koikoi_option_passes_hint(),
	zeroSum: () => m.koikoi_option_zero_sum_hint(),
	bothHands: () => m.koikoi_option_both_hands_hint(),
	tableDeal: () => m.koikoi_option_table_deal_hint(),
	gaji: () => m.koikoi_option_gaji_hint(),
	brights: () => m.koikoi_option_brights_hint(),
	ameshiko: () => m.koikoi_option_ameshiko_hint(),
	sankoWithRain: () => m.koikoi_option_sanko_with_rain_hint(),
	inoshikachoExtra: () => m.koikoi_option_inoshikacho_extra_hint(),
	inoshikachoBlocksTane: () => m.koikoi_option_inoshikacho_blocks_tane_hint(),
	ribbonSetExtra: () => m.koikoi_option_ribbon_set_extra_hint(),
	ribbonSetBlocksTan: () => m.koikoi_option_ribbon_set_blocks_tan_hint(),
	bothRibbonSets: () => m.koikoi_option_both_ribbon_sets_hint(),
	sakeAsKasu: () => m.koikoi_option_sake_as_kasu_hint(),
	lightningAsKasu: () => m.koikoi_option_lightning_as_kasu_hint(),
	viewing: () => m.koikoi_option_viewing_hint(),
	tsukifuda: () => m.koikoi_option_tsukifuda_hint(),
	sevenPlus: () => m.koikoi_option_seven_plus_hint(),
	combination: () => m.koikoi_option_combination_hint(),
	ownKoiKoi: () => m.koikoi_option_own_koi_koi_hint(),
	opponentKoiKoi: () => m.koikoi_option_opponent_koi_koi_hint(),
	resetOwnCalls: () => m.koikoi_option_reset_own_calls_hint(),
	cap: () => m.koikoi_option_cap_hint()
};

const groupWords: Readonly<Record<FieldGroup, () => string>> = {
	match: () => m.koikoi_group_match(),
	brights: () => m.koikoi_group_brights(),
	sets: () => m.koikoi_group_sets(),
	counts: () => m.koikoi_group_counts(),
	multipliers: () => m.koikoi_group_multipliers()
};

const hintOf = (key: string): string => {
	const priced = pricedOf(key);
	if (priced === undefined) return optionHints[key as keyof typeof optionHints]();
	return priced === 'triade' ? m.koikoi_yaku_triade_hint() : yakuHint(priced);
};

export const setupWords: SetupWords = {
	preset: (id) => presetWords[id as PresetId](),
	option: (key) => ({ name: optionName(key), hint: hintOf(key) }),
	value: valueWord,
	group: (id) => groupWords[id as FieldGroup](),
	starterHint: () => m.koikoi_starter_hint()
};
