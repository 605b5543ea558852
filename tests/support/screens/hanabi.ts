/** The screens of Hanabi. */
import { expect, type Page } from '@playwright/test';
import { Show, showsBackup } from '../hanabi';
import { dialog, longNames, type Screen, type ScreenGroup } from './screen';

const six = { multicolour: 5, choreography: true };

/** @returns shows under way (with five colours, with six, near the end, with counters alone) and three that are over. */
export const hanabiShows = (names: readonly string[]) =>
	showsBackup([
		{ id: 'begun', fixture: 'under-way', names },
		{ id: 'six', fixture: 'under-way', names, options: six },
		{ id: 'late', fixture: 'last-round', names, without: 4 },
		{ id: 'light', fixture: 'light', names, without: 5 },
		{ id: 'won', fixture: 'perfect', names },
		{ id: 'ended', fixture: 'last-round', names },
		{ id: 'lost', fixture: 'three-fuses', names }
	]);

/** Its fireworks come after the table is there. */
export const allFireworks = (page: Page): Promise<void> =>
	expect(page.locator('li[data-fire]:not(:has(svg))')).toHaveCount(0);

const atTable = (
	id: 'begun' | 'six' | 'late' | 'light',
	open: (show: Show) => Promise<void> = () => Promise.resolve()
): Screen => ({
	path: `match/?id=${id}`,
	prepare: async (page) => {
		const show = new Show(page);
		await show.action('play').waitFor();
		await allFireworks(page);
		await open(show);
	}
});
/** What the table's own menu leads to, by its place there. */
const part = (place: number): Screen =>
	atTable('begun', async (show) => {
		await show.room.locator('[name=more]').click();
		await show.sheet.locator('.menu button').nth(place).click();
		await expect(show.sheet.getByRole('heading').first()).toBeVisible();
	});
const timeline = async (show: Show) => {
	await show.room.locator('[name=menu]').click();
	await expect(show.sheet.getByRole('listitem').first()).toBeVisible();
};
const result = (id: string): Screen => ({
	path: `match/?id=${id}`,
	prepare: (page) => expect(page.locator('[data-final-score]')).toBeVisible()
});

/** The table of each show under way. */
export const tables = {
	begun: atTable('begun'),
	six: atTable('six'),
	late: atTable('late'),
	light: atTable('light')
} as const;

export const hanabi: ScreenGroup = {
	backup: hanabiShows([...longNames, 'Noé', 'Mia', 'Zoé']),
	// Six columns of a small screen are a little narrower.
	narrowTarget: 42,
	largeTextTarget: 42,
	screens: {
		...tables,
		discard: atTable('begun', (show) => show.action('discard').click()),
		play: atTable('begun', (show) => show.action('play').click()),
		'the question': atTable('begun', async (show) => {
			await show.action('discard').click();
			await show.sheet.locator('[data-card=red-5]').click();
		}),
		'the menu of the table': atTable('begun', (show) => show.room.locator('[name=more]').click()),
		'the discard': part(0),
		aids: part(1),
		recount: part(2),
		'who plays': part(3),
		'details of a clue': atTable('begun', async (show) => {
			await show.action('clue').click();
			await show.room.locator('[data-offer=clue]').click();
			await expect(show.sheet).toBeVisible();
			await show.undoing.evaluate(() => undefined);
		}),
		timeline: atTable('begun', timeline),
		'a correction': atTable('begun', async (show) => {
			await timeline(show);
			await show.sheet.locator('ol button').first().click();
			await expect(dialog(show.page).getByRole('button', { name: /^(Apply|Appliquer)/ })).toBeVisible();
		}),
		perfect: result('won'),
		ended: result('ended'),
		lost: result('lost'),
		'setup with five': {
			path: 'new/?game=hanabi',
			prepare: async (page) => {
				for (let seat = 2; seat < 5; seat += 1) await page.locator('button.add').click();
				await expect(page.getByRole('textbox')).toHaveCount(5);
			}
		}
	}
};
