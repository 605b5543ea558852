/** The screens of Koï-Koï. */
import { openSetupRules } from '../app-actions';
import { expect, type Page } from '@playwright/test';
import { backupOf } from '../backups';
import { koikoi as game, koikoiTaken, koikoiYear } from '../koikoi-backup';
import { dialog, longNames, type Screen, type ScreenGroup } from './screen';

/**
 * @returns matches that have just begun, in which a player must choose koï-koï or stop, and that are over.
 */
export const koikoiMatches = (names: readonly [string, string]) =>
	backupOf([
		{ id: 'begun', names, game },
		{ id: 'moment', names, game, actions: koikoiTaken },
		{ id: 'by-yaku', names, game, actions: koikoiTaken },
		{ id: 'second', names, game, actions: koikoiYear.slice(0, 1) },
		{ id: 'won', names, game, actions: koikoiYear }
	]);

/** Waits until all cards are rendered. */
export const allCards = (page: Page): Promise<void> =>
	expect(page.getByRole('main').locator('[data-card]:has(svg)')).toHaveCount(48);

const atTable = (id: string, then: (page: Page) => Promise<void> = () => Promise.resolve()): Screen => ({
	path: `match/?id=${id}`,
	prepare: async (page) => {
		await allCards(page);
		await then(page);
	}
});
const stop = (page: Page) => page.locator('[data-stop]');

export const koikoi: ScreenGroup = {
	leftToTrials: ['the months played', 'a hand without a match'],
	backup: koikoiMatches(longNames),
	// Eight cards in a row beside the names of two months; each is half as high again.
	narrowTargets: { 360: 41, 375: 43 },
	screens: {
		'the deal': atTable('begun'),
		'koï-koï or stop': { ...atTable('moment'), action: stop },
		'the yaku': {
			...atTable('by-yaku', async (page) => {
				await page.locator('[name=month]').click();
				await dialog(page).getByText('Yaku', { exact: true }).click();
			}),
			action: stop
		},
		'the list of the yaku': atTable('moment', async (page) => {
			await page.locator('[data-list]').click();
			await expect(dialog(page).locator('[data-listed]').first()).toBeVisible();
		}),
		'the menu of the month': atTable('moment', async (page) => {
			await page.locator('[name=month]').click();
			await expect(dialog(page).getByRole('button').first()).toBeVisible();
		}),
		'the gestures': atTable('moment', async (page) => {
			await page.locator('[name=month]').click();
			await dialog(page)
				.getByRole('button', { name: /^(Shortcuts|Raccourcis)$/ })
				.click();
		}),
		'the months played': atTable('second', async (page) => {
			await page.locator('[data-offer=working]').click();
			await expect(dialog(page).getByRole('table')).toBeVisible();
		}),
		'the month': {
			...atTable('moment', async (page) => {
				await page.locator('[name=month]').click();
				await dialog(page)
					.getByRole('button', { name: /^(Enter the month|Noter le mois)$/ })
					.click();
				await dialog(page).getByText(longNames[1], { exact: true }).first().click();
			}),
			action: (page) => page.getByRole('button', { name: /^(Save the month|Enregistrer le mois)$/ })
		},
		'the result': {
			path: 'match/?id=won',
			prepare: (page) => page.getByText('Nintendo', { exact: true }).click(),
			action: (page) => page.getByRole('button', { name: /^(Rematch|Revanche)$/ })
		},
		'a hand without a match': {
			path: 'tool/?game=koikoi',
			prepare: (page) => page.locator('[data-card="01H"]').click()
		},
		setup: { path: 'new/?game=koikoi', action: (page) => page.locator('button[type=submit]') },
		'the rules of the setup': {
			path: 'new/?game=koikoi',
			prepare: async (page) => {
				await openSetupRules(page);
			}
		}
	}
};
