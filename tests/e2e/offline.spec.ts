/** After one visit to any page, the app works without the server. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test.use({ serviceWorkers: 'allow' });

/** Console errors for rulebooks that are not cached in the requested language. */
const missingText = /ERR_CONNECTION_REFUSED|ERR_FAILED|no-response|Failed to fetch/;

/** @returns the cached URLs, each with the name of its cache. */
const held = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const lists = (await caches.keys()).map(async (name) => {
			const requests = await (await caches.open(name)).keys();
			return requests.map(({ url }) => `${name}: ${url}`);
		});
		return (await Promise.all(lists)).flat().sort();
	});
const hasTexts = (page: Page, locale: string): Promise<boolean> =>
	page.evaluate(async (locale) => (await caches.match(`/texts/${locale}`)) !== undefined, locale);
/** Deletes worker and caches, as before the first visit. */
const forget = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (const registration of await navigator.serviceWorker.getRegistrations())
			await registration.unregister();
		for (const name of await caches.keys()) await caches.delete(name);
	});

test('a first visit to a deep link installs the same files as one to home @trial', async ({
	openInstalled,
	page
}) => {
	await openInstalled('fr');
	await expect.poll(() => hasTexts(page, 'fr')).toBe(true);
	const whole = await held(page);
	expect(whole.length).toBeGreaterThan(50);
	await forget(page);
	await openInstalled('fr', 'rules/hanamikoji/');
	await expect.poll(() => held(page)).toEqual(whole);
});

test('every page registers the same worker with the same scope @trial', async ({ page, site }) => {
	await page.addInitScript(() => {
		navigator.serviceWorker.register = (script, options) => {
			const [asked, scope] = [script, options?.scope ?? '.'].map((path) => new URL(path, location.href).href);
			Object.assign(globalThis, { asked: [asked, scope] });
			return new Promise(() => undefined);
		};
	});
	for (const entry of ['', 'new/?game=hanamikoji', 'match/', 'history/', 'settings/', 'rules/koikoi/aid/'])
		await test.step(entry, async () => {
			await page.goto(`/fr/${entry}`);
			await expect
				.poll(() => page.evaluate(() => (globalThis as { asked?: unknown }).asked))
				.toEqual([`${site.origin}/sw.js`, `${site.origin}/`]);
		});
});

