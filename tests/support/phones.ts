/** For tests of `sync`: phones that share a group, each with its own database and modules, in one process. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { stamp, type Entry, type EntryBody } from '../../src/lib/match/entry.ts';
import { nextNumber } from '../../src/lib/match/line.ts';
import { toEntries } from '../../src/lib/store/lines/stored-line.ts';
import type { MatchRow } from '../../src/lib/store/lists/row.ts';
import type { Group } from '../../src/lib/sync/group.ts';
import type { GroupState, SyncStatus } from '../../src/lib/sync/trouble.ts';
import type { Couch } from './couch.mjs';
import { toyGame } from './toy-game.ts';
import { add } from './toy-log.ts';

const openedGroup = (url: string): Group => ({
	url,
	name: 'lea',
	password: 'secret',
	shared: { of: 'all' }
});

/** @returns the row of a toy match, as far as a group needs it. */
export const toyRow = (line: readonly Entry[]): MatchRow => {
	const [start] = line;
	const deletion = line.findLastIndex(({ kind }) => kind === 'delete');
	return {
		id: start?.match ?? '',
		game: 'toy',
		version: 2,
		players: start?.kind === 'start' ? start.players : [],
		started: start?.at ?? 0,
		changed: line.at(-1)?.at ?? 0,
		headline: { code: 'totals', params: {} },
		isDeleted: line.slice(deletion).some(({ kind }) => kind === 'delete') && line.at(-1)?.kind !== 'undo',
		entries: line.length
	};
};

/**
 * @param url of the group's database.
 * @param change of the group's settings.
 * @param now the clock of the phone.
 * @param hasGame whether this build has the toy game, of which all matches are.
 */
export const openPhone = async (
	url: string,
	change: Partial<Group> = {},
	now: () => number = Date.now,
	hasGame = true
) => {
	globalThis.indexedDB = new IDBFactory();
	vi.resetModules();
	const tab = {
		...(await import('../../src/lib/store/db/connection.ts')),
		...(await import('../../src/lib/store/lines/writer.ts')),
		...(await import('../../src/lib/store/lines/read-line.ts')),
		...(await import('../../src/lib/store/lines/receive.ts')),
		...(await import('../../src/lib/store/players/players.ts')),
		...(await import('../../src/lib/store/settings/settings.ts'))
	};
	const { GroupSync } = await import('../../src/lib/sync/group-sync.ts');
	const joined = await import('../../src/lib/sync/joined.ts');
	const { matchesToShare } = await import('../../src/lib/sync/shareable.ts');
	let group: Group = { ...openedGroup(url), ...change };
	await joined.keepGroup(group);
	const games = { project: toyRow, gameOf: () => (hasGame ? toyGame : undefined) };
	const make = () => new GroupSync(group, { now, chance: () => 0, gamesFor: () => Promise.resolve(games) });
	let sync = make();
	return {
		tab,
		get group() {
			return group;
		},
		joined,
		get sync() {
			return sync;
		},
		/** Starts synchronising. */
		join: (): void => {
			sync.stop();
			sync = make();
			void sync.run();
		},
		/**
		 * Leaves the group and joins another, without synchronising yet.
		 *
		 * @param heldBack the matches that are not given to it.
		 */
		move: async (next: string, shared: Group['shared'], heldBack: readonly string[] = []): Promise<void> => {
			sync.stop();
			await joined.forgetGroup();
			group = { ...openedGroup(next), shared };
			await joined.keepGroup(group, heldBack);
		},
		/** Stops synchronising. */
		leave: (): void => sync.stop(),
		/** Those of the matches that are given to the group, by what is shared with it. */
		matchesToShare: async (matches: readonly string[], shared = group.shared) => [
			...(await matchesToShare({ ...group, shared }, matches)).keys()
		],
		/** The stored entries of all matches that begin so, in the order of their keys. */
		entries: async (prefix = '') => {
			const range = IDBKeyRange.bound([prefix], [`${prefix}\uffff`]);
			return toEntries(await tab.read(['lines'], (tx) => tx.objectStore('lines').getAll(range)));
		}
	};
};
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Waits until the phone's standing in the group is as given. @returns its state then. */
export const stands = (phone: Phone, is: SyncStatus['is']): Promise<GroupState> =>
	new Promise((done) => {
		const look = (state: GroupState): void => {
			if (state.standing.is !== is) return;
			stop();
			done(state);
		};
		const stop = phone.sync.watch(look);
		queueMicrotask(() => look(phone.sync.state));
	});

/** A start of the toy game. */
export const toyStart = (
	match: string,
	{
		at = 1000,
		names = ['Aki', 'Ben'],
		device = 'phone'
	}: { at?: number; names?: readonly string[]; device?: string } = {}
): Entry => ({
	...{
		match,
		seq: 0,
		device,
		number: 0,
		at,
		kind: 'start',
		game: 'toy',
		version: 2,
		options: { goal: 1_000_000 }
	},
	players: names.map((name) => ({ id: name.toLowerCase(), name })),
	opening: []
});

/** Begins a match. */
export const begin = async (
	on: Phone,
	match: string,
	more: Parameters<typeof toyStart>[1] = {}
): Promise<void> => {
	const start = toyStart(match, { device: await on.tab.deviceId(), ...more });
	await on.tab.appendEntries([start], toyRow([start]), []);
	on.sync.nudge(match);
};

/** Adds an entry to a match. */
export const say = async (
	on: Phone,
	match: string,
	body: EntryBody = add(0, 1),
	by?: string
): Promise<void> => {
	const { entries, last } = await on.tab.readStoredLine(match);
	const device = by ?? (await on.tab.deviceId());
	const entry = stamp({ device, now: () => 2000 + last }, match, last + 1, body, nextNumber(device, entries));
	await on.tab.appendEntries([entry], toyRow([...entries, entry]), entries);
	on.sync.nudge(match);
};

/** @returns how many entries each match has in a group, past everything that goes wrong. */
export const lengthsIn = async (couch: Couch, group = 'group'): Promise<Readonly<Record<string, number>>> => {
	const { rows } = await couch.database(group).allDocs();
	const ids = rows.map(({ id }) => id).filter((id) => id.startsWith('match!'));
	const documents = await Promise.all(ids.map((id) => couch.database(group).get(id)));
	return Object.fromEntries(
		documents.map(({ _id, entries }) => [String(_id).slice(6), (entries as unknown[]).length])
	);
};
