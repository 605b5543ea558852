/** The names of the options, for the setup and for the kinds of matches in the records. */
import { m } from '$lib/i18n/paraglide/messages';
import { wordByCode } from '../../wording.ts';
import { pricedItems, type Options, type PricedItem } from '../rules/options.ts';
import { yakuName } from './yaku.ts';

const names: Readonly<Record<Exclude<keyof Options, 'points'>, () => string>> = {
	months: () => m.koikoi_option_months(),
	target: () => m.koikoi_option_target(),
	finalTie: () => m.koikoi_option_final_tie(),
	drawnMonth: () => m.koikoi_option_drawn_month(),
	passes: () => m.koikoi_option_passes(),
	zeroSum: () => m.koikoi_option_zero_sum(),
	bothHands: () => m.koikoi_option_both_hands(),
	tableDeal: () => m.koikoi_winning_table(),
	gaji: () => m.koikoi_option_gaji(),
	brights: () => m.koikoi_option_brights(),
	ameshiko: () => m.koikoi_option_ameshiko(),
	sankoWithRain: () => m.koikoi_option_sanko_with_rain(),
	inoshikachoExtra: () => m.koikoi_option_inoshikacho_extra(),
	inoshikachoBlocksTane: () => m.koikoi_option_inoshikacho_blocks_tane(),
	ribbonSetExtra: () => m.koikoi_option_ribbon_set_extra(),
	ribbonSetBlocksTan: () => m.koikoi_option_ribbon_set_blocks_tan(),
	bothRibbonSets: () => m.koikoi_option_both_ribbon_sets(),
	sakeAsKasu: () => m.koikoi_option_sake_as_kasu(),
	lightningAsKasu: () => m.koikoi_option_lightning_as_kasu(),
	viewing: () => m.koikoi_option_viewing(),
	tsukifuda: () => m.koikoi_option_tsukifuda(),
	sevenPlus: () => m.koikoi_option_seven_plus(),
	combination: () => m.koikoi_option_combination(),
	ownKoiKoi: () => m.koikoi_option_own_koi_koi(),
	opponentKoiKoi: () => m.koikoi_option_opponent_koi_koi(),
	resetOwnCalls: () => m.koikoi_option_reset_own_calls(),
	cap: () => m.koikoi_option_cap()
};
const nameByKey = wordByCode(names);

/** @returns the key within `points` of an option such as `points.goko`; `undefined` for any other option. */
export const pricedOf = (key: string): PricedItem | undefined =>
	pricedItems.find((item) => key === `points.${item}`);

/** @returns the name of an option by the key of its field; “Other” for an option of a later version. */
export const optionName = (key: string): string => {
	const priced = pricedOf(key);
	if (priced === undefined) return nameByKey(key);
	return m.koikoi_option_points({ yaku: priced === 'triade' ? m.koikoi_yaku_triade() : yakuName(priced) });
};
