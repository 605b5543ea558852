/** The screens of Geisha. */
import { openSetupRules } from '../app-actions';
import { expect, type Page } from '@playwright/test';
import { gardenRound, gardenRounds, geishaBackup, GeishaTable, inOrder } from '../geisha';
import { longNames, type Screen, type ScreenGroup } from './screen';

const move = (seat: 0 | 1, cell: number) => ({ type: 'move', seat, cell });
const layout = { type: 'layout', tiles: inOrder };
const resultOnly = { type: 'way', way: 'result' };
const square = gardenRound(gardenRounds.square, 0);

/** The ids of matches under way, which tell their phase. */
const gardens = ['empty', 'laying', 'first', 'turn', 'over', 'again', 'result'] as const;

/** @returns a backup with these matches, and one that is won. */
export const geishaMatches = (names: readonly [string, string]) =>
	geishaBackup([
		{ id: 'empty', names },
		{ id: 'laying', names, actions: [{ type: 'layout', tiles: inOrder.slice(0, 6) }] },
		{ id: 'first', names, actions: [layout] },
		{ id: 'turn', names, actions: [layout, move(0, 3), move(1, 0), move(0, 2), move(1, 14)] },
		{ id: 'over', names, actions: [square] },
		{ id: 'again', names, actions: [square, { type: 'starter', seat: 1 }] },
		{ id: 'result', names, actions: [square, resultOnly] },
		{ id: 'won', names, actions: [square, gardenRound(gardenRounds.starterBlocks, 1), square] }
	]);

const mainAction = (page: Page) => page.locator('[data-action]').last();

const atTable = (
	id: (typeof gardens)[number],
	then: (page: Page) => Promise<void> = () => Promise.resolve()
): Screen => ({
	path: `match/?id=${id}`,
	prepare: async (page) => {
		await expect(page.locator('[data-phase]')).toBeVisible();
		// The tiles are rendered after the table.
		await expect(page.locator('.garden [data-place]:not(:has(svg))')).toHaveCount(
			id === 'empty' || id === 'again' ? 16 : id === 'laying' ? 10 : 0
		);
		await then(page);
	}
});
const tap =
	(...choices: readonly string[]) =>
	async (page: Page): Promise<void> => {
		for (const choice of choices) await page.locator(`[data-${choice}]`).click();
	};

/** The table of each match under way. */
export const tables = Object.fromEntries(gardens.map((id) => [id, { ...atTable(id), action: mainAction }]));

/** Further states of the table, which must not need scrolling either. */
export const onTable: Readonly<Record<string, Screen>> = {
	'a refusal': atTable('turn', tap('place="4"')),
	'the parity question': atTable('result', async (page) => {
		await tap('who="0"', 'how="pattern"', 'left="3"')(page);
		await expect(page.locator('[data-parity=back]')).toBeVisible();
	}),
	'the counts': atTable('result', tap('who="1"', 'how="pattern"'))
};

export const geisha: ScreenGroup = {
	leftToTrials: ['laying', 'first', 'over', 'again', 'a refusal', 'the counts'],
	backup: geishaMatches(longNames),
	screens: {
		...tables,
		...onTable,
		'the sheet of the round, with a replay': atTable('over', async (page) => {
			await new GeishaTable(page).openRound();
			await tap('replay="1"')(page);
			await page.locator('[name=back]').click();
		}),
		'the result with the turning point': {
			path: 'match/?id=won',
			prepare: async (page) => {
				await tap('replay="1"')(page);
				await page.locator('.analysis button').first().click();
				await expect(page.locator('[data-analysis=done]')).toBeVisible({ timeout: 50_000 });
				await tap('ply="6"')(page);
			}
		},
		'a correction': {
			path: 'match/?id=won',
			prepare: async (page) => {
				await page.getByRole('button', { name: /^(Edit round 1|Modifier la manche 1)$/ }).click();
				await page.locator('dialog button[name=back]').click();
			}
		},
		setup: { path: 'new/?game=geisha', action: (page) => page.locator('button[type=submit]') },
		'the rules of the setup': {
			path: 'new/?game=geisha',
			prepare: async (page) => {
				await openSetupRules(page);
			}
		}
	}
};
