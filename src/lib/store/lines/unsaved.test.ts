import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../match/entry.ts';
import type { SaveState } from './unsaved.ts';
import {
	blockOpening,
	failWrites,
	openBrowser,
	openTab,
	project,
	quotaError,
	showMatch,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const settled = (writer: { readonly state: SaveState }): Promise<void> =>
	vi.waitFor(() => expect(writer.state).not.toBe('saving'));

test('a new match and quick taps are saved in order, those on the way together in one transaction', async () => {
	const tab = await openTab();
	await tab.readStoredLine('m');
	const live = showMatch(tab, 'm');
	const states: SaveState[] = [];
	live.writer.watch((state) => states.push(state));
	const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
	live.add(start('m'));
	for (let seq = 1; seq <= 20; seq += 1) live.add(tap('m', seq));
	expect(live.writer.state).toBe('saving');
	await settled(live.writer);
	expect(states.at(-1)).toBe('saved');
	expect(states.indexOf('saved')).toBe(states.length - 1);
	// One transaction for the start and its players, and one for the taps.
	expect(transaction).toHaveBeenCalledTimes(2);
	expect((await tab.readStoredLine('m')).entries).toEqual(live.log());
	expect(await tab.readRow('m')).toEqual(project(live.log()));
	expect(tab.unsavedMatches()).toEqual([]);
});

test('entries that are being stored are in lists, logs and rows at once', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const live = showMatch(tab, 'm', [start('m')]);
	const mend = failWrites(quotaError);
	live.add(tap('m', 1));
	expect((await tab.readRow('m'))?.entries).toBe(2);
	expect((await tab.readRecentRows(5000)).rows.map(({ entries }) => entries)).toEqual([2]);
	expect(await tab.readLine('m')).toEqual({ entries: live.log(), damaged: 0, last: 1, beside: [] });
	mend();
});

test('without room everything is kept, also when the match is left, and stored once there is room', async () => {
	const tab = await openTab();
	const mend = failWrites(quotaError);
	const live = showMatch(tab, 'm');
	live.add(start('m'));
	live.add(tap('m', 1));
	await settled(live.writer);
	expect(live.writer.state).toBe('quota');
	live.leave();
	expect(tab.unsavedMatches()).toEqual(['m']);
	expect((await tab.readLine('m')).entries).toEqual(live.log());

	const again = showMatch(tab, 'm', (await tab.readLine('m')).entries);
	expect(again.writer).toBe(live.writer);
	live.leave();
	mend();
	again.add(tap('m', 2));
	await settled(again.writer);
	expect(again.writer.state).toBe('saved');
	expect((await tab.readStoredLine('m')).entries).toEqual([start('m'), tap('m', 1), tap('m', 2)]);
});

test('flushing stores everything unsaved of every match, and leaves nothing in memory', async () => {
	const tab = await openTab();
	const changes = vi.fn();
	const mend = failWrites(quotaError);
	const lives = ['a', 'b'].map((match) => showMatch(tab, match));
	for (const [index, live] of lives.entries()) live.add(start(index === 0 ? 'a' : 'b'));
	await tab.saveUnsaved();
	expect(lives.map(({ writer }) => writer.state)).toEqual(['quota', 'quota']);
	for (const live of lives) live.leave();
	const stop = tab.watchUnsaved(changes);
	mend();
	await tab.saveUnsaved();
	stop();
	expect(changes).toHaveBeenCalled();
	expect(tab.unsavedMatches()).toEqual([]);
	expect(tab.linesInMemory().size).toBe(0);
	expect((await tab.storedMatchIds()).size).toBe(2);
});

test('the trouble of a refused open is told; the match is played and read from memory', async () => {
	vi.stubGlobal('indexedDB', undefined);
	const tab = await openTab();
	const live = showMatch(tab, 'm');
	live.add(start('m'));
	live.add(tap('m', 1));
	await settled(live.writer);
	expect(live.writer.state).toBe('refused');
	live.leave();
	expect(await tab.readLine('m')).toEqual({
		entries: live.log(),
		damaged: 0,
		last: 1,
		beside: [],
		trouble: 'refused'
	});
	await expect(tab.readLine('other')).rejects.toMatchObject({ code: 'refused' });
	expect(await tab.readRecentRows(5000)).toEqual({
		...{ rows: [project(live.log())], damaged: [], count: 1, trouble: 'refused' }
	});
	expect((await tab.readRow('m'))?.entries).toBe(2);
	expect((await tab.listPlayers()).players.map(({ id }) => id)).toEqual(['aki', 'ben']);
});

