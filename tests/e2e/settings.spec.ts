/** Each setting takes effect at once and is kept. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { beginMatch } from '../support/app-actions';

const root = (page: Page) => page.locator('html');
/** Clicks the label of a radio button or switch, whose input is hidden. */
const choose = (page: Page, words: string) => page.locator('label').filter({ hasText: words }).click();
const colour = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');
const background = (page: Page) => root(page).evaluate((html) => getComputedStyle(html).backgroundColor);

const night = 'rgb(18, 21, 42)';
const day = 'rgb(247, 241, 228)';

test.describe('appearance', () => {
	test('is changed at once, and kept', async ({ openApp, page }) => {
		await openApp('en', 'settings/');
		await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
		await expect(root(page)).toHaveAttribute('data-theme', 'light');
		expect(await background(page)).toBe(day);

		await choose(page, 'Dark');
		await expect(root(page)).toHaveAttribute('data-theme', 'dark');
		expect(await background(page)).toBe(night);
		expect(await colour(page)).toBe('#12152a');
		await page.goto('/en/');
		await expect(root(page)).toHaveAttribute('data-theme', 'dark');

		await page.goto('/en/settings/');
		await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
		await choose(page, 'Light');
		await expect(root(page)).toHaveAttribute('data-theme', 'light');
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.reload();
		await expect(root(page)).toHaveAttribute('data-theme', 'light');
		expect(await background(page)).toBe(day);
	});

	test('follows the system while it changes @trial', async ({ openApp, page }) => {
		await openApp('en', 'settings/');
		await page.emulateMedia({ colorScheme: 'dark' });
		await expect(root(page)).toHaveAttribute('data-theme', 'dark');
		await page.emulateMedia({ colorScheme: 'light' });
		await expect(root(page)).toHaveAttribute('data-theme', 'light');
	});

	test.describe('before the first paint', () => {
		test('a reload has the colours without any script of the app @trial', async ({
			openApp,
			page,
			troubles
		}) => {
			// Aborted scripts log errors.
			troubles.allow(/ERR_FAILED|^uncaught/);
			await openApp('en', 'settings/');
			await choose(page, 'Dark');
			await expect(root(page)).toHaveAttribute('data-theme', 'dark');
			await page.route('**/_app/**/*.js', (route) => route.abort());
			await page.goto('/en/');
			await expect(root(page)).toHaveAttribute('data-theme', 'dark');
			expect(await background(page)).toBe(night);
			expect(await colour(page)).toBe('#12152a');
		});
	});
});

test.describe('language', () => {
	test('is changed without a reload, and the root page forwards to it next time @trial', async ({
		openApp,
		page
	}) => {
		await openApp('fr', 'settings/');
		await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
		await choose(page, 'English');
		await page.waitForURL('/en/settings/');
		await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
		await expect(root(page)).toHaveAttribute('lang', 'en');
		await expect(page).toHaveTitle('Settings · Ochaya');
		expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
		await page.goto('/');
		await page.waitForURL('/en/');
	});
});

test.describe('at the table', () => {
	test('the far half is upright if it should not be turned @trial', async ({ openApp, page }) => {
		await openApp('en', 'new/?game=hanamikoji');
		await beginMatch(page);
		const table = page.url();
		const isUpsideDown = () =>
			page.locator('[data-marker=far-secret]').evaluate((marker) => {
				for (let at: Element | null = marker; at; at = at.parentElement) {
					const { rotate, transform } = getComputedStyle(at);
					if (rotate === '180deg' || transform.startsWith('matrix(-1')) return true;
				}
				return false;
			});
		expect(await isUpsideDown()).toBe(true);
		await page.goto('/en/settings/');
		await choose(page, 'Turn the far half around');
		await page.goto(table);
		await page.locator('[data-score]').waitFor();
		expect(await isUpsideDown()).toBe(false);
	});

	test('the screen stays on while a match is open, unless this is switched off @trial', async ({
		openApp,
		page
	}) => {
		let held = 0;
		await page.exposeFunction('hold', () => void (held += 1));
		await page.addInitScript(() => {
			WakeLock.prototype.request = () => {
				void (globalThis as unknown as { hold: () => Promise<void> }).hold();
				return Promise.reject(new DOMException('Not in a test', 'NotAllowedError'));
			};
		});
		await openApp('en', 'settings/');
		expect(held).toBe(0);
		await page.goto('/en/new/?game=hanamikoji');
		await beginMatch(page);
		await expect.poll(() => held).toBeGreaterThan(0);

		await page.goto('/en/settings/');
		await choose(page, 'Keep the screen on');
		held = 0;
		await page.goto('/en/new/?game=hanamikoji');
		await beginMatch(page);
		expect(held).toBe(0);
	});

	test('taps vibrate once this is switched on @trial', async ({ openApp, page }) => {
		const patterns: unknown[] = [];
		await page.exposeFunction('felt', (pattern: unknown) => void patterns.push(pattern));
		await page.addInitScript(() => {
			navigator.vibrate = (pattern) => {
				void (globalThis as unknown as { felt: (pattern: unknown) => Promise<void> }).felt(pattern);
				return true;
			};
		});
		await openApp('en', 'new/?game=hanamikoji');
		await beginMatch(page);
		await page.locator('[data-cell=near-0]').click();
		await expect(page.locator('[data-cell=near-0]')).toContainText('1');
		expect(patterns).toEqual([]);
		const table = page.url();
		await page.goto('/en/settings/');
		await choose(page, 'Vibration');
		await page.goto(table);
		await page.locator('[data-cell=near-0]').click();
		await expect.poll(() => patterns).toEqual([[12]]);
		await page.locator('[data-cell=near-0]').click();
		await expect.poll(() => patterns).toEqual([[12], [30, 60, 30]]);
	});
});

