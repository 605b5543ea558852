/** The screens on small and large ones, upright and across, with long names and with large text. */
import type { Locator, Page } from '@playwright/test';
import { backupOf, openRound, playerId, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { importBackup } from '../support/house';
import { koikoi, koikoiTaken, koikoiYear } from '../support/koikoi-backup';
import { isUncovered, layoutFindings, scrollable } from '../support/layout';

/** 40 characters each, one of them without a place to break. */
const names = [
	'Wolfeschlegelsteinhausenbergerdorffsenio',
	'Marie-Antoinette de la Tour du Pin Verdu'
] as const;
const longer = ['Wolfeschlegel', 'Marie-Antoinette'];

const sizes = [
	[320, 568],
	[360, 640],
	[844, 390],
	[820, 1180],
	[1280, 800]
] as const;
const ways = ['counts', 'majorities', 'tokens'] as const;

const way = (chosen: (typeof ways)[number]) => ({ type: 'way', way: chosen });
const count = (side: number, geisha: number, cards: number) => ({ type: 'count', side, geisha, cards });
const matches = (names: readonly [string, string]) =>
	backupOf([
		{ id: 'won', names, actions: [winningRound] },
		{ id: 'koikoi', names, game: koikoi, actions: koikoiTaken },
		{ id: 'koikoi-won', names, game: koikoi, actions: koikoiYear },
		{ id: 'majorities', names, actions: [openRound, way('majorities')] },
		{ id: 'tokens', names, actions: [openRound, way('tokens')] },
		{ id: 'counts', names, actions: [openRound, count(0, 0, 2), count(1, 6, 5)] }
	]);

interface Screen {
	readonly path: string;
	/** The one action of the screen that must not be covered. */
	readonly action?: (page: Page) => Locator;
	/** Brings up what is to be measured. */
	readonly prepare?: (page: Page) => Promise<void>;
}
const score = (page: Page) => page.locator('[data-score]');
const dialog = (page: Page) => page.getByRole('dialog');
const handOver = (page: Page) => page.getByRole('dialog', { name: /^(Hand over|Transmettre)$/ });
const edit = async (page: Page) => {
	await page.getByRole('button', { name: /^(Edit round|Corriger la manche) 1$/ }).click();
	await expect(dialog(page).locator('[data-cell=near-0]')).toBeVisible();
};

const screens: Readonly<Record<string, Screen>> = {
	home: { path: '', action: (page) => page.getByRole('link', { name: /^(Resume|Reprendre)/ }) },
	'new match': { path: 'new/' },
	setup: {
		path: 'new/?game=hanamikoji',
		action: (page) => page.locator('button[type=submit]'),
		prepare: async (page) => {
			await page.getByRole('textbox').first().fill(names[0]);
			await page.getByRole('textbox').last().fill(names[0]);
			await expect(page.getByRole('alert')).toBeVisible();
			await page.locator('summary').click();
		}
	},
	'the table, cards': { path: 'match/?id=counts', action: score },
	'the table, majorities': { path: 'match/?id=majorities', action: score },
	'the table, tokens': { path: 'match/?id=tokens', action: score },
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
			await expect(dialog(page).locator('#rule-goals')).toBeAttached();
		}
	},
	'Koï-Koï, koï-koï or stop': { path: 'match/?id=koikoi', action: (page) => page.locator('[data-stop]') },
	'Koï-Koï, the yaku': {
		path: 'match/?id=koikoi',
		prepare: (page) => page.locator('[data-way]').click(),
		action: (page) => page.locator('[data-stop]')
	},
	'Koï-Koï, the month': {
		path: 'match/?id=koikoi',
		prepare: async (page) => {
			await page.locator('[name=month]').click();
			await dialog(page)
				.getByRole('button', { name: /^(Enter the month|Noter le mois)$/ })
				.click();
			await dialog(page).getByText(names[1], { exact: true }).first().click();
		},
		action: (page) => page.getByRole('button', { name: /^(Month done|Mois terminé)$/ })
	},
	'Koï-Koï, the result': {
		path: 'match/?id=koikoi-won',
		prepare: (page) => page.getByText('Nintendo', { exact: true }).click(),
		action: (page) => page.getByRole('link', { name: /^(Rematch|Revanche)$/ })
	},
	'a hand without a match': {
		path: 'tool/?game=koikoi',
		prepare: (page) => page.locator('[data-card="01H"]').click()
	},
	result: {
		path: 'match/?id=won',
		action: (page) => page.getByRole('link', { name: /^(Rematch|Revanche)$/ })
	},
	edit: {
		path: 'match/?id=won',
		prepare: edit,
		action: (page) => page.getByRole('button', { name: /^(Apply the change|Appliquer la correction)$/ })
	},
	'a player': {
		path: `players/?id=${playerId(names[0])}`,
		prepare: (page) => expect(page.getByRole('heading', { name: /^Face (to face|à face)$/ })).toBeVisible()
	},
	'two players': {
		path: `players/?id=${playerId(names[0])}&with=${playerId(names[1])}`,
		prepare: (page) => expect(page.getByRole('heading', { name: 'Hanamikoji' })).toBeVisible()
	},
	'records of a game': {
		path: 'records/?game=koikoi',
		prepare: (page) =>
			expect(page.getByRole('heading', { name: /^(A year|Une année) (of|de) yaku$/ })).toBeVisible()
	},
	'a result on its way out': {
		path: 'match/?id=won',
		prepare: async (page) => {
			await page.getByRole('button', { name: /^(Share|Partager)$/ }).click();
			await expect(dialog(page).getByRole('img')).toBeVisible();
		}
	},
	'what is told about a match': {
		path: 'match/?id=won',
		prepare: async (page) => {
			await page.getByRole('button', { name: /^Note, date, (players|joueurs)$/ }).click();
			await expect(dialog(page).locator('[name=place]')).toBeVisible();
		}
	},
	'the match, to another phone': {
		path: 'match/?id=won',
		prepare: async (page) => {
			await page.getByRole('button', { name: /^(Share|Partager)$/ }).click();
			await page
				.getByRole('button', { name: /^(The match, to another phone|La partie, vers un autre téléphone)$/ })
				.click();
			await handOver(page).getByRole('button', { name: /code/ }).click();
			await expect(handOver(page).getByRole('img')).toBeVisible();
		}
	},
	'what is received': { path: 'receive/' },
	'a shared house': {
		path: 'settings/',
		prepare: async (page) => {
			await page.getByRole('button', { name: /^(Shared house|Maison partagée)$/ }).click();
			await expect(page.locator('input[type=password]')).toBeVisible();
		}
	},
	history: { path: 'history/' },
	players: {
		path: 'players/',
		prepare: (page) => page.getByRole('listitem').getByRole('button').first().click()
	},
	settings: { path: 'settings/' },
	'rules index': { path: 'rules/' },
	'a rulebook': { path: 'rules/hanamikoji/' },
	'a section': { path: 'rules/hanamikoji/goals/' },
	'no match': {
		path: 'match/?id=nowhere',
		action: (page) => page.getByRole('link', { name: /^(Home|Accueil)$/ })
	}
};

