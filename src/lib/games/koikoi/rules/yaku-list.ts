/** Every yaku of the rules on the table, with what each side has of it. */
import { otherSide, type PerSide, type Side } from '../../sides.ts';
import { cardsIn, countOf, holds, type CardId, type Mask, type Month } from './cards.ts';
import { bothHoldings, type EnteredCaptures } from './entry.ts';
import type { Rules } from './options.ts';
import { fixedCards, reach, scoreHoldings, type Holdings } from './pile.ts';
import { countRange, isPlayed, priceOf, rainMan, yakuIds, type YakuId } from './yaku.ts';

/** What a side has of a yaku. */
interface YakuStanding {
	/** How many of its cards the side has at least. */
	readonly held: number;
	/** What it pays now; 0 if it is not made or does not count beside another. */
	readonly paid: number;
	/** The cards that it lacks, unless any cards of a kind would do. */
	readonly missing: readonly CardId[];
	/** Whether the side can no longer make it. */
	readonly isGone: boolean;
}

/** A yaku of the list. */
export interface ListedYaku {
	readonly id: YakuId;
	/** What it pays with the fewest cards. */
	readonly points: number;
	readonly needed: number;
	/** Whether each further card pays a point more. */
	readonly isOpen: boolean;
	readonly sides: PerSide<YakuStanding>;
}

const heldOf = (
	yaku: YakuId,
	{ cards, hikari, dryHikari, tane, tanzaku, kasu }: Holdings,
	rules: Rules,
	set: Mask
): number => {
	switch (yaku) {
		case 'goko':
			return hikari;
		case 'shiko':
			return dryHikari;
		case 'ameshiko':
			return Math.min(dryHikari, 3) + (holds(cards, rainMan) ? 1 : 0);
		case 'sanko':
			return rules.sankoWithRain ? hikari : dryHikari;
		case 'tane':
			return tane;
		case 'tan':
			return tanzaku;
		case 'kasu':
			return kasu;
		default:
			return countOf(cards & set);
	}
};

/** Any brights or any cards of their kind make these, so that no card is the one that is missing. */
const ofAnyCards: readonly YakuId[] = ['ameshiko', 'sanko', 'tane', 'tan', 'kasu'];

/**
 * @param entered - what was entered of both piles
 * @param month - the current month
 */
export const yakuList = (entered: EnteredCaptures, rules: Rules, month: Month): readonly ListedYaku[] => {
	const holdings = bothHoldings(entered, rules, month);
	const ofSide = (side: Side) => ({
		pile: holdings[side],
		scored: scoreHoldings(holdings[side], rules, month).yaku,
		gone: reach(entered.piles[side], entered.piles[otherSide(side)], rules, month).impossible
	});
	const both = [ofSide(0), ofSide(1)] as const;
	return yakuIds
		.filter((id) => isPlayed(id, rules))
		.map((id) => {
			const set = fixedCards(id, month);
			const { min, max } = countRange(id, rules);
			const standing = ({ pile, scored, gone }: ReturnType<typeof ofSide>): YakuStanding => ({
				held: heldOf(id, pile, rules, set),
				paid: scored.find((score) => score.id === id)?.points ?? 0,
				missing: ofAnyCards.includes(id) ? [] : cardsIn(set & ~pile.cards),
				isGone: gone.includes(id)
			});
			return {
				id,
				points: priceOf(id, rules),
				needed: min,
				isOpen: max > min,
				sides: [standing(both[0]), standing(both[1])]
			};
		});
};
