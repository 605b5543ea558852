/** The cards a yaku is shown with: those it is made of, or where any of a kind will do, those that are there first. */
import { cardById, cards, type CardId, type Kind, type Month } from '../cards.ts';
import { cardsIn } from '../mask.ts';
import { cardsOfMonth, dryHikari, fixedSets, type YakuId } from './yaku.ts';

/** A card of the picture, and whether the pile has it. */
export interface Pictured {
	readonly card: CardId;
	readonly isHeld: boolean;
}

/** More cards than that say no more. */
const most = 5;

const ofKind = (kind: Kind): readonly CardId[] =>
	cards.filter((card) => card.kind === kind).map(({ id }) => id);
const byKind = { tane: ofKind('tane'), tan: ofKind('tanzaku'), kasu: ofKind('kasu') };

/** Whatever of these is there, then what is free, up to a number; in the order of the year. */
const some = (
	of: readonly CardId[],
	count: number,
	held: readonly CardId[],
	gone: readonly CardId[]
): readonly CardId[] => {
	const rank = (card: CardId): number => (held.includes(card) ? 0 : gone.includes(card) ? 2 : 1);
	const chosen = of.toSorted((a, b) => rank(a) - rank(b)).slice(0, count);
	return of.filter((card) => chosen.includes(card));
};

const cardsFor = (
	yaku: YakuId,
	held: readonly CardId[],
	gone: readonly CardId[],
	month: Month | undefined
): readonly CardId[] => {
	switch (yaku) {
		case 'ameshiko':
			return [...some(cardsIn(dryHikari), 3, held, gone), '11H'];
		case 'sanko':
			return some(cardsIn(dryHikari), 3, held, gone);
		case 'akatan_aotan':
			return [...cardsIn(fixedSets.akatan), ...cardsIn(fixedSets.aotan)];
		case 'tane':
		case 'tan':
		case 'kasu':
			return some(byKind[yaku], most, held, gone);
		case 'tsukifuda':
			return cardsIn(cardsOfMonth(month ?? 1));
		default:
			return cardsIn(fixedSets[yaku]);
	}
};

/**
 * @param held - the pile
 * @param gone - the other player's pile
 * @param month - the month under way
 * @returns the picture of a yaku
 */
export const pictured = (
	yaku: YakuId,
	held: readonly CardId[],
	gone: readonly CardId[] = [],
	month?: Month
): readonly Pictured[] =>
	cardsFor(yaku, held, gone, month).map((card) => ({ card, isHeld: held.includes(card) }));

/** The rows of a pile as players lay it out, each with how many of it make a yaku. */
export const pileRows = [
	{ kind: 'hikari', goal: 3 },
	{ kind: 'tane', goal: 5 },
	{ kind: 'tanzaku', goal: 5 },
	{ kind: 'kasu', goal: 10 }
] as const satisfies readonly { readonly kind: Kind; readonly goal: number }[];
export type PileRow = (typeof pileRows)[number];

/** @returns the cards of a pile in its rows. */
export const laidOut = (
	pile: readonly CardId[]
): readonly (PileRow & { readonly cards: readonly CardId[] })[] =>
	pileRows.map((row) => ({
		...row,
		cards: pile.filter((id) => cardById[id].kind === row.kind)
	}));
