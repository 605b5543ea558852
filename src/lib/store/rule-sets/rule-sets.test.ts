import { beforeEach, expect, test, vi } from 'vitest';
import type { TabMessage } from '../db/tabs.ts';
import { toRuleSets, type RuleSet } from './rule-set.ts';
import { exported, importBackup } from '../../../../tests/support/backup-tab.ts';
import {
	failWrites,
	openBrowser,
	openTab,
	projector,
	quotaError,
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const pebbles = { id: 'pebbles', version: 1 };
const played = { preset: 'short', options: { goal: 4 } };
const home: RuleSet = {
	id: 'home',
	game: 'pebbles',
	version: 1,
	name: 'At home',
	...played,
	created: 100,
	changed: 100
};
const add = (tab: Tab, name = 'At home', id = 'home', game = pebbles) =>
	tab.addRuleSet(
		game,
		name,
		played,
		() => 100,
		() => id
	);

test('a rule set is kept under its tidied name, for its game, by name', async () => {
	const tab = await openTab();
	expect(await add(tab, '  At   home ')).toEqual({ ruleSet: home });
	await add(tab, 'Aki’s', 'akis');
	await add(tab, 'At home', 'other', { id: 'stones', version: 1 });
	expect((await tab.listRuleSets('pebbles')).map(({ id }) => id)).toEqual(['akis', 'home']);
	expect(await (await openTab()).listRuleSets('stones')).toHaveLength(1);
});

test('an empty name or that of another is refused, in two tabs at once too', async () => {
	const tab = await openTab();
	expect(await add(tab, ' \u200b ')).toEqual({ refused: 'name-empty' });
	const results = await Promise.all([add(tab), add(await openTab(), 'AT HOME', 'twin')]);
	expect(results.filter((result) => 'refused' in result)).toMatchObject([{ refused: 'name-taken' }]);
});

test('it is renamed and changed; what is gone is told', async () => {
	const tab = await openTab();
	await add(tab);
	await add(tab, 'Away', 'away');
	expect(await tab.renameRuleSet('home', 'away')).toMatchObject({ refused: 'name-taken' });
	expect(await tab.renameRuleSet('home', 'AT HOME', () => 200)).toEqual({
		ruleSet: { ...home, name: 'AT HOME', changed: 200 }
	});
	const other = { preset: 'long', options: { goal: 9 } };
	expect(await tab.changeRuleSet({ version: 2 }, 'home', other, () => 300)).toEqual({
		ruleSet: { ...home, ...other, name: 'AT HOME', version: 2, changed: 300 }
	});
	expect(await tab.renameRuleSet('nothing', 'x')).toBeUndefined();
	expect(await tab.changeRuleSet(pebbles, 'nothing', other)).toBeUndefined();
});

test('a deletion can be taken back, unless the name is another’s by then', async () => {
	const tab = await openTab();
	await add(tab);
	await tab.removeRuleSet('home');
	expect(await tab.listRuleSets('pebbles')).toEqual([]);
	expect(await tab.restoreRuleSet(home)).toEqual({ ruleSet: home });
	await tab.removeRuleSet('home');
	await add(tab, 'At home', 'new');
	expect(await tab.restoreRuleSet(home)).toMatchObject({ refused: 'name-taken' });
});

test('what lies in the store and is no rule set is set aside, and stays there', async () => {
	const tab = await openTab();
	await add(tab);
	const odd = [
		{ id: 'no-name', game: 'pebbles', options: {} },
		{ ...home, id: 'bad-time', created: 'once' },
		{ ...home, id: 'more', more: 1 },
		{ id: 'null', game: null }
	];
	await tab.write(['ruleSets'], async (transaction) => {
		for (const value of odd) await transaction.objectStore('ruleSets').put(value);
	});
	expect(await tab.listRuleSets('pebbles')).toEqual([home]);
	expect(toRuleSets([null, 7, 'x', undefined, [], ...odd])).toEqual([]);
	const { backup } = await exported(tab);
	expect(backup.ruleSets).toEqual([home]);
	expect(backup.damaged).toHaveLength(odd.length);
});

test('the other tabs are told', async () => {
	const [here, there] = [await openTab(), await openTab()];
	const heard: TabMessage[] = [];
	there.listen((message) => heard.push(message));
	await add(here);
	await here.renameRuleSet('home', '');
	await here.removeRuleSet('home');
	await vi.waitFor(() => expect(heard).toEqual([{ kind: 'rule-sets' }, { kind: 'rule-sets' }]));
});

test('where nothing can be stored it says why', async () => {
	vi.stubGlobal('indexedDB', undefined);
	const tab = await openTab();
	await expect(tab.listRuleSets('pebbles')).rejects.toMatchObject({ code: 'refused' });
	await expect(add(tab)).rejects.toMatchObject({ code: 'refused' });
});

test('a backup carries them; what is here is never changed by one', async () => {
	const tab = await openTab();
	await add(tab);
	const { backup } = await exported(tab);
	expect(backup).toMatchObject({ version: 9, ruleSets: [home] });
	expect([...tab.gamesOf(backup)]).toEqual(['pebbles']);
	await tab.renameRuleSet('home', 'Ours');
	expect(await importBackup(tab, backup, projector)).toMatchObject({ ruleSets: 0 });
	expect(await tab.listRuleSets('pebbles')).toMatchObject([{ name: 'Ours' }]);

	openBrowser();
	const other = await openTab();
	expect(await importBackup(other, backup, projector)).toMatchObject({ ruleSets: 1, matches: 0 });
	expect(await other.listRuleSets('pebbles')).toEqual([home]);
});

test('one rule set that its game refuses is left out and named, and the others come', async () => {
	const tab = await openTab();
	await add(tab);
	const { backup } = await exported(tab);
	openBrowser();
	const other = await openTab();
	const file = { ...backup, ruleSets: [home, { ...home, id: 'bad', name: 'Bad' }] };
	const judgeRuleSet = ({ id }: RuleSet) => (id === 'bad' ? ('rule-set' as const) : undefined);
	expect(await importBackup(other, file, { ...projector, judgeRuleSet })).toMatchObject({
		ruleSets: 1,
		refusedRuleSets: [{ refused: 'rule-set', name: 'Bad' }]
	});
	expect(await other.listRuleSets('pebbles')).toEqual([home]);
});

test('an import of one without room changes nothing', async () => {
	const tab = await openTab();
	await add(tab);
	const { backup } = await exported(tab);
	openBrowser();
	const other = await openTab();
	const mend = failWrites(quotaError);
	await expect(importBackup(other, backup, projector)).rejects.toMatchObject({ code: 'quota' });
	mend();
	expect(await other.listRuleSets('pebbles')).toEqual([]);
});