test.describe('without its server after one visit', () => {
	test('every page of both languages opens with its own title @trial', async ({
		openInstalled,
		page,
		site,
		troubles
	}) => {
		troubles.allow(missingText);
		await openInstalled('fr');
		await site.stop();
		for (const [path, title] of [
			['', 'Ochaya · La maison de thé de ta table'],
			['new/', 'Nouvelle partie · Ochaya'],
			['new/?game=koikoi', 'Koï-Koï · Ochaya'],
			['match/', 'Partie introuvable · Ochaya'],
			['history/', 'Historique · Ochaya'],
			['records/', 'Records · Ochaya'],
			['players/', 'Joueurs · Ochaya'],
			['settings/', 'Réglages · Ochaya'],
			['receive/', 'Recevoir · Ochaya'],
			['tool/', 'Outils · Ochaya'],
			['watch/', 'Partie introuvable · Ochaya'],
			['rules/', 'Règles · Ochaya'],
			['../en/', 'Ochaya · The tea house for your table'],
			['../en/new/', 'New match · Ochaya'],
			['../en/match/', 'Match not found · Ochaya'],
			['../en/history/', 'History · Ochaya'],
			['../en/records/', 'Records · Ochaya'],
			['../en/players/', 'Players · Ochaya'],
			['../en/settings/', 'Settings · Ochaya'],
			['../en/receive/', 'Receive · Ochaya'],
			['../en/tool/', 'Tools · Ochaya'],
			['../en/watch/', 'Match not found · Ochaya'],
			['../en/rules/', 'Rules · Ochaya']
		] as const) {
			const response = await page.goto(`/fr/${path}`);
			expect(response?.status(), path).toBe(200);
			await expect(page, path).toHaveTitle(title);
			const lang = path.startsWith('../en/') ? 'en' : 'fr';
			await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
			await expect(page.locator('link[rel=manifest]'), path).toHaveAttribute(
				'href',
				`/${lang}/manifest.webmanifest`
			);
			await expect(page.locator('main'), path).toBeVisible();
			await expect(page.locator('main'), path).toHaveCount(1);
		}
	});

	test('rules, odd addresses and licences open too @trial', async ({
		openInstalled,
		page,
		site,
		troubles
	}) => {
		// An unknown address logs an error.
		troubles.allow(/404|Not found/);
		troubles.allow(missingText);
		await openInstalled('fr');
		await expect.poll(() => hasTexts(page, 'fr')).toBe(true);
		await site.stop();

		await test.step('a section of the rules and an unknown match open', async () => {
			await page.goto('/fr/rules/hanamikoji/goals/');
			await expect(page.locator('[data-section=goals]')).toBeInViewport();
			await expect(page.locator('[data-section]')).toHaveCount(1);
			await page.goto('/fr/rules/hanamikoji/#goals');
			await expect(page.locator('#goals')).toBeInViewport();
			await page.goto('/en/rules/koikoi/aid/');
			await expect(page.locator('html')).toHaveAttribute('lang', 'en');
			await expect(page.locator('[data-section=score]')).toBeAttached();
			await page.goto('/fr/match/?id=nowhere');
			await expect(page.locator('main')).toBeVisible();
			await expect(page.locator('main').getByRole('link').first()).toBeVisible();
		});
		await test.step('rules in a language that is not cached are shown in the other, with a notice', async () => {
			await page.goto('/en/rules/hanamikoji/');
			await expect(
				page.getByRole('status').filter({ hasText: 'aren’t on this device in English yet' })
			).toBeVisible();
			await expect(page.getByRole('heading', { name: 'But du jeu' })).toBeVisible();
			await page.goto('/fr/rules/hanamikoji/');
			await expect(page.getByRole('heading', { name: 'But du jeu' })).toBeVisible();
			await expect(page.getByText('pas encore en français')).toBeHidden();
		});
		await test.step('the aid pages open, and open again', async () => {
			await page.goto('/fr/rules/koikoi/aid/');
			await expect(page).toHaveTitle(/^Koï-Koï.*aide de jeu · Ochaya$/);
			await page.reload();
			await expect(page).toHaveURL('/fr/rules/koikoi/aid/');
			await expect(page).toHaveTitle(/^Koï-Koï.*aide de jeu · Ochaya$/);
		});
		await test.step('an address without trailing slash, or with index.html, opens its page', async () => {
			await page.goto('/fr');
			await expect(page).toHaveURL('/fr/');
			await page.goto('/fr/index.html');
			await expect(page).toHaveURL('/fr/');
			await page.goto('/index.html');
			await page.waitForURL('/fr/');
		});
		await test.step('an unknown address says so', async () => {
			const response = await page.goto('/fr/nowhere/at/all/');
			expect(response?.status()).toBe(404);
			await expect(page.locator('main').getByRole('link').first()).toBeVisible();
		});
		await test.step('the root still forwards', async () => {
			await page.goto('/');
			await page.waitForURL(/\/(fr|en)\/$/);
		});
		await test.step('the licences of packages are shown', async () => {
			await page.goto('/fr/settings/');
			await page.getByText('Code et police d’autres auteurs').click();
			await expect(page.getByRole('listitem').filter({ hasText: 'valibot' })).toContainText('MIT');
		});
	});

	test('the rule search over a match works in the cached language, and in one chosen later @trial', async ({
		openInstalled,
		page,
		site,
		troubles
	}) => {
		troubles.allow(missingText);
		await openInstalled('fr');
		await expect.poll(() => hasTexts(page, 'fr')).toBe(true);
		await site.stop();
		await page.goto('/fr/new/?game=koikoi');
		await page.locator('button[type=submit]').tap();
		await page.locator('[name=rules]').tap();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('searchbox').fill('dire koï-koï');
		await expect(sheet.locator('[data-hit]').first()).toBeVisible();

		await site.start();
		await page.goto('/fr/settings/');
		await page.getByText('English', { exact: true }).tap();
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await expect.poll(() => hasTexts(page, 'en')).toBe(true);
		await site.stop();
		await page.goto('/en/rules/hanamikoji/');
		await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
		await expect(page.getByText('aren’t on this phone')).toBeHidden();
	});
});
