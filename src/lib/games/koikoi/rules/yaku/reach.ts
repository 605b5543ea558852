/** What a pile can still become, with both piles known. */
import type { CardId, Month } from '../cards.ts';
import { holdingsOfCards } from './holdings.ts';
import { allCards, cardsIn, common, isEmpty, maskOf, union, without } from '../mask.ts';
import type { Rules } from '../options.ts';
import { scoreHoldings } from './score-pile.ts';
import { isPlayed, rain, yakuIds, type YakuId } from './yaku.ts';

export interface Reach {
	/** Yaku that one more card makes, with each card that would. */
	readonly near: readonly { readonly yaku: YakuId; readonly cards: readonly CardId[] }[];
	/** Yaku of these rules that can no longer be made, whatever is captured. */
	readonly impossible: readonly YakuId[];
}

/**
 * @param month - the month under way, for the rules that pay for its four cards
 * @returns the yaku one card away and the impossible ones, in the order of `yakuIds`
 */
export const reach = (own: Iterable<CardId>, other: Iterable<CardId>, rules: Rules, month?: Month): Reach => {
	const pile = maskOf(own);
	const free = without(allCards, maskOf(other));
	const scored = (cards: typeof pile, under = rules): readonly YakuId[] =>
		scoreHoldings(holdingsOfCards(cards, under), under, month).yaku.map(({ id }) => id);

	const held = scored(pile);
	const making = new Map<YakuId, CardId[]>();
	for (const card of cardsIn(without(free, pile)))
		for (const id of scored(union(pile, maskOf([card]))))
			if (!held.includes(id)) making.set(id, [...(making.get(id) ?? []), card]);

	// Nothing stands in another's way here: a yaku that a better one hides is not an impossible one.
	const loose: Rules = {
		...rules,
		brights: 'all',
		inoshikachoBlocksTane: false,
		ribbonSetBlocksTan: false,
		bothRibbonSets: rules.bothRibbonSets === 'separate' ? 'separate' : 'bonus',
		viewing: rules.viewing === 'rain-cancels' && isEmpty(common(pile, rain)) ? 'on' : rules.viewing
	};
	const attainable = scored(union(pile, free), loose);
	const isAsked = (id: YakuId): boolean => isPlayed(id, rules) && (id !== 'tsukifuda' || month !== undefined);
	return {
		near: yakuIds.flatMap((yaku) => {
			const cards = making.get(yaku);
			return cards ? [{ yaku, cards }] : [];
		}),
		impossible: yakuIds.filter((id) => isAsked(id) && !attainable.includes(id))
	};
};
