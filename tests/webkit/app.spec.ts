/** Tests in WebKit of what differs between engines: storage, the worker, several tabs, and files. */
import { writeFileSync } from 'node:fs';
import { backupOf, openRound, winningRound } from '../support/backups';
import { parseBackup } from '../support/app-actions';
import { installed } from '../support/installed.mjs';
import { keepDownloads, keptDownload } from '../support/kept-download';
import type { Tab } from '../support/webkit';
import { expect, test } from './fixtures';
import { expectShown, expectStored, completeSetup } from './actions';

const names = ['Marie-Antoinette', 'Wolfeschlegel'] as const;
const matches = () =>
	backupOf([
		{ id: 'won', names, actions: [winningRound] },
		{ id: 'under-way', names, actions: [openRound] }
	]);
/** Passes a tab to helpers for Playwright pages that use only `evaluate`. */
const asPage = (tab: Tab) => tab as unknown as Parameters<typeof installed>[0];

const importFile = async (tab: Tab, origin: string, path: string) => {
	await tab.goto(`${origin}/fr/settings/`);
	await tab.find('main', 'rotégée');
	await tab.choose('input[type=file]', path);
	await expectShown(tab, '.said', 'Importé');
};

test('a first visit makes no request to other origins; then every page opens without the server', async ({
	site,
	tab
}) => {
	await tab.goto(`${site.origin}/fr/`);
	await tab.find('main a', 'Geisha');
	await installed(asPage(tab));
	const asked = await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
	expect(asked.filter((address) => !address.startsWith(site.origin))).toEqual([]);
	await site.stop();
	for (const path of [
		'fr/new/?game=koikoi',
		'en/history/',
		'fr/players/',
		'en/settings/',
		'fr/rules/hanabi/'
	]) {
		await tab.goto(`${site.origin}/${path}`);
		await tab.find('h1');
	}
	// A table that was not opened before, a reload during the match, and home again.
	await tab.goto(`${site.origin}/fr/new/?game=hanamikoji`);
	await completeSetup(tab);
	await tab.clickAll(['[data-cell=near-0]', '[data-cell=near-0]', '[data-cell=far-6]']);
	await expectStored(tab, 4);
	await tab.reload();
	await expectShown(tab, '[data-cell=near-0]', '2');
	await expectShown(tab, '[data-cell=far-6]', '1');
	await tab.goto(`${site.origin}/fr/`);
	await tab.find('a', 'Reprendre');
});

test('a file is imported, and exported completely', async ({ site, tab }, info) => {
	const path = info.outputPath('backup.json');
	const backup = matches();
	writeFileSync(path, JSON.stringify(backup));
	await importFile(tab, site.origin, path);
	await tab.evaluate(keepDownloads);
	await tab.click('button', 'Exporter dans un fichier');
	const { name, content } = await tab.evaluate(keptDownload);
	const file = parseBackup({ name, bytes: Buffer.from(content, 'latin1') });
	expect(file.entries).toHaveLength(backup.entries.length);
	expect(file.players.map(({ name }) => name).toSorted()).toEqual(names);
	await tab.goto(`${site.origin}/fr/match/?id=won`);
	await expectShown(tab, 'h1', 'Marie-Antoinette gagne');
});
