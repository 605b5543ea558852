/** The accessible name of a card in the grid: where its copies are and how it stands. */
import { m } from '$lib/i18n/paraglide/messages';
import { cardName } from './colours.ts';
import type { DiscardCell } from '../rules/facts/discard-grid.ts';

/** @returns the description of a cell, such as "red 4: 1 left of 2, 1 discarded, critical". */
export const cellWords = (cell: DiscardCell, isCriticalShown: boolean): string =>
	[
		m.hanabi_cell({ card: cardName(cell.card), left: cell.left, copies: cell.copies }),
		cell.discarded > 0 ? m.hanabi_cell_discarded({ n: cell.discarded }) : '',
		cell.isPlayed ? m.hanabi_cell_played() : '',
		cell.standing === 'lost' ? m.hanabi_cell_lost() : '',
		cell.standing === 'dead' ? m.hanabi_cell_dead() : '',
		isCriticalShown && cell.isCritical ? m.hanabi_cell_critical() : ''
	]
		.filter(Boolean)
		.join(', ');
