/** A large database of version 1 is moved to lines behind what is on screen, and nothing of it is lost. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { saveMark } from '../support/app-actions';
import { addressWithoutDatabase, countIn, storedKinds } from '../support/database';
import { releasedDatabase, restoreDatabase, type ReleasedDatabase } from '../support/released';
import { longLog, rowOf } from '../support/seed.mjs';
import { setFault, stubStorage } from '../support/storage-faults';

const matches = 2000;
const length = 50;
const all = matches * length;
const idOf = (match: number): string => `old-${String(match).padStart(4, '0')}`;

/** @returns a database of step 5, the last before lines. */
const oldDatabase = (): ReleasedDatabase => {
	const began = Date.UTC(2026, 0, 1);
	const logs = Array.from({ length: matches }, (_, match) => {
		const [id, at] = [idOf(match), began + match * 3_600_000];
		const entries = longLog({ id, length }, at).map(({ number: _, ...entry }) => entry);
		return { entries, row: rowOf({ id }, length, at) };
	});
	const values: Readonly<Record<string, readonly object[]>> = {
		entries: logs.flatMap(({ entries }) => entries),
		matches: logs.map(({ row }) => row)
	};
	const { version, stores } = releasedDatabase(5);
	return {
		version,
		stores: stores.map(({ keys: _, ...store }) => ({ ...store, values: values[store.name] ?? [] }))
	};
};
const tap = (page: Page): Promise<void> => page.locator('[data-cell=near-6]').click();

test('a hundred thousand entries are moved behind what is on screen, over a full disk and a kill @trial', async ({
	context,
	page
}) => {
	test.setTimeout(300_000);
	await stubStorage(page, ['full']);
	await page.goto(addressWithoutDatabase);
	await setFault(page, 'full', false);
	await page.evaluate(restoreDatabase, oldDatabase());

	await test.step('on a full disk all is shown and nothing is moved; a tap waits, and says so', async () => {
		await page.goto('/en/history/');
		await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
		await page.goto(`/en/match/?id=${idOf(700)}`);
		await tap(page);
		await expect(saveMark(page)).toHaveAttribute('data-save', 'quota');
		expect([await countIn(page, 'entries'), await countIn(page, 'lines')]).toEqual([all, 0]);
	});
	await test.step('with room the match that is open goes first', async () => {
		await setFault(page, 'full', false);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		expect(await storedKinds(page, idOf(700))).toHaveLength(length + 1);
		// A log is moved as one value, and a tap is another.
		expect([await countIn(page, 'entries'), await countIn(page, 'lines')]).toEqual([all - length, 2]);
	});
	await page.close();

	let next = await context.newPage();
	await test.step('a page that is killed in the midst has moved some, each as a whole', async () => {
		await next.goto('/en/history/');
		await expect.poll(() => countIn(next, 'entries'), { timeout: 60_000 }).toBeLessThan(all - 10 * length);
		await next.close();
		next = await context.newPage();
		await next.goto(addressWithoutDatabase);
		const [left, moved] = [await countIn(next, 'entries'), await countIn(next, 'lines')];
		expect(left).toBeGreaterThan(0);
		expect([left % length, moved]).toEqual([0, (all - left) / length + 1]);
	});
	await test.step('the next one goes on, until nothing is left', async () => {
		await next.goto('/en/history/');
		await expect.poll(() => countIn(next, 'entries'), { timeout: 240_000 }).toBe(0);
		expect(await countIn(next, 'lines')).toBe(all / length + 1);
		await next.goto(`/en/match/?id=${idOf(3)}`);
		await tap(next);
		await expect(saveMark(next)).toHaveAttribute('data-save', 'saved');
	});
});
