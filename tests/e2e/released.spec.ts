/** Databases of released versions open, with every match. */
import { databaseVersion } from '../../src/lib/store/db/schema';
import { expect, test } from '../support/fixtures';
import { saveMark } from '../support/app-actions';
import { releasedDatabase, restoreDatabase } from '../support/released';
import { addressWithoutDatabase, dumpDatabase, storedKinds } from '../support/database';

type Rows = readonly (readonly [id: string, says: string])[];

const fourGames: Rows = [
	['geisha-open', 'In progress'],
	['hanabi-open', 'In progress'],
	['hanabi-ended', 'lost'],
	['koikoi-open', 'In progress'],
	['koikoi-ended', 'Bo wins'],
	['hanamikoji-edited', 'Ana wins'],
	['hanamikoji-open', 'In progress'],
	['hanamikoji-ended', 'Ana wins with 4 geishas.'],
	['geisha-ended', 'Chié wins']
];

/** By version of the database: the text of each row of the history, the newest first. */
const rowsByStep: Readonly<Record<number, Rows>> = {
	1: [
		['hanamikoji-edited', 'Ana wins'],
		['hanamikoji-open', 'In progress'],
		['hanamikoji-ended', 'Ana wins with 4 geishas.']
	],
	2: fourGames,
	3: fourGames,
	4: fourGames,
	5: fourGames
};

/** @returns the entries of a version's database as text. */
const logsOf = (step: number): string =>
	JSON.stringify(releasedDatabase(step).stores.find(({ name }) => name === 'entries')?.values);
/** Whether no earlier version has the same entries; matches with the same entries are opened only once. */
const areNew = (step: number): boolean =>
	Array.from({ length: step - 1 }, (_, before) => logsOf(before + 1)).every((logs) => logs !== logsOf(step));

for (const [step, rows] of Object.entries(rowsByStep)) {
	test(`a database of step ${step} opens: history, each match that is new, the next tap${step === '5' ? '' : ' @trial'}`, async ({
		page
	}) => {
		await page.goto(addressWithoutDatabase);
		await page.evaluate(restoreDatabase, releasedDatabase(Number(step)));
		await page.goto('/en/history/');
		const list = page.getByRole('main').getByRole('listitem');
		await expect(list).toHaveCount(rows.length);
		for (const [index, [id, says]] of rows.entries()) {
			await expect(list.nth(index)).toContainText(says);
			await expect(list.nth(index).getByRole('link').first()).toHaveAttribute('href', new RegExp(`id=${id}`));
		}
		const undo = page.getByRole('button', { name: 'Undo the last step' });
		for (const [id] of areNew(Number(step)) ? rows : []) {
			await page.goto(`/en/match/?id=${id}`);
			if (id.endsWith('open')) await expect(undo).toBeVisible();
			else await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|lost|fuse/i);
		}

		await page.goto('/en/match/?id=hanamikoji-open');
		await undo.click();
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		await expect.poll(() => storedKinds(page, 'hanamikoji-open')).toHaveLength(13);
		const [version] = JSON.parse(await dumpDatabase(page)) as readonly unknown[];
		expect(version).toBe(databaseVersion);
	});
}
