/** The names of the cards, the rows of a pile, the yaku, the winning hands and the factors of a settlement. */
import { flowerName } from './months.ts';
import { m } from '$lib/i18n/paraglide/messages';
import { cardById, type CardId, type Kind, type Ribbon } from '../rules/cards.ts';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import type { WinningHand } from '../rules/actions.ts';
import type { Factor, FactorCode } from '../rules/settlement.ts';
import type { YakuId } from '../rules/yaku.ts';

/** The names of the cards with a picture of their own. */
const pictureNames: Partial<Readonly<Record<CardId, () => string>>> = {
	'01H': m.koikoi_card_01h,
	'03H': m.koikoi_card_03h,
	'08H': m.koikoi_card_08h,
	'11H': m.koikoi_card_11h,
	'12H': m.koikoi_card_12h,
	'02T': m.koikoi_card_02t,
	'04T': m.koikoi_card_04t,
	'05T': m.koikoi_card_05t,
	'06T': m.koikoi_card_06t,
	'07T': m.koikoi_card_07t,
	'08T': m.koikoi_card_08t,
	'09T': m.koikoi_card_09t,
	'10T': m.koikoi_card_10t,
	'11T': m.koikoi_card_11t,
	'11K1': m.koikoi_card_11k
};

const ribbonNames: Readonly<Record<Ribbon, () => string>> = {
	poetry: m.koikoi_ribbon_poetry,
	blue: m.koikoi_ribbon_blue,
	plain: m.koikoi_ribbon_plain
};

const rowNames: Readonly<Record<Kind, () => string>> = {
	hikari: m.koikoi_row_hikari,
	tane: m.koikoi_yaku_tane,
	tanzaku: m.koikoi_yaku_tan,
	kasu: m.koikoi_yaku_kasu
};

/** @returns the name of a row of a pile, such as "Brights" or "Tan". */
export const rowName = (kind: Kind): string => rowNames[kind]();

/** @returns the picture on a card, without its flower: "crane", "blue ribbon", "plain card 2". */
export const pictureName = (id: CardId): string => {
	const { ribbon } = cardById[id];
	if (ribbon) return ribbonNames[ribbon]();
	return pictureNames[id]?.() ?? m.koikoi_plain_card({ place: id.slice(-1) });
};

/** @returns the card's picture with its flower: "crane (pine)". */
export const cardName = (id: CardId): string =>
	m.koikoi_card_named({ card: pictureName(id), flower: flowerName(cardById[id].month) });

/** @returns a card's picture, with its flower where the picture is on several cards: "crane", "blue ribbon (peony)". */
export const shortName = (id: CardId): string => (cardById[id].ribbon ? cardName(id) : pictureName(id));

/** Of each yaku the name, and its cards in a line. */
const yakuWords: Readonly<Record<YakuId, readonly [name: () => string, hint: () => string]>> = {
	goko: [m.koikoi_yaku_goko, m.koikoi_yaku_goko_hint],
	shiko: [m.koikoi_yaku_shiko, m.koikoi_yaku_shiko_hint],
	ameshiko: [m.koikoi_yaku_ameshiko, m.koikoi_yaku_ameshiko_hint],
	sanko: [m.koikoi_yaku_sanko, m.koikoi_yaku_sanko_hint],
	hanami: [m.koikoi_yaku_hanami, m.koikoi_yaku_hanami_hint],
	tsukimi: [m.koikoi_yaku_tsukimi, m.koikoi_yaku_tsukimi_hint],
	inoshikacho: [m.koikoi_yaku_inoshikacho, m.koikoi_yaku_inoshikacho_hint],
	akatan: [m.koikoi_yaku_akatan, m.koikoi_yaku_akatan_hint],
	aotan: [m.koikoi_yaku_aotan, m.koikoi_yaku_aotan_hint],
	akatan_aotan: [m.koikoi_yaku_akatan_aotan, m.koikoi_yaku_akatan_aotan_hint],
	tane: [m.koikoi_yaku_tane, m.koikoi_yaku_tane_hint],
	tan: [m.koikoi_yaku_tan, m.koikoi_yaku_tan_hint],
	kasu: [m.koikoi_yaku_kasu, m.koikoi_yaku_kasu_hint],
	tsukifuda: [m.koikoi_yaku_tsukifuda, m.koikoi_yaku_tsukifuda_hint]
};

/** @returns the name of a yaku, such as "Gokō". */
export const yakuName = (yaku: YakuId): string => yakuWords[yaku][0]();
/** @returns the cards of a yaku, in a line. */
export const yakuHint = (yaku: YakuId): string => yakuWords[yaku][1]();

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
