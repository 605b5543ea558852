/**
 * What is known of a pile: the cards named, and what the yaku said without cards tell of it. Counts are the
 * least the pile has, so both ways of entering mix, and what follows from what was said counts too.
 */
import type { CardId, Month } from '../cards.ts';
import { countIn, holds, maskOf, noCards, union, type Mask } from '../mask.ts';
import type { Rules } from '../options.ts';
import {
	cardsOfMonth,
	dryHikari,
	fixedSets,
	lightning,
	ordinaryKasu,
	rainMan,
	sakeCup,
	tane,
	tanzaku,
	type YakuId
} from './yaku.ts';

/** A yaku said without its cards, with how many cards it has. */
export interface YakuSaid {
	readonly yaku: YakuId;
	readonly count: number;
}

export interface Holdings {
	/** The cards that are surely in the pile. */
	readonly cards: Mask;
	readonly hikari: number;
	/** Brights but for the rain man. */
	readonly dryHikari: number;
	readonly tane: number;
	readonly tanzaku: number;
	/** What counts as kasu under the rules. */
	readonly kasu: number;
}

const fixedCards = (yaku: YakuId, month: Month | undefined): Mask => {
	if (yaku === 'tsukifuda') return month === undefined ? noCards : cardsOfMonth(month);
	if (yaku === 'ameshiko') return rainMan;
	if (yaku === 'akatan_aotan') return union(fixedSets.akatan, fixedSets.aotan);
	return yaku in fixedSets ? fixedSets[yaku as keyof typeof fixedSets] : noCards;
};

const taneYaku: readonly YakuId[] = ['tane', 'inoshikacho'];
const ribbonYaku: readonly YakuId[] = ['tan', 'akatan', 'aotan', 'akatan_aotan'];

/** Whoever has all of a kind has each of its cards. */
const wholeKind = ({ yaku, count }: YakuSaid): Mask => {
	if (taneYaku.includes(yaku) && count === countIn(tane, tane)) return tane;
	return ribbonYaku.includes(yaku) && count === countIn(tanzaku, tanzaku) ? tanzaku : noCards;
};

/** @returns what counts as kasu: the ordinary ones, and lightning and cup where the rules count them. */
export const countedKasu = (ordinary: number, cards: Mask, { lightningAsKasu, sakeAsKasu }: Rules): number =>
	ordinary +
	(lightningAsKasu && holds(cards, lightning) ? 1 : 0) +
	(sakeAsKasu && holds(cards, sakeCup) ? 1 : 0);

const kasuIn = (cards: Mask, rules: Rules): number => countedKasu(countIn(cards, ordinaryKasu), cards, rules);

/** @returns what a pile of exactly these cards holds. */
export const holdingsOfCards = (cards: Mask, rules: Rules): Holdings => {
	const dry = countIn(cards, dryHikari);
	return {
		cards,
		hikari: dry + countIn(cards, rainMan),
		dryHikari: dry,
		tane: countIn(cards, tane),
		tanzaku: countIn(cards, tanzaku),
		kasu: kasuIn(cards, rules)
	};
};

/** @returns what is known of a pile from its named cards and the yaku said; `month` is for its own yaku. */
export const holdingsOf = (
	pile: Iterable<CardId>,
	said: readonly YakuSaid[],
	rules: Rules,
	month?: Month
): Holdings => {
	const cards = said.reduce(
		(mask, one) => union(union(mask, fixedCards(one.yaku, month)), wholeKind(one)),
		maskOf(pile)
	);
	const named = holdingsOfCards(cards, rules);
	const most = (ids: readonly YakuId[], least: number): number =>
		said.reduce((count, one) => (ids.includes(one.yaku) ? Math.max(count, one.count) : count), least);
	const has = (id: YakuId): boolean => said.some(({ yaku }) => yaku === id);
	const drySanko = rules.sankoWithRain ? 2 : 3;
	const dry = Math.max(named.dryHikari, has('ameshiko') ? 3 : 0, has('sanko') ? drySanko : 0);
	return {
		cards,
		dryHikari: dry,
		hikari: Math.max(dry + countIn(cards, rainMan), has('sanko') ? 3 : 0),
		tane: most(taneYaku, named.tane),
		tanzaku: most(ribbonYaku, named.tanzaku),
		kasu: most(['kasu'], named.kasu)
	};
};

/**
 * How many cards a pile has at least. A cup counted among the kasu is one of the tane as well: where kasu were said
 * it may be among them, so it is counted once.
 */
export const leastCards = (
	{ cards, hikari, tane, tanzaku, kasu: counted }: Holdings,
	rules: Rules
): number => {
	const isCupTwice =
		rules.sakeAsKasu && tane > 0 && (holds(cards, sakeCup) || counted > kasuIn(cards, rules));
	const unlisted = rules.lightningAsKasu ? 0 : countIn(cards, lightning);
	return hikari + tane + tanzaku + counted + unlisted - (isCupTwice ? 1 : 0);
};
