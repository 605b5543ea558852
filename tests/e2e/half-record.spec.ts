/**
 * A killed browser can leave half a record at the end of LevelDB's log. At the next start Chromium reads the
 * log up to there and appends to it, so that everything behind the half record would be lost at the start
 * after that. See `src/lib/store/db/connection.ts`.
 */
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchKillable } from '../support/killable-browser.mjs';
import { expect, test } from '../support/fixtures';
import { seedMatches } from '../support/seed.mjs';
import { storedKinds } from '../support/database';

/** The header of a record of 273 bytes, without these bytes. */
const head = Buffer.from([0x78, 0x56, 0x34, 0x12, 0x11, 0x01, 0x01]);
const [before, taps] = [20, 5];

test('taps after a kill survive the next kill @trial', async ({ site }) => {
	const profile = mkdtempSync(join(tmpdir(), 'ochaya-half-record-'));
	const logs = (): string[] => {
		const stores = join(profile, 'Default', 'IndexedDB');
		const folder = readdirSync(stores).find((name) => name.endsWith('.leveldb')) ?? '';
		const names = readdirSync(join(stores, folder)).filter((name) => name.endsWith('.log'));
		return names.map((name) => join(stores, folder, name));
	};
	let running: Awaited<ReturnType<typeof launchKillable>> | undefined;
	const start = async () => (running = await launchKillable(profile));
	const kill = async () => {
		const killed = running;
		running = undefined;
		await killed?.kill();
	};
	try {
		const first = await start();
		await first.page.goto(`${site.origin}/en/history/`);
		await seedMatches(first.page, [{ id: 'tapped', length: before }]);
		await kill();
		const torn = logs();
		for (const log of torn) appendFileSync(log, head);

		const second = await start();
		await second.page.goto(`${site.origin}/en/match/?id=tapped`);
		const undo = second.page.locator('[name=undo]');
		for (let tap = 1; tap <= taps; tap += 1) {
			await undo.click();
			await expect.poll(() => storedKinds(second.page, 'tapped')).toHaveLength(before + tap);
		}
		await expect.poll(() => logs().some((log) => torn.includes(log))).toBe(false);
		await kill();

		const third = await start();
		await third.page.goto(`${site.origin}/en/match/?id=tapped`);
		await expect(third.page.locator('[name=undo]')).toBeVisible();
		expect(await storedKinds(third.page, 'tapped')).toHaveLength(before + taps);
	} finally {
		await kill();
		rmSync(profile, { recursive: true, force: true });
	}
});
