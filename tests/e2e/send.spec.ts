/** Hands matches to another phone by link, QR codes or file; they are shown before they are stored. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveFile } from '../support/app-actions';
import { expectNoAxeFindings } from '../support/axe';
import { backupOf, logOf, openRound, winningRound } from '../support/backups';
import { browserArgs, findBrowser } from '../support/browser.mjs';
import { expect, test } from '../support/fixtures';
import { qrVideo, type ShownCode } from '../support/qr-video';
import { packedBackup } from '../support/packed-backup.mjs';
import { receive } from '../support/received';
import { seedBackup } from '../support/seed-backup';
import { dumpDatabase } from '../support/database';

const two = () =>
	backupOf([
		{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] },
		{ id: 'under-way', names: ['Chie', 'Dan'], actions: [openRound] }
	]);

/** Opens the hand-over dialog, from a result by way of the share dialog. */
const openShare = async (page: Page): Promise<void> => {
	const share = page.getByRole('button', { name: 'Share', exact: true });
	const handOver = page.getByRole('button', { name: 'Send to another phone' });
	await share.or(handOver).first().waitFor();
	if (await share.isVisible()) {
		await share.click();
		await page.getByRole('button', { name: 'Send to another phone' }).click();
	} else await handOver.click();
};

/** @returns the link to the match on screen, which the hand-over dialog copies. */
const linkFrom = async (page: Page, what?: string): Promise<string> => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
	await openShare(page);
	const sheet = page.getByRole('dialog', { name: 'Send to another phone' });
	if (what !== undefined) await sheet.getByText(what).click();
	await sheet.getByRole('button', { name: 'Send a link' }).click();
	await expect(sheet.getByText('Link copied: paste it into a message.')).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
};

const elsewhere = async (browser: Browser, origin: string): Promise<Page> =>
	(await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } })).newPage();

test('a match received by link is shown first, then stored; receiving it twice adds nothing', async ({
	browser,
	page,
	site
}) => {
	await seedBackup(page, two());
	await page.goto('/en/match/?id=won');
	const link = await linkFrom(page);
	expect(link).toMatch(/\/en\/receive\/#2\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/);
	expect(link.length).toBeLessThan(850);

	const there = await elsewhere(browser, site.origin);
	await there.goto(link);
	await expect(there.getByText('Nothing is saved yet.')).toBeVisible();
	const match = there.getByRole('listitem').filter({ hasText: 'Aki and Ben' });
	await expect(match).toContainText('Hanamikoji');
	await expect(match).toContainText('New');
	await expect(there.getByText('Chie')).toHaveCount(0);
	await there.getByRole('button', { name: 'Save' }).click();
	await expect(there.getByText('Imported: 1 match and 2 players.')).toBeVisible();
	const after = await dumpDatabase(there);
	await there.reload();
	await expect(there.getByText('Nothing new: everything is already on this phone.')).toBeVisible();
	expect(await dumpDatabase(there)).toBe(after);
	await there.getByRole('link', { name: 'Open the match' }).click();
	await expect(there.getByRole('heading', { name: 'Aki wins' })).toBeVisible();
	await there.context().close();
});

test('a received finished match can be viewed without storing it @trial', async ({ page }) => {
	await seedBackup(page, backupOf([{ id: 'here', names: ['Ema', 'Fuku'] }]));
	const before = await dumpDatabase(page);
	await receive(page, two());
	await page.getByRole('button', { name: 'See the match' }).click();
	const sheet = page.getByRole('dialog', { name: 'Hanamikoji' });
	await expect(sheet.getByRole('heading', { name: 'Aki wins' })).toBeVisible();
	await expect(sheet.getByRole('heading', { name: /1/ }).first()).toBeVisible();
	await expect(sheet.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
	await expectNoAxeFindings(page);
	await page.getByRole('button', { name: 'Close' }).last().click();
	expect(await dumpDatabase(page)).toBe(before);
});

test('received players are matched with one’s own by name, or by hand @trial', async ({ page }) => {
	await seedBackup(page, backupOf([{ id: 'mine', names: ['Léa', 'Sam'], actions: [openRound] }]));
	const entries = logOf({
		id: 'theirs',
		names: ['léa', 'Zoé'],
		actions: [openRound],
		at: Date.UTC(2026, 0, 1)
	});
	const other = JSON.parse(JSON.stringify(entries).replaceAll('"player-', '"other-')) as unknown[];
	await receive(page, { ...backupOf([]), entries: other });
	const lea = page.getByRole('group', { name: 'léa is…' });
	await expect(lea.getByRole('radio', { name: 'Léa' })).toBeChecked();
	const zoe = page.getByRole('group', { name: 'Zoé is…' });
	await expect(zoe.getByRole('radio', { name: 'Someone new' })).toBeChecked();
	await expectNoAxeFindings(page);
	await zoe.getByText('Sam').click();
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText(/^Imported/)).toBeVisible();
	const stored = await dumpDatabase(page);
	expect(stored).toMatch(/"sameAs":\s*"player-L-a"/);
	expect(stored).toMatch(/"sameAs":\s*"player-Sam"/);
});

test.describe('what is sent', () => {
	test('markup in a name is shown as text @trial', async ({ page }) => {
		await receive(
			page,
			backupOf([{ id: 'm', names: ['<img src=x onerror=alert(1)>', 'Ben'], actions: [openRound] }])
		);
		await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
		await expect(page.locator('main img')).toHaveCount(0);
	});
});

test('a file that hangs can be cancelled; one that becomes unreadable gives a message @trial', async ({
	page
}) => {
	await page.goto('/en/receive/');
	await page.getByText(/Scanning the code needs the camera/).waitFor();
	const file = {
		name: 'ochaya.jsonl.gz',
		mimeType: 'application/gzip',
		buffer: await packedBackup({ matches: 5, length: 9 })
	};
	await page.evaluate(() => {
		Blob.prototype.arrayBuffer = () => new Promise(() => undefined);
	});
	await giveFile(page, file);
	await expect(page.getByRole('progressbar', { name: 'Reading…' })).toBeVisible();
	await expectNoAxeFindings(page);
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByText('Reading cancelled. Nothing was saved.')).toBeVisible();
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	await page.evaluate(() => {
		Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
	});
	await giveFile(page, file);
	await expect(page.locator('.refused')).toHaveText(/couldn’t be read to the end.* Nothing was saved\./);
});

