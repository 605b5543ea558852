/**
 * Combines what is known of a pile: the cards entered, and the cards that declared yaku imply. All counts are
 * the lowest that the pile can have, so that the two ways of entering can be mixed.
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

/** A yaku that was declared without naming its cards. */
export interface DeclaredYaku {
	readonly yaku: YakuId;
	/** How many cards the yaku has. */
	readonly count: number;
}

/** What is known of a pile; the counts are lower bounds. */
export interface Holdings {
	/** The cards that are surely in the pile. */
	readonly cards: Mask;
	readonly hikari: number;
	/** The brights other than the rain man. */
	readonly dryHikari: number;
	readonly tane: number;
	readonly tanzaku: number;
	/** The cards that count as kasu under the rules. */
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

/** A declared yaku with all cards of its kind tells exactly which cards are in the pile. */
const wholeKind = ({ yaku, count }: DeclaredYaku): Mask => {
	if (taneYaku.includes(yaku) && count === countIn(tane, tane)) return tane;
	return ribbonYaku.includes(yaku) && count === countIn(tanzaku, tanzaku) ? tanzaku : noCards;
};

/**
 * @param ordinaryCount - the number of kasu other than the lightning
 * @param cards - the pile, in which lightning and sake cup are looked up
 * @returns how many cards count as kasu under the rules
 */
export const countKasu = (
	ordinaryCount: number,
	cards: Mask,
	{ lightningAsKasu, sakeAsKasu }: Rules
): number =>
	ordinaryCount +
	(lightningAsKasu && holds(cards, lightning) ? 1 : 0) +
	(sakeAsKasu && holds(cards, sakeCup) ? 1 : 0);

const kasuIn = (cards: Mask, rules: Rules): number => countKasu(countIn(cards, ordinaryKasu), cards, rules);

/** @returns the holdings of a pile whose cards are all known. */
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

/**
 * @param pile - the cards that were entered
 * @param declared - the yaku that were declared without their cards
 * @param month - the current month, for a declared `tsukifuda`
 * @returns what is known of the pile
 */
export const holdingsOf = (
	pile: Iterable<CardId>,
	declared: readonly DeclaredYaku[],
	rules: Rules,
	month?: Month
): Holdings => {
	const cards = declared.reduce(
		(mask, one) => union(union(mask, fixedCards(one.yaku, month)), wholeKind(one)),
		maskOf(pile)
	);
	const named = holdingsOfCards(cards, rules);
	const highestCount = (ids: readonly YakuId[], least: number): number =>
		declared.reduce((count, one) => (ids.includes(one.yaku) ? Math.max(count, one.count) : count), least);
	const has = (id: YakuId): boolean => declared.some(({ yaku }) => yaku === id);
	const drySanko = rules.sankoWithRain ? 2 : 3;
	const dry = Math.max(named.dryHikari, has('ameshiko') ? 3 : 0, has('sanko') ? drySanko : 0);
	return {
		cards,
		dryHikari: dry,
		hikari: Math.max(dry + countIn(cards, rainMan), has('sanko') ? 3 : 0),
		tane: highestCount(taneYaku, named.tane),
		tanzaku: highestCount(ribbonYaku, named.tanzaku),
		kasu: highestCount(['kasu'], named.kasu)
	};
};

/**
 * @returns how many cards the pile has at least. Where the sake cup counts as kasu it may be in both counts,
 *   of tane and of declared kasu, and is then counted once.
 */
export const minCardCount = (
	{ cards, hikari, tane, tanzaku, kasu: counted }: Holdings,
	rules: Rules
): number => {
	const isCupTwice =
		rules.sakeAsKasu && tane > 0 && (holds(cards, sakeCup) || counted > kasuIn(cards, rules));
	const unlisted = rules.lightningAsKasu ? 0 : countIn(cards, lightning);
	return hikari + tane + tanzaku + counted + unlisted - (isCupTwice ? 1 : 0);
};
