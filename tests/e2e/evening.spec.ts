/** An evening: who played, its matches in order, the evenings next to it, and its ways out. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { winningRound, logOf as roundOf } from '../support/backups';
import { backupOf, endedFixturesOf, friendId, logOf } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { seedBackup } from '../support/seed-backup';

const at = (day: number, hour: number, minute = 0): number => new Date(2026, 2, day, hour, minute).getTime();
/** A match of two friends that the first one wins. */
const match = (id: string, names: readonly [string, string], began: number) =>
	roundOf({ id, names, actions: [winningRound], at: began }).map((entry) => ({
		...entry,
		...('players' in entry && { players: names.map((name) => ({ id: friendId(name), name })) })
	}));
const [show] = endedFixturesOf('hanabi');
if (!show) throw new Error('No show');
const evening = backupOf(
	[
		...match('before', ['Léa', 'Sam'], at(1, 20)),
		...match('first', ['Léa', 'Sam'], at(14, 20, 15)),
		...match('second', ['Sam', 'Léa'], at(14, 21)),
		...logOf(show, {
			id: 'show',
			began: at(14, 22),
			names: ['Léa', 'Sam', 'Ema', 'Tom', 'Zoé'].slice(0, show.seats)
		}),
		...match('late', ['Ema', 'Sam'], at(15, 1, 15)),
		...match('next', ['Léa', 'Sam'], at(15, 20))
	],
	at(16, 12)
);
const rows = (page: Page) => page.locator('[data-match]');
const idsOf = (page: Page) =>
	rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-match')));

test('an evening has its matches in the order of play, also those after midnight @trial', async ({
	page
}) => {
	await seedBackup(page, evening);
	await page.goto('/en/evening/?on=2026-03-14');
	await expect(rows(page)).toHaveCount(4);
	expect(await idsOf(page)).toEqual(['first', 'second', 'show', 'late']);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Saturday,? 14 March 2026|March 14, 2026/);
	await expect(rows(page).first()).toContainText('Léa wins');
	await expect(rows(page).nth(2)).toContainText(/\d+\/\d\d/);
	await expect(page.getByText(/^4\smatches · .*show.* mins$/)).toBeVisible();
	const sam = page.getByRole('listitem').filter({ has: page.locator('b', { hasText: 'Sam' }) });
	await expect(sam.first()).toContainText(/4\smatches · 1 of them a show · 1\swon/);
	await expectNoAxeFindings(page);
});

test('an evening is shared as a picture @trial', async ({ page }) => {
	await seedBackup(page, evening);
	await page.goto('/en/evening/?on=2026-03-14');
	const [picture] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Share as a picture' }).click()
	]);
	expect(picture.suggestedFilename()).toMatch(/^ochaya-2026-03-14-.*\.png$/);
});

test('an evening without a match, or a date that is none, says so @trial', async ({ page }) => {
	await seedBackup(page, evening);
	await page.goto('/en/evening/?on=2026-03-08');
	await expect(page.getByText('No matches that evening.')).toBeVisible();
	await page.goto('/en/evening/?on=2026-02-31');
	await expect(page.getByText('No matches that evening.')).toBeVisible();
});
