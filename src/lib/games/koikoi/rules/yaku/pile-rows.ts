/** The rows in which a pile lies before its player. */
import { cardById, type CardId, type Kind } from '../cards.ts';

/**
 * The rows in which players lay out their pile; `goal` is the number of cards of that kind that makes a yaku.
 */
const pileRows = [
	{ kind: 'hikari', goal: 3 },
	{ kind: 'tane', goal: 5 },
	{ kind: 'tanzaku', goal: 5 },
	{ kind: 'kasu', goal: 10 }
] as const satisfies readonly { readonly kind: Kind; readonly goal: number }[];
export type PileRow = (typeof pileRows)[number];

/** @returns the rows of a pile, each with its cards. */
export const cardsByRow = (
	pile: readonly CardId[]
): readonly (PileRow & { readonly cards: readonly CardId[] })[] =>
	pileRows.map((row) => ({
		...row,
		cards: pile.filter((id) => cardById[id].kind === row.kind)
	}));
