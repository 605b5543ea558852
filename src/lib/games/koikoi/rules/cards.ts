/** The 48 cards: twelve months of four, in a fixed order, and what lies on each. */

/** The cards of each month: bright, animal or object, ribbon, plain ones. */
const kindsByMonth = {
	'01': ['H', 'R', 'K1', 'K2'],
	'02': ['T', 'R', 'K1', 'K2'],
	'03': ['H', 'R', 'K1', 'K2'],
	'04': ['T', 'R', 'K1', 'K2'],
	'05': ['T', 'R', 'K1', 'K2'],
	'06': ['T', 'R', 'K1', 'K2'],
	'07': ['T', 'R', 'K1', 'K2'],
	'08': ['H', 'T', 'K1', 'K2'],
	'09': ['T', 'R', 'K1', 'K2'],
	'10': ['T', 'R', 'K1', 'K2'],
	'11': ['H', 'T', 'R', 'K1'],
	'12': ['H', 'K1', 'K2', 'K3']
} as const;
type KindsByMonth = typeof kindsByMonth;
type MonthCode = keyof KindsByMonth;

/** `01H` … `12K3`: month, letter of the kind, number where the kind repeats. */
export type CardId = { [Code in MonthCode]: `${Code}${KindsByMonth[Code][number]}` }[MonthCode];

/** January to December. */
export const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Month = (typeof monthNumbers)[number];

export const kinds = ['hikari', 'tane', 'tanzaku', 'kasu'] as const;
export type Kind = (typeof kinds)[number];

export const ribbons = ['poetry', 'blue', 'plain'] as const;
export type Ribbon = (typeof ribbons)[number];

export interface Card {
	readonly id: CardId;
	/** Its place among the 48, month by month. */
	readonly index: number;
	readonly month: Month;
	readonly kind: Kind;
	/** Of a ribbon card. */
	readonly ribbon?: Ribbon;
}

const kindByLetter: Readonly<Record<string, Kind>> = { H: 'hikari', T: 'tane', R: 'tanzaku', K: 'kasu' };

const ribbonOf = (month: Month): Ribbon => {
	if (month <= 3) return 'poetry';
	return month === 6 || month === 9 || month === 10 ? 'blue' : 'plain';
};

const codeOf = (month: Month): MonthCode => String(month).padStart(2, '0') as MonthCode;

/** All 48, by index. */
export const cards: readonly Card[] = monthNumbers.flatMap((month) =>
	kindsByMonth[codeOf(month)].map((suffix, place): Card => {
		const id = `${codeOf(month)}${suffix}` as CardId;
		const kind = kindByLetter[suffix.charAt(0)] ?? 'kasu';
		const card = { id, index: (month - 1) * 4 + place, month, kind };
		return kind === 'tanzaku' ? { ...card, ribbon: ribbonOf(month) } : card;
	})
);

/** All 48 ids, by index. */
export const cardIds: readonly CardId[] = cards.map(({ id }) => id);

/** The cards by id. */
export const cardById = Object.fromEntries(cards.map((card) => [card.id, card])) as Readonly<
	Record<CardId, Card>
>;

/** @returns the month of the nth month played, from 1: after December comes January again. */
export const monthAt = (number: number): Month => (((number - 1) % 12) + 1) as Month;

/** @returns the card that shows a month's flower best: a plain one, of the willow its ribbon. */
export const emblemOf = (month: Month): CardId => (month === 11 ? '11R' : (`${codeOf(month)}K1` as CardId));
