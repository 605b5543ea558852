/** Rule sets: changed value by value, saved under a name, chosen again, and included in backups. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { closeSetupRules, openSetupRules, startButton } from '../support/app-actions';

const setup = '/fr/new/?game=koikoi';
const begin = startButton;
const points = (page: Page, yaku: string): Locator =>
	page.getByRole('spinbutton', { name: `Points pour ${yaku}`, exact: true });
const edition = (page: Page): Locator => page.getByRole('radio', { name: /^Édition française/ });
const ruleSet = (page: Page, name: string): Locator =>
	page.getByRole('radio', { name: new RegExp(`^${name}`) });
const back = (page: Page, words: string): Locator => page.getByRole('button', { name: words });
const changes = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'changement' });
/** What the line of the setup says is played. */
const played = (page: Page): Locator => page.locator('form button.line strong');
const plain = 'Édition française (Robin Red) · 12\u00a0mois';
const saving = (page: Page): Locator => page.getByRole('dialog', { name: /^Enregistrer sous un/ });

/** Opens the rules of the setup, and all their topics. */
const openBrights = async (page: Page): Promise<void> => {
	await page.goto(setup);
	await openSetupRules(page);
	await expect(points(page, 'Gokō')).toBeVisible();
};

const keepAs = async (page: Page, name: string): Promise<void> => {
	await page.getByRole('button', { name: 'Enregistrer sous un nom' }).tap();
	const sheet = saving(page);
	await expect(sheet.getByRole('textbox')).toBeFocused();
	await sheet.getByRole('textbox').fill(name);
	await sheet.getByRole('button', { name: 'Enregistrer', exact: true }).tap();
};

/** Saves rules with 12 points for Gokō under a name. */
const makeRuleSet = async (page: Page, name: string): Promise<void> => {
	await openBrights(page);
	await points(page, 'Gokō').fill('12');
	await keepAs(page, name);
	await expect(ruleSet(page, name)).toBeChecked();
};

/** Begins the match and opens its menu. */
const openMenu = async (page: Page): Promise<Locator> => {
	await closeSetupRules(page);
	await begin(page).tap();
	await page.getByRole('button', { name: 'Menu de la partie' }).tap();
	return page.getByRole('dialog');
};

