/** What a person made by hand besides matches, players and rule sets goes with a backup and is merged on its return. */
import { beforeEach, expect, test } from 'vitest';
import { exported, importBackup, linesOf, unasked } from '../../../../tests/support/backup-tab.ts';
import { openBrowser, openTab, projector, type Tab } from '../../../../tests/support/store-tab.ts';
import { readPieces } from './read-file.ts';

beforeEach(openBrowser);

const autumn = { name: 'Autumn', from: '2026-09-01', until: '2026-11-30' };
const winter = { name: 'Winter', from: '2026-12-01', until: '2027-02-28' };

const restore = async (tab: Tab, file: Blob, own = unasked) => {
	const stored = [];
	for (const piece of await readPieces(file)) stored.push(await importBackup(tab, piece, projector, own));
	return stored;
};
/** A tab of a browser with two seasons and a hidden player, and its backup. */
const backedUp = async (): Promise<Blob> => {
	const tab = await openTab();
	await tab.putSeason(autumn);
	await tab.putSeason(winter);
	await tab.addPlayer(
		'Cleo',
		() => 5,
		() => 'cleo'
	);
	await tab.setHidden('cleo', true);
	return (await tab.exportAll()).file;
};

test('seasons and hidden players come back in an empty browser', async () => {
	const file = await backedUp();
	openBrowser();
	const tab = await openTab();
	const stored = await restore(tab, file);
	expect(stored.reduce((sum, { seasons }) => sum + seasons, 0)).toBe(2);
	expect(await tab.listSeasons()).toEqual([winter, autumn]);
	expect([...(await tab.hiddenPlayers())]).toEqual(['cleo']);
	expect((await restore(tab, file)).reduce((sum, { seasons }) => sum + seasons, 0)).toBe(0);
	expect(await tab.listSeasons()).toEqual([winter, autumn]);
});

test('what is here stays: the name of a season of the same days, and who is shown', async () => {
	const file = await backedUp();
	openBrowser();
	const tab = await openTab();
	await tab.putSeason({ ...autumn, name: 'League' });
	await tab.addPlayer(
		'Cleo',
		() => 5,
		() => 'cleo'
	);
	await restore(tab, file, { own: new Set(['cleo']) });
	expect(await tab.listSeasons()).toEqual([winter, { ...autumn, name: 'League' }]);
	expect((await tab.hiddenPlayers()).size).toBe(0);
});

test('more seasons than are kept push none away that is here', async () => {
	const tab = await openTab();
	await tab.putSeason(autumn);
	const seasons = Array.from({ length: 150 }, (_, year) => ({
		name: `Year ${year}`,
		from: `${3000 + year}-01-01`,
		until: `${3000 + year}-12-31`
	}));
	expect(await importBackup(tab, { entries: [], players: [], seasons }, projector)).toMatchObject({
		seasons: 99
	});
	expect((await tab.listSeasons()).at(-1)).toEqual(autumn);
	expect(await tab.listSeasons()).toHaveLength(100);
});

test('a file without seasons does not mention them', async () => {
	expect((await exported(await openTab())).backup).not.toHaveProperty('seasons');
});

test('version 8 of the file, which had logs, brings its seasons too', async () => {
	const [, ...parts] = await linesOf(await backedUp());
	const label = JSON.stringify({ format: 'ochaya-backup', version: 8, exported: '2026-01-02T00:00:00.000Z' });
	openBrowser();
	const tab = await openTab();
	await restore(tab, new Blob([[label, ...parts].join('\n')]));
	expect(await tab.listSeasons()).toEqual([winter, autumn]);
});

test.each([
	['a season that ends before it begins', { seasons: [{ ...autumn, from: '2027-01-01' }] }, 'seasons.0'],
	['a hidden player who is markup', { hidden: ['<script>'] }, 'hidden.0']
])('%s is refused', async (_, part, where) => {
	const label = { format: 'ochaya-backup', version: 9, exported: '2026-01-02T00:00:00.000Z' };
	const file = new Blob([[label, part, { end: 0 }].map((line) => JSON.stringify(line)).join('\n')]);
	await expect(restore(await openTab(), file)).rejects.toMatchObject({
		refusal: { refused: 'damaged', where: `line 2: ${where}` }
	});
});
