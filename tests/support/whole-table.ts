import { expect, type Page } from '@playwright/test';

/** By game: what its table renders last, if that is later than the tools. */
const lastPieces: Readonly<Record<string, string>> = {
	hanamikoji: '[data-cell=near-6]',
	hanabi: '[data-fire]:last-child [data-play]',
	koikoi: '[data-card^="12"] svg',
	geisha: '[data-place="15"] svg'
};

/** @returns the selector of what a game's table renders last; the rules button where all is rendered at once. */
export const lastPieceOf = (game: string): string => lastPieces[game] ?? '[name=rules]';

/** Waits until the table of a game is completely rendered. */
export const wholeTable = (page: Page, game: string): Promise<void> =>
	expect(page.locator(lastPieceOf(game)).last()).toBeVisible();