test('a file is shared by the system’s share sheet @trial', async ({ page }) => {
	await seedBackup(page, two());
	await page.goto('/en/match/?id=won');
	await page.evaluate(() => {
		Object.assign(navigator, {
			canShare: () => true,
			share: async ({ files }: ShareData) => {
				const text = (await files?.[0]?.text()) ?? '';
				const { entries } = JSON.parse(text) as { entries: readonly unknown[] };
				document.title = `${files?.[0]?.name} ${entries.length}`;
			}
		});
	});
	await openShare(page);
	await page.getByRole('button', { name: 'Send a file' }).click();
	await expect(page.getByText('Shared.')).toBeVisible();
	expect(await page.title()).toBe('Ochaya.txt 2');
});

test('a small match is shown as one QR code', async ({ page }) => {
	await seedBackup(page, two());
	await page.goto('/en/match/?id=won');
	await openShare(page);
	await page.getByRole('button', { name: 'Show a code' }).click();
	await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
	await expectNoAxeFindings(page);
});

test.describe('read by the camera', () => {
	/** Runs a function with a browser whose fake camera plays a video. @param film path of the video. */
	const withFilm = async (film: string, work: (page: Page) => Promise<void>): Promise<void> => {
		const executablePath = findBrowser();
		const camera = await chromium.launch({
			...(executablePath === undefined ? {} : { executablePath }),
			args: [
				...browserArgs,
				'--use-fake-device-for-media-stream',
				'--use-fake-ui-for-media-stream',
				`--use-file-for-fake-video-capture=${film}`
			]
		});
		try {
			await work(await camera.newPage());
		} finally {
			await camera.close();
		}
	};

	test('a series of codes is read, beginning at any of them @trial', async ({ page, site }) => {
		test.setTimeout(180_000);
		const many = backupOf(
			Array.from({ length: 12 }, (_, index) => ({
				id: `match-${index}-${'x'.repeat(index)}`,
				names: [`Aki ${index}`, `Ben ${index * 7}`] as const,
				actions: [winningRound],
				at: Date.UTC(2026, 0, 1 + index)
			}))
		);
		await seedBackup(page, many);
		await page.goto('/en/settings/');
		await openShare(page);
		await page.getByRole('button', { name: 'Show a code' }).click();
		await page.getByRole('button', { name: 'Pause' }).click();
		const shown: ShownCode[] = [];
		const next = page.getByRole('button', { name: 'Next code' });
		const label = page.getByRole('img', { name: /^Code \d+ of \d+$/ });
		const count = Number(/of (\d+)/.exec((await label.getAttribute('aria-label')) ?? '')?.[1]);
		expect(count).toBeGreaterThan(1);
		for (let place = 0; place < count; place += 1) {
			const path = (await label.locator('path').getAttribute('d')) ?? '';
			shown.push({ path, size: Number((await label.getAttribute('viewBox'))?.split(' ')[2]) });
			await next.click();
		}
		expect(new Set(shown.map(({ path }) => path)).size).toBe(count);
		const folder = mkdtempSync(join(tmpdir(), 'ochaya-film-'));
		try {
			const film = join(folder, 'codes.y4m');
			writeFileSync(film, qrVideo(shown));
			await withFilm(film, async (there) => {
				await there.goto(`${site.origin}/en/receive/`);
				// Checked at each frame, because all codes may be read within a second.
				const told = there.waitForFunction(
					() => document.querySelector('main')?.textContent.includes('codes read'),
					undefined,
					{ timeout: 60_000 }
				);
				await there.getByRole('button', { name: 'Scan a code' }).click();
				await expect(there.locator('video')).toBeVisible();
				// Each code is shown for less than half a second, so a busy machine may read some only in a later
				// round.
				await told;
				await expect(there.getByText('Nothing is saved yet.')).toBeVisible({ timeout: 60_000 });
				await expect(there.getByRole('listitem')).toHaveCount(12);
				await expect(there.locator('video')).toHaveCount(0);
			});
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});

	test('if access to the camera is denied, the page says what to do @trial', async ({ page }) => {
		await page.goto('/en/receive/');
		await page.evaluate(() => {
			Object.assign(navigator.mediaDevices, {
				getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError'))
			});
		});
		await page.getByRole('button', { name: 'Scan a code' }).click();
		await expect(page.getByRole('alert')).toHaveText(/isn’t allowed/);
	});
});
