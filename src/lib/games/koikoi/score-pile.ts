/** What a pile is worth before any multiplier (rules: Yaku). */
import type { CardId, Month } from './cards.ts';
import { holdingsOfCards, type Holdings } from './holdings.ts';
import { holds, isEmpty, common, maskOf } from './mask.ts';
import type { Rules } from './options.ts';
import { brightYaku, cardsOfMonth, fixedSets, rain, rainMan, type BrightYaku, type YakuId } from './yaku.ts';

export interface YakuScore {
	readonly id: YakuId;
	readonly points: number;
	/** Cards that pay, or of its kind where further ones pay. */
	readonly count: number;
}

export interface PileScore {
	/** In the order of `yakuIds`. */
	readonly yaku: readonly YakuScore[];
	/** Their raw sum: what a call is measured by, and the seven. */
	readonly points: number;
}

/** Whether each bright yaku is held; a better one holds the lesser. */
const isBrightMade: Readonly<Record<BrightYaku, (pile: Holdings, rules: Rules) => boolean>> = {
	goko: ({ hikari }) => hikari >= 5,
	shiko: ({ dryHikari }) => dryHikari >= 4,
	ameshiko: ({ cards, dryHikari }, { ameshiko }) => ameshiko && holds(cards, rainMan) && dryHikari >= 3,
	sanko: ({ dryHikari, hikari }, { sankoWithRain }) => (sankoWithRain ? hikari : dryHikari) >= 3
};
const brightCounts: Readonly<Record<BrightYaku, number>> = { goko: 5, shiko: 4, ameshiko: 4, sanko: 3 };

const scoreBrights = (pile: Holdings, rules: Rules): readonly YakuScore[] => {
	const made = brightYaku
		.filter((id) => isBrightMade[id](pile, rules))
		.map((id) => ({ id, points: rules.points[id], count: brightCounts[id] }));
	if (rules.brights === 'all' || made.length < 2) return made;
	return [made.reduce((best, one) => (one.points > best.points ? one : best))];
};

const scoreViewings = ({ cards }: Holdings, { viewing, points }: Rules): readonly YakuScore[] => {
	if (viewing === 'off' || (viewing === 'rain-cancels' && !isEmpty(common(cards, rain)))) return [];
	return (['hanami', 'tsukimi'] as const)
		.filter((id) => holds(cards, fixedSets[id]))
		.map((id) => ({ id, points: points[id], count: 2 }));
};

const scoreTane = ({ cards, tane }: Holdings, rules: Rules): readonly YakuScore[] => {
	const scores: YakuScore[] = [];
	const { points, inoshikachoExtra, inoshikachoBlocksTane } = rules;
	const hasBoar = holds(cards, fixedSets.inoshikacho);
	if (hasBoar)
		scores.push({
			id: 'inoshikacho',
			points: points.inoshikacho + inoshikachoExtra * (tane - 3),
			count: inoshikachoExtra ? tane : 3
		});
	if (tane >= 5 && !(hasBoar && inoshikachoBlocksTane))
		scores.push({ id: 'tane', points: points.tane + tane - 5, count: tane });
	return scores;
};

const scoreRibbons = ({ cards, tanzaku }: Holdings, rules: Rules): readonly YakuScore[] => {
	const { points, bothRibbonSets, ribbonSetExtra, ribbonSetBlocksTan } = rules;
	const sets = (['akatan', 'aotan'] as const).filter((id) => holds(cards, fixedSets[id]));
	const paid = (id: 'akatan' | 'aotan' | 'akatan_aotan', size: number): YakuScore => ({
		id,
		points: points[id] + ribbonSetExtra * (tanzaku - size),
		count: ribbonSetExtra ? tanzaku : size
	});
	const hasBoth = sets.length === 2;
	const scores =
		hasBoth && bothRibbonSets === 'combined' ? [paid('akatan_aotan', 6)] : sets.map((id) => paid(id, 3));
	if (hasBoth && bothRibbonSets === 'bonus')
		scores.push({ id: 'akatan_aotan', points: points.akatan_aotan, count: 6 });
	if (tanzaku >= 5 && !(sets.length > 0 && ribbonSetBlocksTan))
		scores.push({ id: 'tan', points: points.tan + tanzaku - 5, count: tanzaku });
	return scores;
};

const place: Readonly<Record<YakuId, number>> = {
	goko: 0,
	shiko: 1,
	ameshiko: 2,
	sanko: 3,
	hanami: 4,
	tsukimi: 5,
	inoshikacho: 6,
	akatan: 7,
	aotan: 8,
	akatan_aotan: 9,
	tane: 10,
	tan: 11,
	kasu: 12,
	tsukifuda: 13
};

/** @returns the yaku of what is known of a pile; the month's own only where the month is given. */
export const scoreHoldings = (pile: Holdings, rules: Rules, month?: Month): PileScore => {
	const yaku = [
		...scoreBrights(pile, rules),
		...scoreViewings(pile, rules),
		...scoreTane(pile, rules),
		...scoreRibbons(pile, rules)
	];
	if (pile.kasu >= 10)
		yaku.push({ id: 'kasu', points: rules.points.kasu + pile.kasu - 10, count: pile.kasu });
	if (rules.tsukifuda !== null && month !== undefined && holds(pile.cards, cardsOfMonth(month)))
		yaku.push({ id: 'tsukifuda', points: rules.tsukifuda, count: 4 });
	yaku.sort((a, b) => place[a.id] - place[b.id]);
	return { yaku, points: yaku.reduce((sum, { points }) => sum + points, 0) };
};

/**
 * @param month - the month under way, for the rules that pay for its four cards
 * @returns the yaku of a pile and their raw sum; the order of the cards never matters
 */
export const scorePile = (cards: Iterable<CardId>, rules: Rules, month?: Month): PileScore =>
	scoreHoldings(holdingsOfCards(maskOf(cards), rules), rules, month);
