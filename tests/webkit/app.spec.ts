/** Tests in WebKit of what differs between engines: storage, the worker, several tabs, files, and layout. */
import { writeFileSync } from 'node:fs';
import { axeSource, findingsOfAxe } from '../support/axe';
import { backupOf, openRound, winningRound } from '../support/backups';
import { parseBackup } from '../support/app-actions';
import { installed } from '../support/installed.mjs';
import { keepDownloads, keptDownload } from '../support/kept-download';
import { layoutFindings } from '../support/layout';
import type { Tab } from '../support/webkit';
import { atSize, expect, test } from './fixtures';
import { expectShown, expectStored, completeSetup } from './actions';

const names = ['Marie-Antoinette', 'Wolfeschlegel'] as const;
const matches = () =>
	backupOf([
		{ id: 'won', names, actions: [winningRound] },
		{ id: 'under-way', names, actions: [openRound] }
	]);
/** Passes a tab to helpers for Playwright pages that use only `evaluate`. */
const asPage = (tab: Tab) => tab as unknown as Parameters<typeof layoutFindings>[0];

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

test('two tabs show each other’s taps, and all are stored', async ({ site, tab }) => {
	await tab.goto(`${site.origin}/fr/new/?game=hanamikoji`);
	await completeSetup(tab);
	const address = await tab.address();
	await tab.click('[data-cell=near-3]');
	await expectStored(tab, 2);
	const other = await tab.newTab();
	await other.toFront();
	await other.goto(address);
	await expectShown(other, '[data-cell=near-3]', '1');
	await other.clickAll(['[data-cell=far-6]', '[data-marker=far-gift]']);
	await expectStored(other, 4);
	await tab.toFront();
	await expectShown(tab, '[data-cell=far-6]', '1');
	await tab.click('[name=undo]');
	await expectStored(tab, 5);
	await other.toFront();
	await other.find('[data-marker=far-gift][aria-pressed=false]');
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

test('the rule search answers a question', async ({ site, tab }) => {
	await tab.goto(`${site.origin}/fr/rules/hanamikoji/`);
	await tab.fill('input[type=search]', 'égalité de cartes, à qui le jeton ?');
	await tab.find('[data-hit=equality]', 'reste exactement où il est');
});

test('a result, a table and the rules pass axe', async ({ site, tab }, info) => {
	const path = info.outputPath('backup.json');
	writeFileSync(path, JSON.stringify(matches()));
	await importFile(tab, site.origin, path);
	for (const address of ['match/?id=won', 'match/?id=under-way', 'rules/geisha/', 'settings/']) {
		await tab.goto(`${site.origin}/fr/${address}`);
		await tab.find('h1, [name=undo]');
		await tab.run(axeSource);
		expect.soft(await tab.evaluate(findingsOfAxe), address).toEqual([]);
	}
});

const sizes = [
	[320, 568],
	[360, 640],
	[844, 390],
	[820, 1180],
	[1280, 800]
] as const;

/** Runs in the page: resizes the iframe, and waits until its content is laid out. */
const resizeFrame = async (size: { readonly width: number; readonly height: number }): Promise<void> => {
	const frame = document.querySelector('iframe');
	const inside = frame?.contentWindow;
	if (!inside) throw new Error('No frame');
	Object.assign(frame, size);
	for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => inside.requestAnimationFrame(done));
	await Promise.allSettled(inside.document.getAnimations().map(({ finished }) => finished));
};

test('at five sizes nothing is cut or too small', async ({ site, tab }, info) => {
	test.slow();
	const path = info.outputPath('backup.json');
	writeFileSync(path, JSON.stringify(matches()));
	await importFile(tab, site.origin, path);
	for (const address of [
		'/fr/',
		'/fr/new/?game=hanamikoji',
		'/fr/match/?id=under-way',
		'/fr/match/?id=won'
	]) {
		// The page is opened once, and resized to each size.
		await tab.goto(site.origin + atSize(...sizes[0], address));
		await tab.enterFrame();
		await tab.find('h1, [name=undo]');
		await tab.leaveFrame();
		for (const [width, height] of sizes) {
			await tab.evaluate(resizeFrame, { width, height });
			await tab.enterFrame();
			expect(await tab.evaluate(() => innerWidth)).toBe(width);
			// On a screen of 320 pixels, each of the seven lanes is a little narrower than 44.
			const target = width === 320 ? 42.5 : 44;
			const found = await layoutFindings(asPage(tab), { target, names });
			expect.soft(found, `${width}×${height} ${address}`).toEqual([]);
			await tab.leaveFrame();
		}
	}
});
