/** The screens outside the tables, with and without matches. */
import { expect, type Page } from '@playwright/test';
import { backupOf, playerId, winningRound } from '../backups';
import { chooseFile, deleteMatch, giveFile, openAbout, openSetupRules } from '../app-actions';
import { koikoi, koikoiTwelve, koikoiYear, twelveMonths } from '../koikoi-backup';
import { dialog, longNames, type ScreenGroup } from './screen';

const names = longNames;

/** Waits until the first player's name is there. */
const named = (page: Page): Promise<void> => expect(page.getByText(names[0]).first()).toBeAttached();
const openShare = (page: Page) => page.getByRole('button', { name: /^(Share|Partager)$/ }).click();

export const appPages: ScreenGroup = {
	leftToTrials: [
		'a result on its way out',
		'two players',
		'players',
		'settings',
		'settings, after a refused import',
		'a rulebook',
		'no match',
		'the deleted matches',
		'a deleted match'
	],
	backup: backupOf([
		{ id: 'won', names, actions: [winningRound] },
		{ id: 'koikoi-won', names, game: koikoi, actions: koikoiYear },
		{ id: 'koikoi-year', names, game: koikoiTwelve, actions: twelveMonths },
		{ id: 'begun', names },
		{ id: 'another', names }
	]),
	isLong: true,
	screens: {
		home: { path: '', action: (page) => page.getByRole('link', { name: /^(Resume|Reprendre)/ }) },
		'new match': { path: 'new/' },
		'setup, with a refused name': {
			path: 'new/?game=hanamikoji',
			action: (page) => page.locator('button[type=submit]'),
			prepare: async (page) => {
				await page.getByRole('textbox').first().fill(names[0]);
				await page.getByRole('textbox').last().fill(names[0]);
				await expect(page.getByRole('alert')).toBeVisible();
			}
		},
		'the rules of the setup': {
			path: 'new/?game=hanamikoji',
			prepare: async (page) => {
				const sheet = await openSetupRules(page);
				await sheet
					.getByText(/iello edition|Édition iello/)
					.first()
					.click();
			}
		},
		result: {
			path: 'match/?id=won',
			action: (page) => page.getByRole('button', { name: /^(Rematch|Revanche)$/ })
		},
		'a result on its way out': {
			path: 'match/?id=won',
			prepare: async (page) => {
				await openShare(page);
				await expect(dialog(page).getByRole('img')).toBeVisible();
			}
		},
		'what is told about a match': {
			path: 'match/?id=won',
			prepare: async (page) => {
				await openAbout(page);
				await page.getByRole('button', { name: /^Note, date, (players|joueurs)$/ }).click();
				await expect(dialog(page).locator('[name=place]')).toBeVisible();
			}
		},
		'send to another phone': {
			path: 'match/?id=won',
			prepare: async (page) => {
				await openShare(page);
				await page
					.getByRole('button', { name: /^(Send to another phone|Envoyer vers un autre téléphone)$/ })
					.click();
				const sheet = page.getByRole('dialog', {
					name: /^(Send to another phone|Envoyer vers un autre téléphone)$/
				});
				await sheet.getByRole('button', { name: /code/ }).click();
				await expect(sheet.getByRole('img')).toBeVisible();
			}
		},
		'what is received': { path: 'receive/' },
		'a player': {
			path: `players/?id=${playerId(names[0])}`,
			prepare: (page) =>
				expect(page.getByRole('heading', { name: /^(Head to head|Face à face)$/ })).toBeVisible()
		},
		'two players': {
			path: `players/?id=${playerId(names[0])}&with=${playerId(names[1])}`,
			prepare: (page) => expect(page.getByRole('heading', { name: 'Hanamikoji' })).toBeVisible()
		},
		'records of a game': {
			path: 'records/?game=koikoi',
			prepare: (page) =>
				expect(page.getByText(/^Points (per month won|par mois gagné)/).first()).toBeVisible()
		},
		'the ranking of a game': { path: 'ranking/?game=hanamikoji', prepare: named },
		// The matches were ten minutes ago and before, and an evening ends at six in the morning.
		'an evening': {
			path: `evening/?on=${new Date(Date.now() - 6 * 3_600_000 - 600_000).toLocaleDateString('sv')}`,
			prepare: named
		},
		players: {
			path: 'players/',
			prepare: (page) => page.getByRole('listitem').getByRole('button').first().click()
		},
		'players, with a refused name': {
			path: 'players/',
			prepare: async (page) => {
				await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
				await page.getByRole('listitem').getByRole('textbox').fill(' ');
				await page.keyboard.press('Enter');
				await expect(page.getByRole('alert')).toBeVisible();
			}
		},
		settings: { path: 'settings/' },
		'settings, after a refused import': {
			path: 'settings/',
			prepare: async (page) => {
				await chooseFile(page, '{');
				await expect(page.locator('.said.refused')).toBeVisible();
			}
		},
		'settings, with past matches to be added': {
			path: 'settings/',
			prepare: async (page) => {
				const rows = ['geisha,2026-01-17,Maximilienne-Alexandrine,3', 'geisha,2026-01-17,Bo,1', 'chess,1,,x'];
				const buffer = Buffer.from(['game,began,player,score', ...rows].join('\n'));
				const file = { name: 'plays.csv', mimeType: 'text/csv', buffer };
				await giveFile(page, file, 'input[name=past-matches]');
				await expect(page.getByRole('region', { name: /^(In this file|Dans ce fichier)$/ })).toBeVisible();
			}
		},
		'the steps of installing': {
			path: 'settings/',
			prepare: async (page) => {
				await page.getByRole('complementary').getByRole('button').click();
				await expect(dialog(page)).toBeVisible();
			}
		},
		'a shared group': {
			path: 'settings/#group',
			prepare: async (page) => {
				await page.getByRole('button', { name: /^(Group|Groupe)$/ }).click();
				await expect(page.locator('input[type=password]')).toBeVisible();
			}
		},
		'rules index': { path: 'rules/' },
		'a rulebook': { path: 'rules/hanamikoji/' },
		'a section': { path: 'rules/hanamikoji/goals/' },
		'no match': {
			path: 'match/?id=nowhere',
			action: (page) => page.getByRole('link', { name: /^(Home|Accueil)$/ })
		},
		history: { path: 'history/', prepare: named },
		'the deleted matches': {
			path: 'history/',
			prepare: async (page) => {
				const open = page.getByText(/^(Deleted matches|Parties supprimées) /);
				await named(page);
				if (!(await open.isVisible())) {
					const locale = page.url().includes('/fr/') ? 'fr' : 'en';
					await deleteMatch(page, 'another', locale);
					await page.goto(`/${locale}/history/`);
				}
				await open.click();
				await expect(
					page.getByRole('button', { name: /^(Restore|Rétablir|Restaurer)/ }).first()
				).toBeVisible();
			}
		},
		'a deleted match': {
			path: 'match/?id=another',
			prepare: (page) =>
				expect(page.getByRole('heading', { name: /^(Match deleted|Partie supprimée)$/ })).toBeVisible()
		}
	}
};

/** The same screens at a first visit, with nothing stored. */
export const emptyAppPages: ScreenGroup = {
	isLong: true,
	screens: Object.fromEntries(
		[
			'',
			'new/',
			'new/?game=hanamikoji',
			'history/',
			'players/',
			'records/?game=hanamikoji',
			'ranking/?game=hanamikoji',
			'evening/',
			'settings/',
			'tool/'
		].map((path) => [`/${path}`, { path }])
	)
};
