/**
 * For tests of the store: tabs of one browser, matches of a made-up game ("pebbles"), and a dump of the
 * database.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, type IDBPDatabase } from 'idb';
import { onTestFinished, vi, type MockInstance } from 'vitest';
import { renumber } from '../../src/lib/match/behind.ts';
import type { Entry, StartEntry } from '../../src/lib/match/entry.ts';
import type { Folded } from '../../src/lib/match/fold.ts';
import { compareLines } from '../../src/lib/match/line.ts';
import type { Projector } from '../../src/lib/store/backup/import.ts';
import type { Author } from '../../src/lib/store/lines/writer.ts';
import type { MatchRow } from '../../src/lib/store/lists/row.ts';

/** Replaces the database by an empty one, and undoes all mocks. */
export const openBrowser = (): void => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	globalThis.indexedDB = new IDBFactory();
};

/**
 * Opens a tab: fresh instances of the store's modules, with their own connection and unsaved entries, over
 * the same database. The modules are reset when the test ends, so that nothing unsaved gets into the next
 * test.
 */
export const openTab = async () => {
	vi.resetModules();
	onTestFinished(() => void vi.resetModules());
	return {
		...(await import('../../src/lib/store/db/connection.ts')),
		...(await import('../../src/lib/store/db/trouble.ts')),
		...(await import('../../src/lib/store/lines/writer.ts')),
		...(await import('../../src/lib/store/lines/read-line.ts')),
		...(await import('../../src/lib/store/lines/receive.ts')),
		...(await import('../../src/lib/store/lines/move.ts')),
		...(await import('../../src/lib/store/lists/read-rows.ts')),
		...(await import('../../src/lib/store/lists/make-row.ts')),
		...(await import('../../src/lib/store/lines/unsaved.ts')),
		...(await import('../../src/lib/store/players/players.ts')),
		...(await import('../../src/lib/store/players/persons.ts')),
		...(await import('../../src/lib/store/players/delete-player.ts')),
		...(await import('../../src/lib/store/players/player.ts')),
		...(await import('../../src/lib/store/players/same-player.ts')),
		...(await import('../../src/lib/store/rule-sets/rule-sets.ts')),
		...(await import('../../src/lib/store/settings/settings.ts')),
		...(await import('../../src/lib/store/db/tabs.ts')),
		...(await import('../../src/lib/store/backup/export.ts')),
		...(await import('../../src/lib/store/backup/label.ts')),
		...(await import('../../src/lib/store/backup/import.ts'))
	};
};
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** @returns the start entry of a match of pebbles. @param at milliseconds since 1970 */
export const start = (match: string, at = 1000, names: readonly string[] = ['Aki', 'Ben']): StartEntry => ({
	match,
	seq: 0,
	device: 'phone',
	at,
	number: 0,
	kind: 'start',
	game: 'pebbles',
	version: 1,
	options: { goal: 3 },
	players: names.map((name) => ({ id: name.toLowerCase(), name })),
	opening: []
});

/** @returns an action of a match of pebbles. */
export const tap = (match: string, seq: number, said: unknown = seq, device = 'phone'): Entry => ({
	match,
	seq,
	device,
	at: 1000 + seq,
	number: seq,
	kind: 'action',
	version: 1,
	action: said
});

/** @returns the row of a match of pebbles, which is over after the action `'end'`, unless an undo follows. */
export const project = (entries: readonly Entry[]): MatchRow => {
	const begun = entries.find((entry) => entry.kind === 'start');
	const ending = entries.findLastIndex((entry) => entry.kind === 'action' && entry.action === 'end');
	const isEnded = ending > entries.findLastIndex(({ kind }) => kind === 'undo');
	return {
		id: entries[0]?.match ?? '',
		game: begun?.game ?? '',
		version: 1,
		players: begun?.players ?? [],
		started: begun?.at ?? 0,
		changed: Math.max(...entries.map(({ at }) => at)),
		headline: { code: 'so-far', params: { taps: entries.length } },
		...(isEnded && { outcome: { winners: [0], reason: { code: 'end', params: {} }, rule: 'end' } }),
		isDeleted: entries.some(({ kind }) => kind === 'delete'),
		entries: entries.length
	};
};

