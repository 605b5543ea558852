/** Finds the yaku that a pile can still make, if the cards of both piles are known. */
import type { CardId, Month } from '../cards.ts';
import { holdingsOfCards } from './holdings.ts';
import { allCards, cardsIn, intersection, isEmpty, maskOf, union, without } from '../mask.ts';
import type { Rules } from '../options.ts';
import { scoreHoldings } from './score-pile.ts';
import { isPlayed, rainCards, yakuIds, type YakuId } from './yaku.ts';

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
	const free = without(allCards, maskOf(other));
	const scored = (cards: typeof pile, under = rules): readonly YakuId[] =>
		scoreHoldings(holdingsOfCards(cards, under), under, month).yaku.map(({ id }) => id);

	const held = scored(pile);
	const making = new Map<YakuId, CardId[]>();
	for (const card of cardsIn(without(free, pile)))
		for (const id of scored(union(pile, maskOf([card]))))
			if (!held.includes(id)) making.set(id, [...(making.get(id) ?? []), card]);

	// With these rules no yaku hides another. A yaku that only does not count beside a better one is not
	// impossible.
	const permissiveRules: Rules = {
		...rules,
		brights: 'all',
		inoshikachoBlocksTane: false,
		ribbonSetBlocksTan: false,
		bothRibbonSets: rules.bothRibbonSets === 'separate' ? 'separate' : 'bonus',
		viewing: rules.viewing === 'rain-cancels' && isEmpty(intersection(pile, rainCards)) ? 'on' : rules.viewing
	};
	const attainable = scored(union(pile, free), permissiveRules);
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
