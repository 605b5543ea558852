/** The screens of Hanamikoji. */
import { expect, type Page } from '@playwright/test';
import { backupOf, openRound, winningRound } from '../backups';
import { openMilestoneEdit } from '../milestones';
import { dialog, longNames, type ScreenGroup } from './screen';

export const ways = ['counts', 'majorities', 'tokens'] as const;

const way = (chosen: (typeof ways)[number]) => ({ type: 'way', way: chosen });
const count = (side: number, geisha: number, cards: number) => ({ type: 'count', side, geisha, cards });

/** A match with the action tiles of mini expansion 4, whose table has no markers. */
const withTiles = {
	id: 'hanamikoji',
	options: { roundLimit: 3, atLimit: 'points', cardsEach: '7-to-9', markers: false },
	opening: [{ type: 'starter', side: 0 }]
};

/**
 * @returns a match for each way of entering a round, with the way as id, one that is won, and one with the tiles of
 *   an expansion
 */
export const hanamikojiMatches = (names: readonly [string, string]) =>
	backupOf([
		{ id: 'counts', names, actions: [openRound, count(0, 0, 2), count(1, 6, 5)] },
		{ id: 'majorities', names, actions: [openRound, way('majorities')] },
		{ id: 'tokens', names, actions: [openRound, way('tokens')] },
		{ id: 'won', names, actions: [winningRound] },
		{ id: 'tiles', names, game: withTiles, actions: [count(0, 6, 5), count(0, 5, 4), count(1, 0, 2)] }
	]);

/** Makes all writes of the page fail from now on, as on a full disk. */
const refuseWrites = (page: Page): Promise<void> =>
	page.evaluate(() => {
		IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
			throw new DOMException('No room', 'QuotaExceededError');
		};
	});
const score = (page: Page) => page.locator('[data-score]');

export const hanamikoji: ScreenGroup = {
	leftToTrials: ['a refusal', 'markers turned', 'menu', 'rules'],
	backup: hanamikojiMatches(longNames),
	// On a screen of 320 pixels, each of the seven lanes is a little narrower than 44.
	narrowTargets: { 320: 42.5 },
	screens: {
		'the table, cards': { path: 'match/?id=counts', action: score },
		'the table, majorities': { path: 'match/?id=majorities', action: score },
		'the table, with action tiles': { path: 'match/?id=tiles', action: score },
		'the table, tokens': { path: 'match/?id=tokens', action: score },
		'a refusal': {
			path: 'match/?id=counts',
			prepare: async (page) => {
				await page.locator('[data-cell=near-0]').click();
				await expect(page.locator('.status.refusal button')).toBeVisible();
			},
			action: score
		},
		'markers turned': {
			path: 'match/?id=majorities',
			prepare: async (page) => {
				await page.locator('[data-marker=near-gift]').click();
				await page.locator('[data-marker=far-secret]').click();
				for (const place of ['cell=near-0', 'cell=far-6', 'geisha="3"'])
					await page.locator(`[data-${place}]`).click();
			},
			action: score
		},
		'a side in words': {
			path: 'match/?id=tokens',
			prepare: (page) => page.locator('section .about').first().click()
		},
		'a scored round': {
			path: 'match/?id=tokens',
			prepare: async (page) => {
				await page.locator('[data-cell=near-2]').click();
				await score(page).click();
				await expect(page.locator('.token.came')).toHaveCount(1);
			},
			action: score
		},
		menu: {
			path: 'match/?id=counts',
			prepare: async (page) => {
				await page.getByRole('button', { name: /^(Match menu|Menu de la partie)$/ }).click();
				await expect(dialog(page).getByText(/^(Rounds played|Manches jouées)$/)).toBeVisible();
			}
		},
		rules: {
			path: 'match/?id=counts',
			prepare: async (page) => {
				await page.getByRole('button', { name: /^(Rules|Règles)$/ }).click();
				await expect(dialog(page).locator('#rule-scoring')).toBeAttached();
			}
		},
		edit: {
			path: 'match/?id=won',
			prepare: async (page) => {
				await openMilestoneEdit(page, 1);
				await expect(dialog(page).locator('[data-cell=near-0]')).toBeVisible();
			},
			action: (page) => page.getByRole('button', { name: /^(Save|Enregistrer)$/ })
		},
		// This must be the last screen, because the document cannot store anything afterwards.
		'a storage failure': {
			path: 'match/?id=counts',
			prepare: async (page) => {
				await refuseWrites(page);
				await page.getByRole('main').locator('[data-cell=near-1]').click();
				await expect(page.getByRole('alert')).toBeVisible();
			}
		}
	}
};
