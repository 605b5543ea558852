/** A match of Hanamikoji that begins, in French: by the setup, as two people fill it in, or from the store. */
import type { Page } from '@playwright/test';
import { Table } from './hanamikoji';
import { openStored } from './seated';

export interface Wishes {
	/** Near first. */
	readonly names?: readonly [string, string];
	readonly starter?: string;
	/** A preset or an option, by its words; tapped in this order. */
	readonly rules?: readonly string[];
}

/** Fills in the setup that is open, and sits down; from here on the test can let time pass. @returns the table. */
export const sitDown = async (
	page: Page,
	{ names = ['Léa', 'Tom'], starter, rules = [] }: Wishes = {}
): Promise<Table> => {
	await page.clock.install();
	const fields = page.getByRole('textbox');
	await fields.nth(0).fill(names[0]);
	await fields.nth(1).fill(names[1]);
	if (starter !== undefined) {
		await page.getByRole('group', { name: 'Qui commence ?' }).getByText(starter, { exact: true }).tap();
	}
	for (const words of rules) await page.getByText(words, { exact: true }).tap();
	await page.getByRole('button', { name: 'Commencer la partie' }).tap();
	const table = new Table(page);
	await table.scoring.waitFor();
	return table;
};

/** Opens the setup by its address, fills it in and sits down. @returns the table. */
export const setUpAt = async (page: Page, wishes: Wishes = {}): Promise<Table> => {
	await page.goto('/fr/new/?game=hanamikoji');
	return sitDown(page, wishes);
};

/** A match as it lies in the store. */
export interface Begun {
	/** Near first: who begins. */
	readonly names?: readonly [string, string];
	/** Other options than those of the 2016 edition. */
	readonly options?: {
		readonly roundLimit: number | null;
		readonly atLimit: 'points' | 'points-then-token' | 'draw';
	};
	/** What was tapped so far. */
	readonly actions?: readonly unknown[];
}

/** Opens a match that lies in the store, the near player's turn to begin it. @returns the table. */
export const beginAt = async (
	page: Page,
	{ names = ['Léa', 'Tom'], options = { roundLimit: null, atLimit: 'points' }, actions = [] }: Begun = {}
): Promise<Table> => {
	const game = { id: 'hanamikoji', options, opening: [{ type: 'starter', side: 0 }] };
	await openStored(page, { id: 'begun', names, game, actions });
	const table = new Table(page);
	await table.scoring.waitFor();
	return table;
};