test('a match that is shown is whole in memory when the store is lost', async () => {
	const tab = await openTab();
	const log = [start('m'), tap('m', 1)];
	await storeMatch(tab, log);
	showMatch(tab, 'm', (await tab.readLine('m')).entries);
	vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
		throw new DOMException('Gone', 'UnknownError');
	});
	expect(await tab.readLine('m')).toEqual({ entries: log, damaged: 0, last: 1, beside: [], trouble: 'lost' });
});

test('two tabs on one match lose nothing and agree in the end', async () => {
	const here = await openTab();
	const there = await openTab();
	await storeMatch(here, [start('m')]);
	const lives = [showMatch(here, 'm', [start('m')]), showMatch(there, 'm', [start('m')])] as const;
	for (let seq = 1; seq <= 10; seq += 1) {
		for (const [index, live] of lives.entries())
			live.add(tap('m', live.log().length, `${index}-${seq}`, `tab-${index}`));
	}
	await Promise.all(lives.map(({ writer }) => settled(writer)));
	expect(lives.map(({ writer }) => writer.state)).toEqual(['saved', 'saved']);
	const { entries } = await here.readStoredLine('m');
	expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, seq) => seq));
	const said = entries.flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []));
	for (const index of [0, 1]) {
		const own = said.filter((action) => String(action).startsWith(`${index}-`));
		expect(own).toEqual(Array.from({ length: 10 }, (_, tapped) => `${index}-${tapped + 1}`));
	}
	expect(await here.readRow('m')).toEqual(project(entries));
});

test('unsaved entries of a match that is no longer shown are put after those of another tab', async () => {
	const here = await openTab();
	const there = await openTab();
	await storeMatch(here, [start('m')]);
	const live = showMatch(here, 'm', [start('m')]);
	const mend = failWrites(quotaError);
	live.add(tap('m', 1, 'ours'));
	await settled(live.writer);
	live.leave();
	mend();
	const theirs = tap('m', 1, 'theirs', 'tablet');
	await there.appendEntries([theirs], project([start('m'), theirs]), [start('m')]);
	const failAgain = failWrites(quotaError);
	const { entries, last } = await here.readLine('m');
	expect([entries, last]).toEqual([[start('m'), theirs, { ...tap('m', 1, 'ours'), seq: 2 }], 2]);
	failAgain();
	await here.saveUnsaved();
	expect((await there.readStoredLine('m')).entries).toEqual(entries);
});

test('entries the author leaves out after another tab was first are not stored', async () => {
	const tab = await openTab();
	const theirs = tap('m', 1, 'end', 'tablet');
	await storeMatch(tab, [start('m'), theirs]);
	let log: readonly Entry[] = [start('m'), tap('m', 1, 'ours')];
	const writer = tab.openWriter('m', {
		log: () => log,
		row: () => project(log),
		restamp: (stored) => {
			log = stored.entries;
			return { entries: [], row: project(log) };
		}
	});
	writer.add({ entries: log.slice(1), row: project(log) });
	await settled(writer);
	expect(writer.state).toBe('saved');
	expect((await tab.readStoredLine('m')).entries).toEqual([start('m'), theirs]);
});

test('waiting for an older tab shows as blocked, then as saved', async () => {
	const tab = await openTab();
	const open = vi.spyOn(indexedDB, 'open');
	const live = showMatch(tab, 'm');
	const states: SaveState[] = [];
	live.writer.watch((state) => states.push(state));
	live.add(start('m'));
	await blockOpening(open);
	expect(live.writer.state).toBe('blocked');
	await vi.waitFor(() => expect(live.writer.state).toBe('saved'));
	expect(states).toEqual(['saving', 'blocked', 'saving', 'saved']);
});
