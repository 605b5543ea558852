import { beforeEach, expect, it } from 'vitest';
import { openBrowser, openTab } from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const autumn = { name: 'Autumn', from: '2026-09-01', until: '2026-11-30' };
const winter = { name: 'Winter', from: '2026-12-01', until: '2027-02-28' };

it('seasons are kept, the latest first, and one of the same days takes the place of the other', async () => {
	const tab = await openTab();
	expect(await tab.listSeasons()).toEqual([]);
	await tab.putSeason(autumn);
	await tab.putSeason(winter);
	await tab.putSeason({ ...autumn, name: '  Autumn   league ' });
	expect((await tab.listSeasons()).map(({ name }) => name)).toEqual(['Winter', 'Autumn league']);
	await tab.putSeason({ ...winter, until: '2027-03-31' }, winter);
	expect((await tab.listSeasons()).map(({ until }) => until)).toEqual(['2027-03-31', '2026-11-30']);
	await tab.removeSeason(autumn);
	expect((await tab.listSeasons()).map(({ name }) => name)).toEqual(['Winter']);
});

it('a season without a name, or that ends before it begins, is refused', async () => {
	const tab = await openTab();
	for (const season of [
		{ ...autumn, name: ' ' },
		{ ...autumn, from: '2026-12-24' },
		{ ...autumn, until: 'soon' },
		{ ...autumn, until: '' }
	])
		expect(await tab.putSeason(season)).toBeUndefined();
	expect(await tab.listSeasons()).toEqual([]);
});

it('stored values that are no seasons are left out', async () => {
	const tab = await openTab();
	await tab.write(['settings'], (tx) =>
		tx.objectStore('settings').put([autumn, 7, { name: 'x' }], 'seasons')
	);
	expect(await tab.listSeasons()).toEqual([autumn]);
	await tab.write(['settings'], (tx) => tx.objectStore('settings').put('torn', 'seasons'));
	expect(await tab.listSeasons()).toEqual([]);
});