/**
 * Takes and judges matches of pebbles: a line that comes is taken unless it is a part of the one here. Judging needs a real
 * game, and is tested elsewhere.
 */
export const projector: Projector = {
	judge: (here, came) =>
		['equal', 'ours-longer'].includes(compareLines(here, came).is)
			? { is: 'nothing' }
			: { is: 'taken', line: came, folded: {} as Folded },
	putBehind: (line, pending, before) => renumber(line, pending, before),
	gameOf: () => undefined,
	judgeRuleSet: () => undefined,
	project
};

/** Stores a whole line, in the place of another one. */
export const storeMatch = async (tab: Tab, entries: readonly Entry[]): Promise<void> => {
	const isNew = await tab.appendEntries(entries, project(entries), []);
	if (!isNew) await tab.receive(entries[0]?.match ?? '', () => ({ line: entries }), project);
};

/** Uses a `MatchWriter` as the play screens do, for a match of pebbles, in which every action is allowed. */
export const showMatch = (tab: Tab, match: string, known: readonly Entry[] = []) => {
	let log = [...known];
	const author: Author = {
		log: () => log,
		row: () => project(log),
		restamp: (stored, pending) => {
			const entries = renumber(stored.entries, pending, { known: log, last: stored.last });
			log = [...stored.entries, ...entries];
			return { entries, row: project(log) };
		}
	};
	const writer = tab.openWriter(match, author);
	return {
		writer,
		log: () => log,
		leave: () => writer.leave(author),
		add: (...entries: readonly Entry[]) => {
			log = [...log, ...entries];
			writer.add({ entries, row: project(log) });
		}
	};
};

/** Creates the database with the schema of version 1. @returns the open connection. */
export const openVersionOne = (): Promise<IDBPDatabase> =>
	openDB('ochaya', 1, {
		upgrade: (database) => {
			database.createObjectStore('entries', { keyPath: ['match', 'seq', 'device'] });
			const matches = database.createObjectStore('matches', { keyPath: 'id' });
			matches.createIndex('byChange', ['listed.changed', 'id']);
			matches.createIndex('byGame', ['game', 'listed.changed', 'id']);
			matches.createIndex('byStatus', ['listed.status', 'listed.changed', 'id']);
			matches.createIndex('byPlayer', 'listed.byPlayer', { multiEntry: true });
			database.createObjectStore('players', { keyPath: 'id' });
			database.createObjectStore('settings');
		}
	});

/** @returns the content of the whole database as text, for comparison. */
export const dump = async (): Promise<string> => {
	const database = await openDB('ochaya');
	const stores: [string, unknown, unknown][] = [];
	for (const name of database.objectStoreNames) {
		stores.push([name, await database.getAllKeys(name), await database.getAll(name)]);
	}
	database.close();
	return JSON.stringify(stores);
};

export const quotaError = (): DOMException => new DOMException('Full', 'QuotaExceededError');

/**
 * @returns the result of the first call of a spied function, before any event on the result can have fired.
 */
export const firstResult = async <Result>(
	spy: MockInstance<(...given: never[]) => Result>
): Promise<Result> => {
	for (let turns = 0; turns < 1000; turns += 1) {
		const [result] = spy.mock.results;
		if (result?.type === 'return') return result.value;
		await Promise.resolve();
	}
	throw new Error('Not called');
};

/** Fires `blocked` on an opening of the database, as an older tab does that does not close its connection. */
export const blockOpening = async (open: MockInstance<typeof indexedDB.open>): Promise<void> => {
	const request = await firstResult(open);
	request.dispatchEvent(new IDBVersionChangeEvent('blocked', { oldVersion: 1 }));
};

/** Makes `IDBObjectStore.add` throw. @returns a function that ends this. */
export const failWrites = (error: () => DOMException): (() => void) => {
	const failing = (['add', 'put'] as const).map((name) =>
		vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(() => {
			throw error();
		})
	);
	return () => failing.forEach((one) => one.mockRestore());
};
