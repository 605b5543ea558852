/** Counts the visible words on the most seen screens, in each language, and prints a table. */
import { expect } from '@playwright/test';
import { importBackup } from '../../tests/support/app-actions';
import { backupOf, endedFixturesOf, fixtureOf, logOf, type Fixture } from '../../tests/support/evenings.mjs';
import { test } from '../../tests/support/fixtures';
import { gameIds } from '../../tests/support/game-ids.mjs';
import { show } from '../../tests/support/screens/screen';
import { quiet, readPage } from './read-page';

const names = ['Léa', 'Sam', 'Ema', 'Tom', 'Zoé'];
const hour = 3_600_000;
/** The clock of the pages stands still, since what is said of times and dates has more or fewer words. */
const now = new Date(2026, 10, 17, 21, 30).getTime();
const logged = (fixture: Fixture, id: string, hours: number) =>
	logOf(fixture, { id, began: now - hours * hour, names: names.slice(0, fixture.seats) });

/** Of each game a match that has just begun, and one that is over. */
const backup = backupOf(
	gameIds.flatMap((game, place) => {
		const [ended] = endedFixturesOf(game);
		if (!ended) throw new Error(`No match of ${game} that is over`);
		return [
			...logged({ ...fixtureOf(game, 'under-way'), actions: [] }, `begun-${game}`, 2 + place),
			...logged(ended, `ended-${game}`, 26 + place)
		];
	}),
	now
);

const isWord = (piece: string): boolean => /\p{L}/u.test(piece);
const paths = {
	home: '',
	...Object.fromEntries(gameIds.map((game) => [`setup, ${game}`, `new/?game=${game}`])),
	...Object.fromEntries(gameIds.map((game) => [`table, ${game}`, `match/?id=begun-${game}&game=${game}`])),
	result: `match/?id=ended-${gameIds[0] ?? ''}`,
	history: 'history/'
};

for (const locale of ['en', 'fr'] as const)
	test.describe(locale, () => {
		test.use({ locale: locale === 'en' ? 'en-GB' : 'fr-FR', contextOptions: { reducedMotion: 'reduce' } });
		test(`${locale}: the words on the most seen screens`, async ({ page }) => {
			await page.clock.setFixedTime(now);
			await importBackup(page, locale, backup);
			const rows: [string, number][] = [];
			for (const [name, path] of Object.entries(paths)) {
				await show(page, locale, {
					path,
					prepare: (page) => expect(page.getByText('Léa').or(page.locator('form')).first()).toBeAttached()
				});
				await page.evaluate(quiet);
				const seen = (await page.evaluate(readPage)).filter(({ way }) => /^(seen|placeholder)$/.test(way));
				rows.push([name, seen.flatMap(({ text }) => text.split(/[\s\u00a0\u202f]+/u)).filter(isWord).length]);
			}
			rows.push(['sum', rows.reduce((sum, [, words]) => sum + words, 0)]);
			console.log(
				[
					`${locale}: visible words`,
					...rows.map(([name, words]) => `${String(words).padStart(6)}  ${name}`)
				].join('\n')
			);
		});
	});
