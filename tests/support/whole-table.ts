import { expect, type Page } from '@playwright/test';

/** What a table brings last, by game: it comes in pieces (src/lib/ui/table/piecemeal.svelte.ts), in this order. */
const lastPieces: Readonly<Record<string, string>> = {
	hanamikoji: '[data-cell=near-6]',
	hanabi: '[data-fire]:last-child [data-play]',
	koikoi: '[data-card^="12"] svg',
	geisha: '[data-place="15"] svg'
};

/** @returns the selector of what a game's table brings last; a game that is not named here has none, and fails. */
export const lastPieceOf = (game: string): string => {
	const piece = lastPieces[game];
	if (piece === undefined)
		throw new Error(`tests/support/whole-table.ts: what comes last at the table of ${game}?`);
	return piece;
};

/** Waits until the table of a game has come whole. */
export const wholeTable = (page: Page, game: string): Promise<void> =>
	expect(page.locator(lastPieceOf(game)).last()).toBeVisible();
