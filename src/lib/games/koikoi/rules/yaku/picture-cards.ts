/** Chooses the cards that a picture of a yaku shows. */
import { cards, type CardId, type Kind, type Month } from '../cards.ts';
import { cardsIn } from '../mask.ts';
import { cardsOfMonth, dryHikari, fixedSets, type YakuId } from './yaku.ts';

/** A card in the picture of a yaku. */
export interface PictureCard {
	readonly card: CardId;
	/** Whether the pile has the card. */
	readonly isHeld: boolean;
}

/** Tane, tan and kasu are shown with five cards at most, to keep their pictures small. */
const maxCards = 5;

const ofKind = (kind: Kind): readonly CardId[] =>
	cards.filter((card) => card.kind === kind).map(({ id }) => id);
const byKind = { tane: ofKind('tane'), tan: ofKind('tanzaku'), kasu: ofKind('kasu') };

/**
 * Chooses cards of the own pile first, then free ones, then the rival's; the result is in the order of the
 * months.
 */
const choose = (
	from: readonly CardId[],
	count: number,
	pile: readonly CardId[],
	rivalPile: readonly CardId[]
): readonly CardId[] => {
	const rank = (card: CardId): number => (pile.includes(card) ? 0 : rivalPile.includes(card) ? 2 : 1);
	const chosen = from.toSorted((a, b) => rank(a) - rank(b)).slice(0, count);
	return from.filter((card) => chosen.includes(card));
};

const cardsFor = (
	yaku: YakuId,
	pile: readonly CardId[],
	rivalPile: readonly CardId[],
	month: Month | undefined
): readonly CardId[] => {
	switch (yaku) {
		case 'ameshiko':
			return [...choose(cardsIn(dryHikari), 3, pile, rivalPile), '11H'];
		case 'sanko':
			return choose(cardsIn(dryHikari), 3, pile, rivalPile);
		case 'akatan_aotan':
			return [...cardsIn(fixedSets.akatan), ...cardsIn(fixedSets.aotan)];
		case 'tane':
		case 'tan':
		case 'kasu':
			return choose(byKind[yaku], maxCards, pile, rivalPile);
		case 'tsukifuda':
			return cardsIn(cardsOfMonth(month ?? 1));
		default:
			return cardsIn(fixedSets[yaku]);
	}
};

/**
 * @param pile - the pile of the player for whom the yaku is shown
 * @param rivalPile - the other player's pile
 * @param month - the current month, for the yaku of its four cards; January if it is unknown
 * @returns the cards of the yaku; where any cards of a kind will do, those of `pile` come first
 */
export const pictureCards = (
	yaku: YakuId,
	pile: readonly CardId[],
	rivalPile: readonly CardId[] = [],
	month?: Month
): readonly PictureCard[] =>
	cardsFor(yaku, pile, rivalPile, month).map((card) => ({ card, isHeld: pile.includes(card) }));
