/** The names of the cards and of their flowers. */
import { m } from '$lib/i18n/paraglide/messages';
import { cardById, type CardId, type Kind, type Month, type Ribbon } from '../rules/cards.ts';

const flowerNames: Readonly<Record<Month, () => string>> = {
	1: () => m.koikoi_flower_1(),
	2: () => m.koikoi_flower_2(),
	3: () => m.koikoi_flower_3(),
	4: () => m.koikoi_flower_4(),
	5: () => m.koikoi_flower_5(),
	6: () => m.koikoi_flower_6(),
	7: () => m.koikoi_flower_7(),
	8: () => m.koikoi_flower_8(),
	9: () => m.koikoi_flower_9(),
	10: () => m.koikoi_flower_10(),
	11: () => m.koikoi_flower_11(),
	12: () => m.koikoi_flower_12()
};

/** The names of the cards with a picture of their own. */
const pictureNames: Partial<Readonly<Record<CardId, () => string>>> = {
	'01H': () => m.koikoi_card_01h(),
	'03H': () => m.koikoi_card_03h(),
	'08H': () => m.koikoi_card_08h(),
	'11H': () => m.koikoi_card_11h(),
	'12H': () => m.koikoi_card_12h(),
	'02T': () => m.koikoi_card_02t(),
	'04T': () => m.koikoi_card_04t(),
	'05T': () => m.koikoi_card_05t(),
	'06T': () => m.koikoi_card_06t(),
	'07T': () => m.koikoi_card_07t(),
	'08T': () => m.koikoi_card_08t(),
	'09T': () => m.koikoi_card_09t(),
	'10T': () => m.koikoi_card_10t(),
	'11T': () => m.koikoi_card_11t(),
	'11K1': () => m.koikoi_card_11k()
};

const ribbonNames: Readonly<Record<Ribbon, () => string>> = {
	poetry: () => m.koikoi_ribbon_poetry(),
	blue: () => m.koikoi_ribbon_blue(),
	plain: () => m.koikoi_ribbon_plain()
};

const rowNames: Readonly<Record<Kind, () => string>> = {
	hikari: () => m.koikoi_row_hikari(),
	tane: () => m.koikoi_yaku_tane(),
	tanzaku: () => m.koikoi_yaku_tan(),
	kasu: () => m.koikoi_yaku_kasu()
};

/** @returns the name of a row of a pile, such as "Brights" or "Tan". */
export const rowName = (kind: Kind): string => rowNames[kind]();

/** @returns the flower of a month, such as "pine". */
export const flowerName = (month: Month): string => flowerNames[month]();

/** @returns the picture on a card, without its flower: "crane", "blue ribbon", "plain card 2". */
export const pictureName = (id: CardId): string => {
	const { ribbon } = cardById[id];
	if (ribbon) return ribbonNames[ribbon]();
	return pictureNames[id]?.() ?? m.koikoi_plain_card({ place: id.slice(-1) });
};

/** @returns the card's picture with its flower: "crane (pine)". */
export const cardName = (id: CardId): string =>
	m.koikoi_card_named({ card: pictureName(id), flower: flowerName(cardById[id].month) });
