/** Scores a pile, before any multiplier (rules: Yaku and their points). */
import type { CardId, Month } from '../cards.ts';
import { holdingsOfCards, type Holdings } from './holdings.ts';
import { intersection, holds, isEmpty, maskOf } from '../mask.ts';
import type { Rules } from '../options.ts';
import {
	cardsOfMonth,
	countedKinds,
	countRange,
	fixedSets,
	rainCards,
	rainMan,
	yakuIds,
	type BrightYaku,
	type YakuId
} from './yaku.ts';

export interface YakuScore {
	readonly id: YakuId;
	readonly points: number;
	/** How many cards the yaku has; where further cards pay, all cards of its kind in the pile. */
	readonly count: number;
}

export interface PileScore {
	/** The yaku that pay, in the order of `yakuIds`. */
	readonly yaku: readonly YakuScore[];
	/** The raw sum of the yaku, on which the seven rule is tested. */
	readonly points: number;
}

/** The points of each yaku of a pile; 0 if the yaku is not made or does not count beside another. */
export type PointsByYaku = Readonly<Record<YakuId, number>>;

/** With `brights: 'best'` only the bright yaku with the most points counts; among equals, the rarest. */
const brightsPaid = (
	{ cards, hikari, dryHikari: dry }: Holdings,
	rules: Rules
): Pick<PointsByYaku, BrightYaku> => {
	const { points } = rules;
	const goko = hikari >= 5 ? points.goko : 0;
	const shiko = dry >= 4 ? points.shiko : 0;
	const ameshiko = rules.ameshiko && dry >= 3 && holds(cards, rainMan) ? points.ameshiko : 0;
	const sanko = (rules.sankoWithRain ? hikari : dry) >= 3 ? points.sanko : 0;
	const isOneOnly = rules.brights === 'best';
	const best = Math.max(goko, shiko, ameshiko, sanko);
	const isGoko = goko === best;
	const isShiko = !isGoko && shiko === best;
	const isAmeshiko = !isGoko && !isShiko && ameshiko === best;
	const isSanko = !isGoko && !isShiko && !isAmeshiko;
	return {
		goko: isOneOnly && !isGoko ? 0 : goko,
		shiko: isOneOnly && !isShiko ? 0 : shiko,
		ameshiko: isOneOnly && !isAmeshiko ? 0 : ameshiko,
		sanko: isOneOnly && !isSanko ? 0 : sanko
	};
};

/** Whether the viewings count; `others` are the points of the other yaku of the pile. */
const doViewingsCount = ({ cards }: Holdings, { viewing }: Rules, others: number): boolean => {
	switch (viewing) {
		case 'on':
			return true;
		case 'off':
			return false;
		case 'rain-cancels':
			return isEmpty(intersection(cards, rainCards));
		case 'not-alone':
			// With both viewings, neither is alone.
			return others > 0 || (holds(cards, fixedSets.hanami) && holds(cards, fixedSets.tsukimi));
	}
};

/**
 * @param pile - what is known of the pile
 * @param month - the current month, for rules that pay for its four cards
 * @returns the points of each yaku of the pile
 */
export const pointsByYaku = (pile: Holdings, rules: Rules, month?: Month): PointsByYaku => {
	const { points, inoshikachoExtra, ribbonSetExtra, bothRibbonSets } = rules;
	const { cards, tane: animals, tanzaku: ribbons, kasu: plain } = pile;
	const { goko, shiko, ameshiko, sanko } = brightsPaid(pile, rules);

	const hasBoar = holds(cards, fixedSets.inoshikacho);
	const inoshikacho = hasBoar ? points.inoshikacho + inoshikachoExtra * (animals - 3) : 0;
	const isTaneBlocked = hasBoar && rules.inoshikachoBlocksTane;
	const tane = animals >= 5 && !isTaneBlocked ? points.tane + animals - 5 : 0;

	const hasPoetry = holds(cards, fixedSets.akatan);
	const hasBlue = holds(cards, fixedSets.aotan);
	const isCombined = hasPoetry && hasBlue && bothRibbonSets === 'combined';
	const beyondSet = ribbonSetExtra * (ribbons - 3);
	const akatan = hasPoetry && !isCombined ? points.akatan + beyondSet : 0;
	const aotan = hasBlue && !isCombined ? points.aotan + beyondSet : 0;
	const triade = hasPoetry && hasBlue && bothRibbonSets === 'bonus' ? points.triade : 0;
	const akatan_aotan = isCombined ? points.akatan_aotan + ribbonSetExtra * (ribbons - 6) : triade;
	const isTanBlocked = (hasPoetry || hasBlue) && rules.ribbonSetBlocksTan;
	const tan = ribbons >= 5 && !isTanBlocked ? points.tan + ribbons - 5 : 0;

	const kasu = plain >= 10 ? points.kasu + plain - 10 : 0;
	const isMonthMade = rules.tsukifuda !== null && month !== undefined && holds(cards, cardsOfMonth(month));
	const tsukifuda = isMonthMade ? rules.tsukifuda : 0;

	const brights = goko + shiko + ameshiko + sanko;
	const sets = inoshikacho + akatan + aotan + akatan_aotan + tsukifuda;
	const viewings = doViewingsCount(pile, rules, brights + sets + tane + tan + kasu);
	const hanami = viewings && holds(cards, fixedSets.hanami) ? points.hanami : 0;
	const tsukimi = viewings && holds(cards, fixedSets.tsukimi) ? points.tsukimi : 0;
	return {
		goko,
		shiko,
		ameshiko,
		sanko,
		hanami,
		tsukimi,
		inoshikacho,
		akatan,
		aotan,
		akatan_aotan,
		tane,
		tan,
		kasu,
		tsukifuda
	};
};

/** @returns the raw sum: the points of all yaku together. */
export const sumOf = (paid: PointsByYaku): number =>
	paid.goko +
	paid.shiko +
	paid.ameshiko +
	paid.sanko +
	paid.hanami +
	paid.tsukimi +
	paid.inoshikacho +
	paid.akatan +
	paid.aotan +
	paid.akatan_aotan +
	paid.tane +
	paid.tan +
	paid.kasu +
	paid.tsukifuda;

/** @returns the number of cards of a yaku that is made; where further cards pay, all cards of its kind. */
const countPaid = (yaku: YakuId, pile: Holdings, rules: Rules): number => {
	const { min, max } = countRange(yaku, rules);
	const kind = countedKinds[yaku];
	return kind && max > min ? pile[kind] : min;
};

/**
 * @param pile - what is known of the pile
 * @param month - the current month; without it, the yaku of its four cards does not count
 * @returns the yaku of the pile and their raw sum
 */
export const scoreHoldings = (pile: Holdings, rules: Rules, month?: Month): PileScore => {
	const paid = pointsByYaku(pile, rules, month);
	const yaku: YakuScore[] = [];
	for (const id of yakuIds)
		if (paid[id] > 0) yaku.push({ id, points: paid[id], count: countPaid(id, pile, rules) });
	return { yaku, points: sumOf(paid) };
};

/**
 * @param cards - the pile, in any order
 * @param month - the current month; without it, the yaku of its four cards does not count
 * @returns the yaku of the pile and their raw sum
 */
export const scorePile = (cards: Iterable<CardId>, rules: Rules, month?: Month): PileScore =>
	scoreHoldings(holdingsOfCards(maskOf(cards), rules), rules, month);