const show = async (page: Page, { path, prepare, action }: Screen, lang: 'en' | 'fr' = 'en') => {
	await page.goto(`/${lang}/${path}`);
	await expect(page.locator('h1').first()).toBeAttached();
	await expect(page.getByText(/^(Opening the match|On ouvre la partie)…$/)).toBeHidden();
	await prepare?.(page);
	if (action) await expect(action(page)).toBeVisible();
	await settled(page);
};

/** Measured and moved as it is going to be. */
const settled = (page: Page) =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
	});

/** Seven lanes of 320 pixels are a little narrower than 44. */
const targetAt = (width: number) => (width === 320 ? 42.5 : 44);

for (const [width, height] of sizes) {
	test.describe(`${width}×${height}`, () => {
		test.use({ viewport: { width, height } });
		const target = targetAt(width);

		const everyScreenFits = async (page: Page, locale: 'en' | 'fr') => {
			await importBackup(page, locale, matches(names));
			for (const [name, screen] of Object.entries(screens)) {
				await test.step(name, async () => {
					await show(page, screen, locale);
					expect.soft(await layoutFindings(page, { target, names: longer }), name).toEqual([]);
					if (screen.action) expect.soft(await isUncovered(screen.action(page)), name).toBe(true);
				});
			}
		};

		test('in English, nothing is cut, covered or too small', async ({ page }) => {
			await everyScreenFits(page, 'en');
		});
		test('in French, nothing is cut, covered or too small', async ({ page }) => {
			await everyScreenFits(page, 'fr');
		});
	});
}

