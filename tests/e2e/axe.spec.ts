/** What a machine can check of WCAG 2.2 AA: on every screen, by day and by night, in both languages. */
import { expectNoAxeFindings } from '../support/axe';
import { backupOf, openRound, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { beginMatch, chooseFile, importBackup } from '../support/house';
import { setFault, stubStorage } from '../support/storage-faults';

const matches = () =>
	backupOf([
		{ id: 'under-way', names: ['Chie', 'Dan'], actions: [openRound] },
		{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] }
	]);

/** Colours by theme, words by language: each of both is there once. */
const looks = [
	{ locale: 'fr', colorScheme: 'light' },
	{ locale: 'en', colorScheme: 'dark' }
] as const;

for (const { locale, colorScheme } of looks) {
	test.describe(`${locale}, ${colorScheme}`, () => {
		test.use({ colorScheme });
		test.setTimeout(120_000);

		test('the pages, with nothing on them yet', async ({ page, troubles }) => {
			troubles.allow(/404/);
			for (const path of [
				...[
					'',
					'new/',
					'new/?game=hanamikoji',
					'history/',
					'players/',
					'receive/',
					'settings/',
					'match/?id=nowhere'
				],
				...['rules/', 'rules/hanamikoji/', 'rules/hanamikoji/goals/', 'no-such-door/']
			]) {
				await test.step(`/${locale}/${path}`, async () => {
					await page.goto(`/${locale}/${path}`);
					await expect(page.locator('main h1, header h1').first()).toBeVisible();
					await expectNoAxeFindings(page);
				});
			}
		});

		test('the pages, with matches and problems', async ({ page }) => {
			const open = async (path: string) => {
				await page.goto(`/${locale}/${path}`);
				await expect(page.getByText('Aki').first()).toBeAttached();
			};
			await importBackup(page, locale, matches());
			await test.step('settings, after an import', () => expectNoAxeFindings(page));
			await chooseFile(page, '{');
			await expect(page.locator('.said.refused')).toBeVisible();
			await test.step('settings, after a refused import', () => expectNoAxeFindings(page));
			await page.getByRole('complementary').getByRole('button').click();
			await expect(page.getByRole('dialog')).toBeVisible();
			await test.step('the steps of installing', () => expectNoAxeFindings(page));
			await open('');
			// At its end: further up, the bar at the thumb lies over whatever is being scrolled past.
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			await test.step('home', () => expectNoAxeFindings(page));
			await open('players/');
			await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
			await page.getByRole('listitem').getByRole('textbox').fill(' ');
			await page.keyboard.press('Enter');
			await expect(page.getByRole('alert')).toBeVisible();
			await test.step('players, with a refused name', () => expectNoAxeFindings(page));

			await page.goto(`/${locale}/new/?game=hanamikoji`);
			await page.getByRole('textbox').first().fill('Aki');
			await page.getByRole('textbox').last().fill('Aki');
			await expect(page.getByRole('alert')).toBeVisible();
			await page.getByRole('radio', { name: /^3 (rounds|manches)/ }).check({ force: true });
			await page.locator('summary').click();
			await test.step('setup, with a refused name and the options', () => expectNoAxeFindings(page));

			await open('history/');
			await test.step('history', () => expectNoAxeFindings(page));
			await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
			await expect(page.getByRole('status').getByRole('button')).toBeVisible();
			await test.step('history, after a deletion', () => expectNoAxeFindings(page));
			await page.goto(`/${locale}/match/?id=under-way`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await test.step('a deleted match', () => expectNoAxeFindings(page));
		});

		test('the table and what opens over it', async ({ page }) => {
			await stubStorage(page);
			await page.goto(`/${locale}/new/?game=hanamikoji`);
			await beginMatch(page, ['Aki', 'Ben']);
			await test.step('cards', () => expectNoAxeFindings(page));
			for (let card = 0; card < 3; card += 1) await page.locator('[data-cell=near-0]').click();
			await page.locator('[data-marker=near-gift]').click();
			await page.locator('[data-marker=far-secret]').click();
			await page.locator('[data-cell=near-0]').click();
			const why = page.locator('.status.refusal button');
			await expect(why).toBeVisible();
			await test.step('a refusal', () => expectNoAxeFindings(page));
			await why.click();
			await expect(page.getByRole('dialog').locator('#rule-goals')).toBeAttached();
			await test.step('the rules over the match', () => expectNoAxeFindings(page));
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toBeHidden();

			await page.locator('[data-way=majorities]').click();
			await page.locator('[data-cell=near-0]').click();
			await page.locator('[data-cell=far-6]').click();
			await page.locator('[data-geisha="3"]').click();
			await test.step('majorities', () => expectNoAxeFindings(page));
			await page.locator('[data-way=tokens]').click();
			for (const cell of ['near-0', 'near-1', 'far-5']) await page.locator(`[data-cell=${cell}]`).click();
			await test.step('tokens', () => expectNoAxeFindings(page));
			await page.locator('section .about').first().click();
			await test.step('a side in words', () => expectNoAxeFindings(page));
			await page.keyboard.press('Escape');

			await page.locator('[data-score]').click();
			await test.step('a scored round', () => expectNoAxeFindings(page));
			await page.locator('button[name=menu]').click();
			const menu = page.getByRole('dialog');
			await expect(menu.getByRole('listitem').first()).toBeVisible();
			await test.step('the menu', () => expectNoAxeFindings(page));
			await menu.locator('ol').getByRole('button').click();
			await expect(page.getByRole('dialog').locator('[data-cell=near-0]')).toBeVisible();
			await test.step('the edit of a round', () => expectNoAxeFindings(page));
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toBeHidden();
			await setFault(page, 'full', true);
			// What the sheet held may still be there, unseen.
			await page.getByRole('main').locator('[data-cell=near-0]').click();
			await expect(page.getByRole('alert')).toBeVisible();
			await test.step('a storage failure', () => expectNoAxeFindings(page));
		});

		test('the result', async ({ page }) => {
			await importBackup(page, locale, matches());
			await page.goto(`/${locale}/match/?id=won`);
			await expect(page.getByRole('heading', { level: 1 })).toContainText('Aki');
			await expectNoAxeFindings(page);
		});
	});
}

test.describe('the door', () => {
	test('before it forwards', async ({ page, troubles }) => {
		// Its scripts are kept away, or it would be gone at once.
		troubles.allow(/ERR_FAILED|^uncaught/);
		await page.route('**/_app/**/*.js', (route) => route.abort());
		await page.goto('/');
		await expect(page.getByRole('link', { name: 'Entrer' })).toBeVisible();
		await expectNoAxeFindings(page);
	});
});
