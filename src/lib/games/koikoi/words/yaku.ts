/** The names of the yaku, of the winning hands and of the factors of a settlement. */
import { m } from '$lib/i18n/paraglide/messages';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import type { WinningHand } from '../rules/actions.ts';
import type { Factor, FactorCode } from '../rules/settlement.ts';
import type { YakuId } from '../rules/yaku.ts';

const names: Readonly<Record<YakuId, () => string>> = {
	goko: () => m.koikoi_yaku_goko(),
	shiko: () => m.koikoi_yaku_shiko(),
	ameshiko: () => m.koikoi_yaku_ameshiko(),
	sanko: () => m.koikoi_yaku_sanko(),
	hanami: () => m.koikoi_yaku_hanami(),
	tsukimi: () => m.koikoi_yaku_tsukimi(),
	inoshikacho: () => m.koikoi_yaku_inoshikacho(),
	akatan: () => m.koikoi_yaku_akatan(),
	aotan: () => m.koikoi_yaku_aotan(),
	akatan_aotan: () => m.koikoi_yaku_akatan_aotan(),
	tane: () => m.koikoi_yaku_tane(),
	tan: () => m.koikoi_yaku_tan(),
	kasu: () => m.koikoi_yaku_kasu(),
	tsukifuda: () => m.koikoi_yaku_tsukifuda()
};
const hints: Readonly<Record<YakuId, () => string>> = {
	goko: () => m.koikoi_yaku_goko_hint(),
	shiko: () => m.koikoi_yaku_shiko_hint(),
	ameshiko: () => m.koikoi_yaku_ameshiko_hint(),
	sanko: () => m.koikoi_yaku_sanko_hint(),
	hanami: () => m.koikoi_yaku_hanami_hint(),
	tsukimi: () => m.koikoi_yaku_tsukimi_hint(),
	inoshikacho: () => m.koikoi_yaku_inoshikacho_hint(),
	akatan: () => m.koikoi_yaku_akatan_hint(),
	aotan: () => m.koikoi_yaku_aotan_hint(),
	akatan_aotan: () => m.koikoi_yaku_akatan_aotan_hint(),
	tane: () => m.koikoi_yaku_tane_hint(),
	tan: () => m.koikoi_yaku_tan_hint(),
	kasu: () => m.koikoi_yaku_kasu_hint(),
	tsukifuda: () => m.koikoi_yaku_tsukifuda_hint()
};

/** @returns the name of a yaku, such as "Gokō". */
export const yakuName = (yaku: YakuId): string => names[yaku]();
/** @returns the cards of a yaku, in a line. */
export const yakuHint = (yaku: YakuId): string => hints[yaku]();

/** @returns the name of a winning hand. */
export const handName = (hand: WinningHand): string =>
	hand === 'teshi' ? m.koikoi_hand_teshi() : m.koikoi_hand_kuttsuki();

const calls = ({ number }: ParamReader): string => m.koikoi_calls({ n: number('calls') });

const reasons = sentenceByCode<FactorCode>({
	'own-koikoi': (filling) => m.koikoi_factor_own({ calls: calls(filling) }),
	calls: (filling) => m.koikoi_factor_calls({ calls: calls(filling) }),
	'seven-plus': ({ number }) => m.koikoi_factor_seven({ threshold: number('threshold') }),
	'opponent-koikoi': (filling) => m.koikoi_factor_opponent({ calls: calls(filling) }),
	cap: ({ number }) => m.koikoi_factor_cap({ product: number('product') })
});

/** @returns why a factor applies. */
export const factorReason = (factor: Factor): string => reasons(factor, []);

/** @returns what a factor does: "× 2", "+ 1", "× 4 at most". */
export const factorValue = ({ how, value }: Factor): string => {
	if (how === 'plus') return m.koikoi_factor_plus({ value });
	return how === 'times' ? m.koikoi_factor_times({ value }) : m.koikoi_factor_limit({ value });
};
