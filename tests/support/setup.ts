/** Begins a match of Hanamikoji in French, in the setup or by storing it. */
import type { Page } from '@playwright/test';
import { Table } from './hanamikoji';
import { openStoredMatch } from './stored-match';
import { chooseRules, fakeClockInSetup, startButton } from './app-actions';

export interface SetupChoices {
	/** The near player first. */
	readonly names?: readonly [string, string];
	readonly starter?: string;
	/** Labels of boxes or options, tapped in this order. */
	readonly rules?: readonly string[];
}

/**
 * Fills in the open setup and begins the match, with a fake clock that the test can advance.
 *
 * @returns the table.
 */
export const completeSetup = async (
	page: Page,
	{ names = ['Léa', 'Tom'], starter, rules = [] }: SetupChoices = {}
): Promise<Table> => {
	await fakeClockInSetup(page);
	const fields = page.getByRole('textbox');
	await fields.nth(0).fill(names[0]);
	await fields.nth(1).fill(names[1]);
	if (starter !== undefined) {
		await page.getByRole('group', { name: 'Qui commence ?' }).getByText(starter, { exact: true }).tap();
	}
	await chooseRules(page, rules);
	await startButton(page).tap();
	const table = new Table(page);
	await table.scoring.waitFor();
	return table;
};

/** Opens the setup, fills it in and begins the match. @returns the table. */
export const openSetupAndBegin = async (page: Page, wishes: SetupChoices = {}): Promise<Table> => {
	await page.goto('/fr/new/?game=hanamikoji');
	return completeSetup(page, wishes);
};

/** A match to be stored. */
export interface MatchToStore {
	/** The near player first, who begins. */
	readonly names?: readonly [string, string];
	/** By default those of the 2016 edition. */
	readonly options?: {
		readonly roundLimit: number | null;
		readonly atLimit: 'points' | 'points-then-token' | 'draw';
		readonly cardsEach?: 7 | 8 | 9 | '7-to-9';
		readonly markers?: boolean;
	};
	/** What was tapped so far. */
	readonly actions?: readonly unknown[];
}

/** Stores a match, and opens it. @returns the table. */
export const openTable = async (
	page: Page,
	{
		names = ['Léa', 'Tom'],
		options = { roundLimit: null, atLimit: 'points' },
		actions = []
	}: MatchToStore = {}
): Promise<Table> => {
	const game = { id: 'hanamikoji', options, opening: [{ type: 'starter', side: 0 }] };
	await openStoredMatch(page, { id: 'begun', names, game, actions });
	const table = new Table(page);
	await table.scoring.waitFor();
	return table;
};
