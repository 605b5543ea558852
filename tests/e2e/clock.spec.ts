/** The clock of the phone is wrong, and put right in the midst of a match: nothing said is lost or in another order. */
import { readFileSync } from 'node:fs';
import { backupOf } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { importBackup, savedBy, saveMark } from '../support/house';
import { settled } from '../support/settled';
import { storedKinds } from '../support/stored';
import { root } from '../tools/paths.mjs';

interface UnderWay {
	readonly options: unknown;
	readonly opening: readonly unknown[];
	readonly actions: readonly unknown[];
}
const underWay = (game: string): UnderWay =>
	JSON.parse(readFileSync(`${root}src/lib/games/${game}/fixtures/under-way.json`, 'utf8')) as UnderWay;

const began = Date.UTC(2026, 10, 14, 18);
/** What the clock says at the taps: a year back, two years on, before there were phones, and right again. */
const clock = [
	Date.UTC(2025, 10, 14, 18),
	Date.UTC(2027, 10, 14, 18),
	Date.UTC(1970, 0, 1),
	Date.UTC(2026, 10, 14, 19)
];
for (const id of ['hanamikoji', 'hanabi', 'koikoi', 'geisha']) {
	test(`${id}: the clock goes back and on, the match stays as it was said`, async ({ page }) => {
		const { options, opening, actions } = underWay(id);
		const game = { id, options, opening };
		const plan = { names: ['Aki', 'Ben'] as const, game, at: began };
		await page.clock.setFixedTime(began);
		await importBackup(
			page,
			'en',
			backupOf([
				{ ...plan, id: 'kept', actions },
				// The same, under a clock that was right.
				{ ...plan, id: 'twin', actions: actions.slice(0, -clock.length) }
			])
		);
		const shown = async (match: string): Promise<string> => {
			await page.goto(`/en/match/?id=${match}`);
			await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
			// A table comes in pieces, one a frame at least: it is whole when no more comes.
			let text = '';
			const isWhole = async (): Promise<boolean> => {
				const before = text;
				await settled(page);
				text = await page.locator('main').innerText();
				return text === before;
			};
			await expect.poll(isWhole).toBe(true);
			return text;
		};
		const twin = await shown('twin');
		await shown('kept');
		for (const [index, time] of clock.entries()) {
			await page.clock.setFixedTime(time);
			await page.getByRole('button', { name: 'Undo the last step' }).click();
			await expect.poll(() => storedKinds(page, 'kept')).toHaveLength(actions.length + 2 + index);
			await page.reload();
			await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		}
		// As it was said, by whatever time it is read.
		for (const time of clock) {
			await page.clock.setFixedTime(time);
			expect(await shown('kept')).toBe(twin);
		}
		expect(await storedKinds(page, 'kept')).toEqual([
			'start',
			...actions.map(() => 'action'),
			...clock.map(() => 'undo')
		]);

		await page.goto('/en/settings/');
		const file = await savedBy(page, page.getByRole('button', { name: 'Export to a file' }));
		const kept = file.entries.filter(({ match }) => match === 'kept');
		expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, index) => index));
		expect(kept.slice(-clock.length).map(({ kind, at }) => [kind, at])).toEqual(
			clock.map((time) => ['undo', time])
		);
		await page.goto('/en/history/');
		await expect(page.getByRole('main').getByRole('link', { name: /Aki and Ben/ })).toHaveCount(2);
	});
}
