/** A phone that comes with the database of a released version: it opens, and every match is there. */
import { expect, test } from '../support/fixtures';
import { saveMark } from '../support/house';
import { releasedDatabase, restoreDatabase } from '../support/released';
import { bareAddress, dumpDatabase, storedKinds } from '../support/stored';

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

/** What the history says of each match, the newest first, by the step of the database. */
const rowsByStep: Readonly<Record<number, Rows>> = {
	1: [
		['hanamikoji-edited', 'Ana wins'],
		['hanamikoji-open', 'In progress'],
		['hanamikoji-ended', 'Ana wins with 4 geishas.']
	],
	2: fourGames,
	3: fourGames,
	4: fourGames
};

/** The matches of a step as they lie in its database. */
const logsOf = (step: number): string =>
	JSON.stringify(releasedDatabase(step).stores.find(({ name }) => name === 'entries')?.values);
/** The same logs open the same, whatever lies beside them: their matches are opened once. */
const areNew = (step: number): boolean =>
	Array.from({ length: step - 1 }, (_, before) => logsOf(before + 1)).every((logs) => logs !== logsOf(step));

for (const [step, rows] of Object.entries(rowsByStep)) {
	test(`a database of step ${step} opens: history, each match that is new, the next tap`, async ({
		page
	}) => {
		await page.goto(bareAddress);
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
		// Of the newest step.
		expect(await dumpDatabase(page)).toMatch(/^\[4,/);
	});
}
