/** The screens of Hanabi. */
import { openSetupRules } from '../app-actions';
import { expect, type Page } from '@playwright/test';
import { HanabiTable, showsBackup } from '../hanabi';
import { openMilestoneEdit } from '../milestones';
import { dialog, longNames, type Screen, type ScreenGroup } from './screen';

const six = { multicolour: 5, choreography: true };
const seven = { multicolour: 10, multicolourClue: 'every', blackPowder: true, choreography: true };

/**
 * @returns matches under way (with five colours, with six, with seven, near the end, with counters only) and three that
 *   are over.
 */
export const hanabiShows = (names: readonly string[]) =>
	showsBackup([
		{ id: 'begun', fixture: 'under-way', names },
		{ id: 'six', fixture: 'under-way', names, options: six },
		{ id: 'seven', fixture: 'under-way', names, options: seven },
		{ id: 'late', fixture: 'last-round', names, without: 4 },
		{ id: 'light', fixture: 'light', names, without: 5 },
		{ id: 'won', fixture: 'perfect', names },
		{ id: 'ended', fixture: 'last-round', names },
		{ id: 'lost', fixture: 'three-fuses', names }
	]);

/** Waits until all fireworks are rendered. */
const allFireworks = (page: Page): Promise<void> =>
	expect(page.locator('li[data-fire]:not(:has(svg))')).toHaveCount(0);

const atTable = (
	id: 'begun' | 'six' | 'seven' | 'late' | 'light',
	open: (table: HanabiTable) => Promise<void> = () => Promise.resolve()
): Screen => ({
	path: `match/?id=${id}`,
	prepare: async (page) => {
		const table = new HanabiTable(page);
		await table.action('play').waitFor();
		await allFireworks(page);
		await open(table);
	}
});
/** A screen that the table's own menu opens. @param place the index in the menu. */
const part = (place: number, id: 'begun' | 'seven' = 'begun'): Screen =>
	atTable(id, async (table) => {
		await table.root.locator('[name=more]').click();
		await table.sheet.locator('.menu button').nth(place).click();
		await expect(table.sheet.getByRole('heading').first()).toBeVisible();
	});
const timeline = async (table: HanabiTable) => {
	await table.root.locator('[name=menu]').click();
	await expect(table.sheet.getByRole('listitem').first()).toBeVisible();
};
const result = (id: string): Screen => ({
	path: `match/?id=${id}`,
	prepare: (page) => expect(page.locator('[data-result-score]')).toBeVisible()
});

/** The table of each match under way. */
export const tables = {
	begun: atTable('begun'),
	six: atTable('six'),
	seven: atTable('seven'),
	late: atTable('late'),
	light: atTable('light')
} as const;

export const hanabi: ScreenGroup = {
	leftToTrials: [
		'begun',
		'six',
		'late',
		'discard',
		'play',
		'the menu of the table',
		'the discard',
		'recount',
		'who plays',
		'perfect',
		'lost'
	],
	backup: hanabiShows([...longNames, 'Noé', 'Mia', 'Zoé']),
	// On a small screen, targets in six or seven columns are a little narrower.
	narrowTargets: { 320: 42 },
	largeTextTarget: 42,
	screens: {
		...tables,
		discard: atTable('begun', (table) => table.action('discard').click()),
		play: atTable('begun', (table) => table.action('play').click()),
		'the question': atTable('begun', async (table) => {
			await table.action('discard').click();
			await table.sheet.locator('[data-card=red-5]').click();
		}),
		'the menu of the table': atTable('begun', (table) => table.root.locator('[name=more]').click()),
		'the discard': part(0),
		aids: part(1),
		recount: part(2),
		'the recount of seven': part(2, 'seven'),
		'discard of seven': atTable('seven', (table) => table.action('discard').click()),
		'who plays': part(3),
		'details of a clue': atTable('begun', async (table) => {
			await table.action('clue').click();
			await table.root.locator('[data-offer=clue]').click();
			await expect(table.sheet).toBeVisible();
			await table.undoing.evaluate(() => undefined);
		}),
		timeline: atTable('begun', timeline),
		'a correction': atTable('begun', async (table) => {
			await timeline(table);
			await openMilestoneEdit(table.page, 1);
			await expect(dialog(table.page).getByRole('button', { name: /^(Save|Enregistrer)/ })).toBeVisible();
		}),
		perfect: result('won'),
		ended: result('ended'),
		lost: result('lost'),
		'the rules of the setup': {
			path: 'new/?game=hanabi',
			prepare: async (page) => {
				await openSetupRules(page);
			}
		},
		'setup with five': {
			path: 'new/?game=hanabi',
			prepare: async (page) => {
				for (let seat = 2; seat < 5; seat += 1) await page.locator('button.add').click();
				await expect(page.getByRole('textbox')).toHaveCount(5);
			}
		}
	}
};
