/**
 * The service worker caches the app a few files at a time. An interrupted installation continues at the next
 * visit, and an update fetches only what changed.
 */
import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionsIn } from '../../tools/plugins/worker-list/changelog';
import { expectNoOverlap, phoneSizes } from '../support/apart';
import { backupOf } from '../support/backups';
import { expect, test as base } from '../support/fixtures';
import { installed, lookForUpdate } from '../support/installed.mjs';
import { seedBackup } from '../support/seed-backup';
import { startSite, type Site } from '../support/site.mjs';
import { buildDir } from '../../tools/paths.mjs';

interface Part {
	readonly url: string;
	readonly revision: string | null;
	readonly bytes: number;
}

interface Server {
	readonly site: Site;
	/** The paths that the server has sent since the list was emptied. */
	readonly sent: string[];
	/** Puts a version on the server in which one file, and so its name, has changed. */
	readonly publish: () => { readonly from: string; readonly to: string; readonly bytes: number };
}

const test = base.extend<{ server: Server }>({
	// Playwright reads the names of the needed fixtures from the first parameter; here there are none.
	// eslint-disable-next-line no-empty-pattern
	server: async ({}, use) => {
		const dir = mkdtempSync(join(tmpdir(), 'ochaya-build-'));
		cpSync(buildDir, dir, { recursive: true });
		const sent: string[] = [];
		const site = await startSite({ dir, onSent: (path) => sent.push(path) });
		const publish = () => {
			const parts = JSON.parse(readFileSync(join(dir, 'parts.json'), 'utf8')) as readonly Part[];
			const part = parts.find(({ url }) => url.includes('/games/geisha/'));
			if (!part) throw new Error('the build has no file of Geisha');
			const to = part.url.replace(/\.js$/, 'b.js');
			writeFileSync(join(dir, to), `${readFileSync(join(dir, part.url), 'utf8')}\n// Changed.\n`);
			const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
			writeFileSync(join(dir, 'sw.js'), worker.replace(part.url, to));
			return { from: `/${part.url}`, to: `/${to}`, bytes: part.bytes };
		};
		await use({ site, sent, publish });
		await site.stop();
		rmSync(dir, { recursive: true, force: true });
	},
	baseURL: async ({ server }, use) => {
		await use(server.site.origin);
	}
});

test.use({ serviceWorkers: 'allow' });

/** @returns the paths of the cached files, without the worker's own marks. */
const kept = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('ochaya-parts-'));
		return (await (await caches.open(name)).keys())
			.map(({ url }) => new URL(url).pathname)
			.filter((path) => /\.|shell/.test(path))
			.sort();
	});
const files = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/_app/immutable/'));

test('a first visit fetches nothing twice; when it is interrupted, the next one continues @trial', async ({
	page,
	server,
	troubles
}) => {
	troubles.allow(/ERR_FAILED|Failed to fetch|ERR_CONNECTION_REFUSED/);
	await page.goto('/en/');
	await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(15);
	await server.site.stop();
	const before = await kept(page);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();

	await server.site.start();
	await page.reload();
	await installed(page);
	expect((await kept(page)).length).toBeGreaterThan(before.length);
	const asked = files(server.sent);
	expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
	await server.site.stop();
	await page.goto('/en/new/?game=koikoi');
	await page.locator('button[type=submit]').tap();
	await expect(page.locator('[name=undo]')).toBeVisible();
});

test('an update fetches only what changed, and tells what is new and the size of the download @trial', async ({
	page,
	server
}) => {
	await seedBackup(page, backupOf([{ id: 'open', names: ['Aki', 'Ben'] }]));
	await page.goto('/fr/');
	await installed(page);
	const old = await kept(page);
	server.sent.length = 0;
	const { from, to } = server.publish();
	await lookForUpdate(page);
	expect(files(server.sent)).toEqual([to]);

	const offer = page.getByRole('status').filter({ hasText: 'Une nouvelle version d’Ochaya est prête.' });
	await expect(offer).toContainText(
		versionsIn(readFileSync('CHANGELOG.md', 'utf8'))[0]?.lines.fr ?? 'a line'
	);
	await expect(offer).toContainText(/Téléchargé\s: \d+\sko/);
	const resume = page.getByRole('link', { name: 'Reprendre' });
	for (const size of [...phoneSizes, { width: 360, height: 640 }]) {
		await page.setViewportSize(size);
		await expectNoOverlap(offer, resume);
	}
	const loaded = page.waitForEvent('load');
	await offer.getByRole('button', { name: 'Mettre à jour' }).tap();
	await loaded;
	await expect(offer).toBeHidden();
	await page.locator('main').waitFor();
	await installed(page);
	await expect.poll(() => kept(page)).toEqual([...old.filter((path) => path !== from), to].sort());
});

test('the progress of fetching a new version is shown, but not at the table @trial', async ({ page }) => {
	await page.goto('/fr/');
	const tell = (done: number) =>
		page.evaluate(
			(done) =>
				navigator.serviceWorker.dispatchEvent(
					new MessageEvent('message', { data: { progress: { done, of: 4 } } })
				),
			done
		);
	const told = page.getByText(/25\s%/);
	await expect.poll(() => tell(1).then(() => told.isVisible())).toBe(true);
	await tell(4);
	await expect(told).toBeHidden();
	await page.goto('/fr/match/?id=nowhere');
	await page.locator('main').waitFor();
	await tell(1);
	await expect(told).toBeHidden();
});

test('the settings say whether the whole app is on this phone @trial', async ({ page }) => {
	await page.goto('/en/settings/');
	await expect(page.getByText('All of Ochaya is on this device: it works offline.')).toBeVisible();
});
