/**
 * What is known of a pile, what it scores before any multiplier, and what it can still make.
 *
 * A pile is known by the cards that were entered and by those that declared yaku imply. All counts are the lowest that
 * it can have, so that the two ways of entering can be mixed.
 */
import {
	allCards,
	cardById,
	cardsIn,
	countOf,
	holds,
	maskOf,
	type CardId,
	type Kind,
	type Mask,
	type Month
} from './cards.ts';
import type { Rules } from './options.ts';
import {
	brightYaku,
	cardsOfMonth,
	countedKinds,
	countRange,
	dryHikari,
	fixedSets,
	isPlayed,
	lightning,
	ordinaryKasu,
	rainCards,
	rainMan,
	sakeCup,
	tane,
	tanzaku,
	yakuIds,
	type BrightYaku,
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

/** @returns the cards that a yaku has in any case; none where any cards of a kind will do. */
export const fixedCards = (yaku: YakuId, month: Month | undefined): Mask => {
	if (yaku === 'tsukifuda') return month === undefined ? 0n : cardsOfMonth(month);
	if (yaku === 'ameshiko') return rainMan;
	if (yaku === 'akatan_aotan') return fixedSets.akatan | fixedSets.aotan;
	return yaku in fixedSets ? fixedSets[yaku as keyof typeof fixedSets] : 0n;
};

const taneYaku: readonly YakuId[] = ['tane', 'inoshikacho'];
const ribbonYaku: readonly YakuId[] = ['tan', 'akatan', 'aotan', 'akatan_aotan'];

/** A declared yaku with all cards of its kind tells exactly which cards are in the pile. */
const wholeKind = ({ yaku, count }: DeclaredYaku): Mask => {
	if (taneYaku.includes(yaku) && count === countOf(tane)) return tane;
	return ribbonYaku.includes(yaku) && count === countOf(tanzaku) ? tanzaku : 0n;
};

const kasuIn = (cards: Mask, { lightningAsKasu, sakeAsKasu }: Rules): number =>
	countOf(cards & ordinaryKasu) +
	(lightningAsKasu && holds(cards, lightning) ? 1 : 0) +
	(sakeAsKasu && holds(cards, sakeCup) ? 1 : 0);

/** @returns the holdings of a pile whose cards are all known. */
export const holdingsOfCards = (cards: Mask, rules: Rules): Holdings => {
	const dry = countOf(cards & dryHikari);
	return {
		cards,
		hikari: dry + countOf(cards & rainMan),
		dryHikari: dry,
		tane: countOf(cards & tane),
		tanzaku: countOf(cards & tanzaku),
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
		(mask, one) => mask | fixedCards(one.yaku, month) | wholeKind(one),
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
		hikari: Math.max(dry + countOf(cards & rainMan), has('sanko') ? 3 : 0),
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
	const unlisted = rules.lightningAsKasu ? 0 : countOf(cards & lightning);
	return hikari + tane + tanzaku + counted + unlisted - (isCupTwice ? 1 : 0);
};

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

/** @returns the raw sum: the points of all yaku together. */
export const sumOf = (paid: PointsByYaku): number => yakuIds.reduce((sum, id) => sum + paid[id], 0);

/** With `brights: 'best'` only the bright yaku with the most points counts; among equals, the rarest. */
const brightsPaid = (
	{ cards, hikari, dryHikari: dry }: Holdings,
	{ points, ...rules }: Rules
): Pick<PointsByYaku, BrightYaku> => {
	const made = {
		goko: hikari >= 5 ? points.goko : 0,
		shiko: dry >= 4 ? points.shiko : 0,
		ameshiko: rules.ameshiko && dry >= 3 && holds(cards, rainMan) ? points.ameshiko : 0,
		sanko: (rules.sankoWithRain ? hikari : dry) >= 3 ? points.sanko : 0
	};
	if (rules.brights === 'all') return made;
	const best = brightYaku.reduce<BrightYaku>((found, id) => (made[id] > made[found] ? id : found), 'goko');
	return { goko: 0, shiko: 0, ameshiko: 0, sanko: 0, [best]: made[best] };
};

/** Whether the viewings count; `others` are the points of the other yaku of the pile. */
const doViewingsCount = ({ cards }: Holdings, { viewing }: Rules, others: number): boolean => {
	switch (viewing) {
		case 'on':
			return true;
		case 'off':
			return false;
		case 'rain-cancels':
			return (cards & rainCards) === 0n;
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
	const brights = brightsPaid(pile, rules);

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

	const others = { ...brights, inoshikacho, akatan, aotan, akatan_aotan, tane, tan, kasu, tsukifuda };
	const none = { hanami: 0, tsukimi: 0, ...others };
	if (!doViewingsCount(pile, rules, sumOf(none))) return none;
	const hanami = holds(cards, fixedSets.hanami) ? points.hanami : 0;
	const tsukimi = holds(cards, fixedSets.tsukimi) ? points.tsukimi : 0;
	return { ...others, hanami, tsukimi };
};

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

export interface Reach {
	/** The yaku that one more card makes, each with the cards that would do. */
	readonly oneAway: readonly { readonly yaku: YakuId; readonly cards: readonly CardId[] }[];
	/** The yaku of these rules that the pile can no longer make. */
	readonly impossible: readonly YakuId[];
}

/**
 * @param own - the pile
 * @param other - the other player's pile
 * @param month - the current month, for rules that pay for its four cards
 * @returns the yaku that are one card away and those that are impossible, in the order of `yakuIds`
 */
export const reach = (own: Iterable<CardId>, other: Iterable<CardId>, rules: Rules, month?: Month): Reach => {
	const pile = maskOf(own);
	const free = allCards & ~maskOf(other);
	const scored = (cards: typeof pile, under = rules): readonly YakuId[] =>
		scoreHoldings(holdingsOfCards(cards, under), under, month).yaku.map(({ id }) => id);

	const held = scored(pile);
	const making = new Map<YakuId, CardId[]>();
	for (const card of cardsIn(free & ~pile))
		for (const id of scored(pile | maskOf([card])))
			if (!held.includes(id)) making.set(id, [...(making.get(id) ?? []), card]);

	// With these rules no yaku hides another. A yaku that only does not count beside a better one is not
	// impossible.
	const permissiveRules: Rules = {
		...rules,
		brights: 'all',
		inoshikachoBlocksTane: false,
		ribbonSetBlocksTan: false,
		bothRibbonSets: rules.bothRibbonSets === 'separate' ? 'separate' : 'bonus',
		viewing: rules.viewing === 'rain-cancels' && (pile & rainCards) === 0n ? 'on' : rules.viewing
	};
	const attainable = scored(pile | free, permissiveRules);
	const isPlayable = (id: YakuId): boolean =>
		isPlayed(id, rules) && (id !== 'tsukifuda' || month !== undefined);
	return {
		oneAway: yakuIds.flatMap((yaku) => {
			const cards = making.get(yaku);
			return cards ? [{ yaku, cards }] : [];
		}),
		impossible: yakuIds.filter((id) => isPlayable(id) && !attainable.includes(id))
	};
};

/** The rows in which players lay out their pile; `goal` is the number of cards of that kind that makes a yaku. */
const pileRows = [
	{ kind: 'hikari', goal: 3 },
	{ kind: 'tane', goal: 5 },
	{ kind: 'tanzaku', goal: 5 },
	{ kind: 'kasu', goal: 10 }
] as const satisfies readonly { readonly kind: Kind; readonly goal: number }[];
interface PileRow {
	readonly kind: (typeof pileRows)[number]['kind'];
	readonly goal: number;
	/** How many count towards the goal: where the rules say so, the sake cup is a kasu too, and the lightning is none. */
	readonly count: number;
	readonly cards: readonly CardId[];
}

/**
 * @returns the rows of a pile, each with its cards. With the rain man, who doesn't help a sankō, it takes four brights.
 */
export const cardsByRow = (pile: readonly CardId[], rules: Rules): readonly PileRow[] =>
	pileRows.map(({ kind, goal }) => {
		const isCounted = (id: CardId): boolean => {
			if (kind === 'kasu' && id === '09T') return rules.sakeAsKasu;
			return cardById[id].kind === kind && (id !== '11K1' || rules.lightningAsKasu);
		};
		return {
			kind,
			goal: kind === 'hikari' && pile.includes('11H') && !rules.sankoWithRain ? goal + 1 : goal,
			count: pile.filter(isCounted).length,
			cards: pile.filter((id) => cardById[id].kind === kind)
		};
	});