test.describe('a value', () => {
	test('that is no number, too large or too small is refused at its field, and is not adjusted @trial', async ({
		page
	}) => {
		await openBrights(page);
		for (const [typed, why] of [
			['51', '51, c’est trop : de 1 à 50.'],
			['0', '0, c’est trop peu : de 1 à 50.'],
			['-3', '-3, c’est trop peu : de 1 à 50.'],
			['', 'Il faut un nombre entier, de 1 à 50.'],
			['4,5', 'Il faut un nombre entier, de 1 à 50.'],
			['dix', 'Il faut un nombre entier, de 1 à 50.']
		] as const)
			await test.step(`“${typed}”`, async () => {
				await points(page, 'Gokō').fill(typed);
				await points(page, 'Gokō').blur();
				await expect(page.getByRole('alert')).toHaveText(why);
				await expect(points(page, 'Gokō')).toHaveAttribute('aria-invalid', 'true');
				await expect(points(page, 'Gokō')).toHaveAccessibleDescription(new RegExp(why.slice(-12)));
				await expect(points(page, 'Gokō')).toHaveValue(typed);
				await expect(page.getByText('1 valeur à corriger').first()).toBeVisible();
				await points(page, 'Gokō').fill('10');
				await expect(page.getByRole('alert')).toBeHidden();
			});
	});

	test('that is no number is forgotten with its sheet, and the match can start @trial', async ({ page }) => {
		await openBrights(page);
		await points(page, 'Gokō').fill('51');
		await closeSetupRules(page);
		await expect(played(page)).toHaveText(plain);
		await expect(begin(page)).toBeEnabled();
		await openSetupRules(page);
		await expect(points(page, 'Gokō')).toHaveValue('10');
	});

	test('is stepped within its range, by touch and by keyboard @trial', async ({ page }) => {
		await openBrights(page);
		const field = points(page, 'Gokō');
		await page.getByRole('button', { name: 'Plus : Points pour Gokō' }).tap();
		await expect(field).toHaveValue('11');
		await field.press('ArrowDown');
		await expect(field).toHaveValue('10');
		await field.fill('50');
		await expect(page.getByRole('button', { name: 'Plus : Points pour Gokō' })).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await field.press('ArrowUp');
		await expect(field).toHaveValue('50');
		await field.press('Enter');
		await expect(page).toHaveURL(/\/new\//);
	});
});

test('changed options show the edition’s value, and one tap restores it @trial', async ({ page }) => {
	await openBrights(page);
	await points(page, 'Gokō').fill('12');
	await page.getByText('6 mois', { exact: true }).tap();
	await expect(changes(page)).toContainText('2 changements par rapport à « Édition française (Robin Red) »');
	await expect(page.locator('summary', { hasText: 'Lumières' })).toContainText('1 changement');
	await expect(edition(page)).toBeChecked();

	await back(page, 'Édition française (Robin Red) : 10 points').tap();
	await expect(points(page, 'Gokō')).toHaveValue('10');
	await expect(changes(page)).toContainText('1 changement par rapport à « Édition française (Robin Red) »');
	await back(page, 'Revenir à « Édition française (Robin Red) »').tap();
	await expect(changes(page)).toBeHidden();
	await expect(page.getByRole('radio', { name: '12 mois' })).toBeChecked();
});

test('an option about a yaku shows its cards @trial', async ({ page }) => {
	await openBrights(page);
	const option = page.locator('.option').filter({ has: points(page, 'Gokō') });
	await expect(option.locator('.picture svg')).toHaveCount(5);
});

test('a rule set is saved, played, remembered, and named in the match', async ({ page }) => {
	await makeRuleSet(page, 'Soirées chez Léa');
	await expect(played(page)).toHaveText('Soirées chez Léa · 12\u00a0mois');
	const menu = await openMenu(page);
	await expect(menu).toContainText('Règles · Soirées chez Léa');

	await openBrights(page);
	await expect(ruleSet(page, 'Soirées chez Léa')).toBeChecked();
	await edition(page).check();
	await expect(points(page, 'Gokō')).toHaveValue('10');
	await ruleSet(page, 'Soirées chez Léa').check();
	await expect(points(page, 'Gokō')).toHaveValue('12');
});

test('the line says what is played, which stays when other players sit down @trial', async ({ page }) => {
	const names = page.getByRole('textbox');
	const changed = `${plain} · Points pour Gokō\u00a0: 12\u00a0points`;
	await page.goto(setup);
	await names.nth(0).fill('Léa');
	await names.nth(1).fill('Tom');
	await expect(played(page)).toHaveText(plain);
	await openSetupRules(page);
	await points(page, 'Gokō').fill('12');
	await closeSetupRules(page);
	await begin(page).tap();
	await expect(page.getByRole('button', { name: 'Menu de la partie' })).toBeVisible();

	await page.goto(setup);
	await expect(played(page)).toHaveText(changed);
	await names.nth(1).fill('Zoé');
	await expect(played(page)).toHaveText(changed);
	await names.nth(0).fill('Tom');
	await names.nth(1).fill('Léa');
	await expect(played(page)).toHaveText(changed);
	await expect(page.getByText('Les mêmes règles que la dernière partie entre Tom et Léa.')).toBeVisible();
});

test('a rule set is changed, or saved under another name @trial', async ({ page }) => {
	await makeRuleSet(page, 'Maison');
	await points(page, 'Shikō').fill('9');
	await expect(page.getByText('Pas encore enregistré dans « Maison ».')).toBeVisible();
	await page.getByRole('button', { name: 'Mettre à jour « Maison »' }).tap();
	await expect(page.locator('.card', { hasText: 'Maison' })).toContainText('Shikō\u00a0: 9\u00a0points');
	// It is stored once the rules are no longer called changed; the line above may be there before.
	await expect(page.getByText(/^Pas encore enregistré dans/)).toHaveCount(0);
	await openBrights(page);
	await ruleSet(page, 'Maison').check();
	await expect(points(page, 'Shikō')).toHaveValue('9');

	await points(page, 'Sankō').fill('6');
	await back(page, 'Revenir à « Maison »').tap();
	await expect(points(page, 'Sankō')).toHaveValue('5');
	await points(page, 'Sankō').fill('6');
	await page.getByRole('button', { name: 'Enregistrer sous un autre nom' }).tap();
	await saving(page).getByRole('textbox').fill('Vacances');
	await saving(page).getByRole('textbox').press('Enter');
	await expect(ruleSet(page, 'Vacances')).toBeChecked();
	await expect(ruleSet(page, 'Maison')).not.toBeChecked();
});

test('a rule set is renamed, deleted and restored @trial', async ({ page }) => {
	await makeRuleSet(page, 'Maison');
	await page.getByRole('button', { name: 'Renommer ou supprimer « Maison »' }).tap();
	const sheet = (name: string) => page.getByRole('dialog', { name, exact: true });
	await sheet('Maison').getByRole('textbox').fill('Chez nous');
	await sheet('Maison').getByRole('button', { name: 'Enregistrer', exact: true }).tap();
	await expect(ruleSet(page, 'Chez nous')).toBeChecked();

	await page.getByRole('button', { name: 'Renommer ou supprimer « Chez nous »' }).tap();
	await sheet('Chez nous').getByRole('button', { name: 'Supprimer' }).tap();
	await expect(page.getByText('« Chez nous » : règles supprimées')).toBeVisible();
	await expect(ruleSet(page, 'Chez nous')).toHaveCount(0);
	await expect(points(page, 'Gokō')).toHaveValue('12');
	await page.getByRole('button', { name: 'Annuler', exact: true }).tap();
	await expect(ruleSet(page, 'Chez nous')).toBeChecked();

	await test.step('by keys, the focus goes to the way back, and on to the rule set that is back', async () => {
		await page.getByRole('button', { name: 'Renommer ou supprimer « Chez nous »' }).press('Enter');
		await sheet('Chez nous').getByRole('button', { name: 'Supprimer' }).press('Enter');
		await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(ruleSet(page, 'Chez nous')).toBeFocused();
	});
});