// Each screen is opened once and brought to each size: in Firefox, a page takes longer to open than to measure.
test(
	'at each size in turn, nothing is cut, covered or too small',
	{ tag: '@other-engines' },
	async ({ page }) => {
		test.setTimeout(300_000);
		await importBackup(page, 'en', matches(names));
		for (const [name, screen] of Object.entries(screens)) {
			await test.step(name, async () => {
				await show(page, screen);
				for (const [width, height] of sizes) {
					await page.setViewportSize({ width, height });
					await settled(page);
					const where = `${name}, ${width}×${height}`;
					const findings = await layoutFindings(page, { target: targetAt(width), names: longer });
					expect.soft(findings, where).toEqual([]);
					if (screen.action) expect.soft(await isUncovered(screen.action(page)), where).toBe(true);
				}
			});
		}
	}
);

test.describe('320×568', () => {
	test.use({ viewport: { width: 320, height: 568 } });
	test('the table of Koï-Koï is higher than the screen, and each card can be reached', async ({ page }) => {
		await importBackup(page, 'en', matches(['Léa', 'Samuel']));
		await page.goto('/en/match/?id=koikoi');
		for (const card of ['01H', '08K2', '12H', '12K3', '10K2'])
			await page.locator(`[data-card="${card}"]`).tap({ trial: true });
	});
});

for (const [width, height] of [
	[360, 640],
	[390, 844]
] as const) {
	test.describe(`${width}×${height}`, () => {
		test.use({ viewport: { width, height } });
		test('the table of Koï-Koï needs no scrolling', async ({ page }) => {
			await importBackup(page, 'en', matches(['Léa', 'Samuel']));
			await page.goto('/en/match/?id=koikoi');
			await expect(page.locator('[data-stop]')).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole('button', { name: 'Undo the last step' })).toBeInViewport({ ratio: 1 });
			for (const card of ['01H', '12K3'])
				await expect(page.locator(`[data-card="${card}"]`)).toBeInViewport();
			await expect(page.locator('[data-pays=stop]')).toBeInViewport({ ratio: 1 });
		});
		for (const way of ways) {
			test(`the table needs no scrolling, ${way}`, async ({ page }) => {
				await importBackup(page, 'en', matches(['Léa', 'Samuel']));
				await page.goto(`/en/match/?id=${way}`);
				await expect(score(page)).toBeVisible();
				expect(await scrollable(page)).toEqual([]);
				await expect(score(page)).toBeInViewport({ ratio: 1 });
				await expect(page.getByRole('button', { name: 'Undo the last step' })).toBeInViewport({ ratio: 1 });
			});
		}
	});
}

test('with text of twice the size, all words are there and the main action is free', async ({
	context,
	page
}) => {
	await importBackup(page, 'en', matches(names));
	const session = await context.newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	for (const [name, screen] of Object.entries(screens)) {
		await test.step(name, async () => {
			await show(page, screen);
			expect(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)).toBe('32px');
			expect.soft(await layoutFindings(page, { target: 43, names: longer }), name).toEqual([]);
			if (screen.action) expect.soft(await isUncovered(screen.action(page)), name).toBe(true);
		});
	}
});
