import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { branchCopy } from '../../match/choose-line.ts';
import type { Entry } from '../../match/entry.ts';
import type { TabMessage } from '../db/tabs.ts';
import type { Decide } from './receive.ts';
import {
	dump,
	openBrowser,
	openTab,
	project,
	showMatch,
	start,
	storeMatch,
	tap,
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const ours = [start('m'), tap('m', 1), tap('m', 2, 'ours', 'mine')];
const theirs = [start('m'), tap('m', 1), tap('m', 2, 'theirs', 'tablet'), tap('m', 3, 'theirs', 'tablet')];

test('many lines that come at once say whether they are the group’s, and are not each looked for in logs of version 1', async () => {
	const tab = await openTab();
	const heard: TabMessage[] = [];
	tab.listen((message) => heard.push(message));
	const matches = ['a', 'b', 'c'];
	const lines = vi.spyOn(IDBObjectStore.prototype, 'getAll');
	const decisions = matches.map((match): [string, Decide] => [match, () => ({ line: [start(match)] })]);
	await tab.receiveAll(new Map(decisions), project, true);
	const asked = lines.mock.contexts.map((store) => (store as IDBObjectStore).name);
	expect(asked).toEqual(['lines', 'lines', 'lines']);
	expect(heard).toEqual(matches.map((match) => ({ kind: 'match', match, isOfGroup: true })));
});

test('what is decided is written, with the row, the players and the line that is kept', async () => {
	const tab = await openTab();
	await storeMatch(tab, ours);
	const heard: TabMessage[] = [];
	tab.listen((message) => heard.push(message));
	const kept = branchCopy(ours, theirs, true);
	const shared = { id: 'match!m', revision: '1-a', length: 4 };
	const received = await tab.receive('m', () => ({ line: theirs, kept, shared }), project);
	expect(received).toMatchObject({ changed: ['m', kept.id], entries: 2 + 4, matches: 1, deleted: 0 });
	expect(heard).toEqual([
		{ kind: 'match', match: 'm' },
		{ kind: 'match', match: kept.id }
	]);
	expect(await tab.readLine('m')).toMatchObject({ entries: theirs, last: 3, beside: kept.line });
	expect(await tab.readRow('m')).toEqual(project(theirs));
	expect((await tab.readRow(kept.id))?.isDeleted).toBe(true);
	expect(await tab.read(['shared'], (transaction) => transaction.objectStore('shared').getAll())).toEqual([
		shared
	]);
});

test('nothing is written where nothing is decided, or nothing differs', async () => {
	const tab = await openTab();
	await storeMatch(tab, ours);
	const before = await dump();
	expect((await tab.receive('m', () => undefined, project)).changed).toEqual([]);
	expect((await tab.receive('m', (line) => ({ line }), project)).changed).toEqual([]);
	expect(await dump()).toBe(before);
});

test('a line that is kept already stays as it is, and is brought back where it shall be a match like others', async () => {
	const tab = await openTab();
	await storeMatch(tab, ours);
	const keep = async (isDeleted: boolean) => {
		const kept = branchCopy(ours, theirs, isDeleted);
		return (await tab.receive('m', () => ({ line: theirs, kept }), project)).changed;
	};
	const { id } = branchCopy(ours, theirs, true);
	expect(await keep(true)).toEqual(['m', id]);
	expect(await keep(true)).toEqual([]);
	expect(await keep(false)).toEqual([id]);
	expect((await tab.readLine(id)).entries.at(-1)).toMatchObject({ kind: 'undo', of: 3 });
});

test('a match that is shown learns of it with its next tap, which goes behind what has come', async () => {
	const tab = await openTab();
	await storeMatch(tab, ours);
	const live = showMatch(tab, 'm', ours);
	await tab.receive('m', () => ({ line: theirs }), project);
	live.add(tap('m', 3, 'mine', 'mine'));
	await vi.waitFor(() => expect(live.writer.state).toBe('saved'));
	const { entries } = await tab.readLine('m');
	expect(entries).toEqual([...theirs, { ...tap('m', 3, 'mine', 'mine'), seq: 4 }]);
});

test('of two that receive at once, the second decides by what the first has written', async () => {
	const [one, other] = await Promise.all([openTab(), openTab()]);
	const seen: number[] = [];
	const add = (tab: typeof one, device: string) =>
		tab.receive(
			'm',
			(here) => {
				seen.push(here.length);
				return {
					line: [...(here.length > 0 ? here : [start('m')]), tap('m', Math.max(here.length, 1), 0, device)]
				};
			},
			project
		);
	await Promise.all([add(one, 'a'), add(other, 'b')]);
	expect(seen).toEqual([0, 2]);
	expect((await one.readLine('m')).entries).toHaveLength(3);
});

test('of several lines at once, those beside each other go in turn, and a new player is added once', async () => {
	const tab = await openTab();
	const kept = { id: 'a--0123456789ab', line: [{ ...start('a'), match: 'a--0123456789ab' }] };
	const decisions = new Map<string, Decide>([
		['a', () => ({ line: [start('a'), tap('a', 1)], kept })],
		['a--0123456789ab', (here) => ({ line: [...here, tap('a--0123456789ab', 1)] })],
		['b', () => ({ line: [start('b')] })]
	]);
	const received = await tab.write(tab.lineStoreNames, (transaction) =>
		tab.receiveInto(tab.lineStores(transaction), decisions, project)
	);
	expect(received).toMatchObject({ entries: 5, players: 2 });
	expect((await tab.readLine('a--0123456789ab')).entries).toHaveLength(2);
});

describe('what comes at once', () => {
	const values = (tab: Tab) => tab.read(['lines'], (tx) => tx.objectStore('lines').getAll());
	const holding = async (line: readonly Entry[]): Promise<Tab> => {
		const tab = await openTab();
		await tab.receive('m', () => ({ line }), project);
		return tab;
	};
	const next = tap('m', 4);
	const add = (tab: Tab, entry: Entry, known: readonly Entry[]) =>
		tab.appendEntries([entry], project([...known, entry]), known);

	it('is stored as one value, and a tap behind it as another', async () => {
		const tab = await holding(theirs);
		expect(await values(tab)).toHaveLength(1);
		expect(await add(tab, next, theirs)).toBe(true);
		expect(await values(tab)).toHaveLength(2);
		expect((await tab.readLine('m')).entries).toEqual([...theirs, next]);
	});

	it('refuses a tap at a place within it, and one behind another line than is there', async () => {
		const tab = await holding(theirs);
		expect(await add(tab, tap('m', 3, 'mine'), theirs.slice(0, 3))).toBe(false);
		expect(await add(tab, tap('m', 3, 'mine'), ours)).toBe(false);
		expect(await add(tab, next, [...ours, tap('m', 3)])).toBe(false);
		expect((await tab.readLine('m')).entries).toEqual(theirs);
	});

	it('is replaced from where another line parts from it, and keeps what cannot be read before', async () => {
		const tab = await holding(theirs);
		await tab.write(['lines'], (tx) =>
			tx
				.objectStore('lines')
				.put({ match: 'm', seq: 0, stretch: [...theirs.slice(0, 2), { odd: 1, seq: 2 }] })
		);
		const longer = [start('m'), tap('m', 1), tap('m', 3, 'x'), tap('m', 4, 'y')];
		await tab.receive('m', () => ({ line: longer }), project);
		expect(await tab.readLine('m')).toMatchObject({ entries: longer, damaged: 1, last: 4 });
		await tab.receive('m', () => ({ line: ours }), project);
		expect((await tab.readLine('m')).entries).toEqual(ours);
	});
});
