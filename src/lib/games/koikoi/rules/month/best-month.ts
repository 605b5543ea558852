/** The month of a match that the picture of its result shows. */
import { sides } from '../../../sides.ts';
import type { CardId } from '../cards.ts';
import type { MonthPlayed } from '../state.ts';
import { pictureCards } from '../yaku/picture-cards.ts';

/** @returns the month in which a player got the most points, the first of equal ones; none if no month paid. */
export const bestMonth = (months: readonly MonthPlayed[]): MonthPlayed | undefined => {
	const mostOf = ({ points }: MonthPlayed): number => Math.max(...sides.map((side) => points[side]));
	const most = Math.max(0, ...months.map(mostOf));
	return months.find((month) => most > 0 && mostOf(month) === most);
};

/**
 * @returns cards that make the winner's yaku of a month, each once, as far as they were entered those of the
 *   winner's pile; none where the yaku are unknown
 */
export const cardsOfYaku = ({ settlement, record, month }: MonthPlayed): readonly CardId[] => {
	const { winner, yaku } = settlement;
	if (winner === null) return [];
	const [own, other] = [record.piles[winner], record.piles[winner === 0 ? 1 : 0]];
	return [...new Set(yaku.flatMap(({ id }) => pictureCards(id, own, other, month).map(({ card }) => card)))];
};