test.describe('storage', () => {
	/** Simulates a browser that grants persistent storage, and counts the requests. */
	const countRequests = async (page: Page) => {
		const count = { asked: 0 };
		await page.exposeFunction('asked', () => void (count.asked += 1));
		await page.addInitScript(() => {
			const isKept = () => localStorage.getItem('test-is-kept') !== null;
			StorageManager.prototype.persisted = () => Promise.resolve(isKept());
			StorageManager.prototype.persist = () => {
				localStorage.setItem('test-is-kept', '');
				return (globalThis as unknown as { asked: () => Promise<void> }).asked().then(() => true);
			};
		});
		return count;
	};

	test('its state is shown, and it is protected on demand @trial', async ({ openApp, page }) => {
		const count = await countRequests(page);
		await openApp('en', 'settings/');
		await expect(
			page.getByText('Not protected: the browser may clear your matches when space runs low.')
		).toBeVisible();
		await expect(page.getByText(/^\d[\d.,]* (kB|MB) used$/)).toBeVisible();
		await page.getByRole('button', { name: 'Protect storage' }).click();
		await expect(
			page.getByText('Protected: the browser keeps your matches even when space runs low.')
		).toBeVisible();
		await expect(page.getByRole('button', { name: 'Protect storage' })).toBeHidden();
		expect(count.asked).toBe(1);
	});

	test('protection is requested once, after the first stored match @trial', async ({ openApp, page }) => {
		const count = await countRequests(page);
		await openApp('en');
		await page.goto('/en/new/?game=hanamikoji');
		await page.locator('button[type=submit]').waitFor();
		expect(count.asked).toBe(0);
		await beginMatch(page);
		await expect.poll(() => count.asked).toBe(1);
		await page.goto('/en/new/?game=hanamikoji');
		await beginMatch(page);
		await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
		expect(count.asked).toBe(1);
	});
});

test.describe('installing', () => {
	test('the steps are shown, and the offer on home can be closed for good @trial', async ({
		openApp,
		page
	}) => {
		await openApp('en');
		const offer = page.getByRole('complementary').filter({ hasText: 'Keep Ochaya at hand' });
		await offer.getByRole('button', { name: 'Show me how' }).click();
		const sheet = page.getByRole('dialog', { name: 'Keep Ochaya at hand' });
		await expect(sheet.getByRole('listitem')).toHaveText([
			'Open the browser’s menu.',
			'Choose “Install” or “Add to Home screen”.'
		]);
		await sheet.getByRole('button', { name: 'Close' }).click();
		await offer.getByRole('button', { name: 'Close' }).click();
		await expect(offer).toBeHidden();
		await page.reload();
		await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
		await expect(offer).toBeHidden();
		await page.goto('/en/settings/');
		await expect(offer).toBeVisible();
	});

	test('the browser’s own prompt is used where there is one @trial', async ({ openApp, page }) => {
		await openApp('en', 'settings/');
		let prompted = 0;
		await page.exposeFunction('prompted', () => void (prompted += 1));
		await page.evaluate(() => {
			const { prompted } = globalThis as unknown as { prompted: () => Promise<void> };
			dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: prompted }));
		});
		await page.getByRole('button', { name: 'Install', exact: true }).click();
		await expect.poll(() => prompted).toBe(1);
		await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
		await expect(page.getByText('Keep Ochaya at hand')).toBeHidden();
	});

	test.describe('on an iPhone', () => {
		test.use({
			userAgent:
				'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
		});
		test('the steps are those of an iPhone @trial', async ({ openApp, page }) => {
			await openApp('fr', 'settings/');
			await page.getByRole('button', { name: 'Comment faire' }).click();
			await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
				'Touche le bouton Partager du navigateur.',
				/Choisis «\u00a0Sur l’écran d’accueil\u00a0», puis «\u00a0Ajouter\u00a0»\./,
				/ouvre toujours Ochaya depuis l’écran d’accueil/
			]);
		});
	});
});

test.describe('packages of others', () => {
	test('are listed with their licences, which are fetched on demand @trial', async ({ openApp, page }) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('licences')) asked.push(new URL(request.url()).pathname);
		});
		await openApp('en', 'settings/');
		await expect(page.getByText('MIT licence.', { exact: true })).toBeVisible();
		expect(asked).toEqual([]);
		await page.getByText('Code and font by others').click();
		const list = page.getByRole('group').filter({ hasText: 'Code and font by others' });
		await expect(list.locator('li strong')).toHaveText([
			...['@inlang/paraglide-js', '@sveltejs/kit', 'clsx'],
			...['d3-array', 'd3-path', 'd3-shape'],
			...['devalue', 'idb', 'minisearch', 'papaparse', 'qr', 'rolldown', 'svelte', 'valibot', 'vite'],
			'Shippori Mincho'
		]);
		expect(asked).toEqual(['/licences.json']);
		await expect(list.locator('li').filter({ hasText: 'idb' })).toHaveText(
			/^idb \d+\.\d+\.\d+ · ISC\s*Copyright \(c\) 2016, Jake Archibald/
		);
		await expectNoAxeFindings(page);
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			list.getByRole('link', { name: 'All licences in full' }).click()
		]);
		expect(readFileSync(await file.path(), 'utf8')).toContain('SIL OPEN FONT LICENSE');
	});
});
