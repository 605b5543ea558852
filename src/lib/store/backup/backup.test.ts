import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../match/entry.ts';
import { backupLimit, readBackup, type Backup, type BackupPiece } from './file-format.ts';
import { isBackupRefusal } from './label.ts';
import type { Judgement } from '../../match/judge-line.ts';
import type { Projector } from './import.ts';
import { exported, importBackup, unasked } from '../../../../tests/support/backup-tab.ts';
import {
	dump,
	failWrites,
	openBrowser,
	openTab,
	project,
	projector,
	quotaError,
	showMatch,
	start,
	storeMatch,
	tap,
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const now = (): number => Date.UTC(2026, 0, 2);

const reread = (backup: Backup): BackupPiece => {
	const read = readBackup(JSON.stringify(backup));
	if (isBackupRefusal(read)) throw new Error(`${read.refused} ${read.where}`);
	return read;
};
const fileOf = (entries: readonly Entry[], players: Backup['players'] = []): Backup => ({
	format: 'ochaya-backup',
	version: 9,
	exported: new Date(now()).toISOString(),
	entries,
	players
});
const importAll = (tab: Tab, backup: Backup) => importBackup(tab, reread(backup), projector);

const nothingKeptBack = { deleted: 0, differing: 0, unread: 0, asked: [], kept: [] };

const furnish = async (tab: Tab): Promise<void> => {
	await tab.addPlayer(
		'Cleo',
		() => 5,
		() => 'cleo'
	);
	const own = [start('a'), tap('a', 1), tap('a', 2, 'end')];
	await tab.receive('a', () => ({ line: own }), project);
	const others = [start('b', 2000, ['Ben', 'Cleo']), tap('b', 1, { cards: [1, null, 'x'] })];
	await tab.receive('b', () => ({ line: others }), project);
	await tab.rememberSetup('pebbles', { goal: 3 });
};

test('exported and imported into an empty browser, everything is the same, but for the device', async () => {
	const tab = await openTab();
	await furnish(tab);
	const before = await dump();
	const { backup, trouble } = await exported(tab, now);
	expect([trouble, backup.exported]).toEqual([undefined, '2026-01-02T00:00:00.000Z']);

	openBrowser();
	const other = await openTab();
	await other.deviceId();
	expect(await importAll(other, backup)).toEqual({
		matches: 2,
		entries: 5,
		players: 3,
		ruleSets: 0,
		seasons: 0,
		refusedRuleSets: [],
		...nothingKeptBack
	});
	const device = await other.deviceId();
	expect((await dump()).replace('"device",', '').replace(`"${device}",`, '')).toBe(before);
	expect((await exported(other, now)).backup).toEqual(backup);
	expect(JSON.stringify((await exported(other, now)).backup)).not.toContain(device);
});

test('importing the same again changes nothing', async () => {
	const tab = await openTab();
	await furnish(tab);
	const { backup } = await exported(tab, now);
	const before = await dump();
	expect(await importAll(tab, backup)).toEqual({
		matches: 0,
		entries: 0,
		players: 0,
		ruleSets: 0,
		seasons: 0,
		refusedRuleSets: [],
		...nothingKeptBack
	});
	expect(await dump()).toBe(before);
});

test('what is here is never changed: matches that contradict it, players, setups', async () => {
	const tab = await openTab();
	await furnish(tab);
	await tab.renamePlayer('ben', 'Benoît');
	const before = await dump();
	const file = {
		...fileOf([start('a'), tap('a', 1, 'other')], [{ id: 'ben', name: 'Bob', created: 1 }]),
		setups: { pebbles: 'other' }
	};
	const judge: Projector['judge'] = () => ({ is: 'refused', why: 'differs' });
	const result = await importBackup(tab, reread(file), { ...projector, judge });
	expect(result).toMatchObject({ entries: 0, differing: 1, players: 0 });
	expect(await dump()).toBe(before);
});

test('a match continued elsewhere gets its entries, its row and its players', async () => {
	const tab = await openTab();
	await furnish(tab);
	const line = [start('a'), tap('a', 1), tap('a', 2, 'end'), tap('a', 3, 'more', 'tablet')];
	expect(await importAll(tab, fileOf(line))).toMatchObject({ matches: 1, entries: 1 });
	expect((await tab.readStoredLine('a')).entries).toEqual(line);
	expect(await tab.readRow('a')).toEqual(project(line));
});

test('an import without room changes nothing', async () => {
	const tab = await openTab();
	await furnish(tab);
	const before = await dump();
	const mend = failWrites(quotaError);
	await expect(importAll(tab, fileOf([start('z')]))).rejects.toMatchObject({ code: 'quota' });
	mend();
	expect(await dump()).toBe(before);
});

test('an import that fails at its last match takes back the first', async () => {
	const tab = await openTab();
	await furnish(tab);
	const before = await dump();
	const failing: Projector = {
		...projector,
		project: (entries) => {
			if (entries[0]?.match === 'z') throw new Error('broken');
			return project(entries);
		}
	};
	const file = fileOf([start('y'), start('z')]);
	await expect(importBackup(tab, file, failing)).rejects.toMatchObject({ code: 'lost' });
	expect(await dump()).toBe(before);
});

test('a match that cannot be read stops no other from being imported', async () => {
	const tab = await openTab();
	await furnish(tab);
	const judge: Projector['judge'] = (here, came) =>
		came[0]?.match === 'z' ? { is: 'refused', why: 'unknown-game' } : projector.judge(here, came);
	const result = await importBackup(tab, fileOf([start('z'), start('y')]), { ...projector, judge });
	expect(result).toMatchObject({ matches: 1, unread: 1 });
	expect(await tab.readRow('y')).toEqual(project([start('y')]));
	expect(await tab.readRow('z')).toBeUndefined();
	expect([...tab.gamesOf(fileOf([start('y'), start('z')]))]).toEqual(['pebbles']);
});

test('a player who comes as the same person as one of ours is not, until a player here says so', async () => {
	const tab = await openTab();
	await furnish(tab);
	const file = fileOf(
		[],
		[
			{ id: 'max', name: 'Max', created: 1, sameAs: 'ben' },
			{ id: 'tom', name: 'Tom', created: 1, sameAs: 'max' }
		]
	);
	await importBackup(tab, file, projector, { ...unasked, own: new Set(['aki', 'ben', 'cleo']) });
	const { players } = await tab.listPlayers();
	expect(players.find(({ id }) => id === 'max')).toEqual({ id: 'max', name: 'Max', created: 1 });
	expect(players.find(({ id }) => id === 'tom')?.sameAs).toBe('max');
});

test('matches with a question are named, and the answer is stored', async () => {
	const tab = await openTab();
	await furnish(tab);
	const question = { about: 'parted' } as unknown as Extract<Judgement, { is: 'asked' }>['question'];
	const judge: Projector['judge'] = () => ({ is: 'asked', question });
	const theirs = [start('a'), tap('a', 1), tap('a', 2, 'theirs', 'tablet')];
	const asking = { ...projector, judge };
	expect(await importBackup(tab, fileOf(theirs), asking)).toMatchObject({ entries: 0, asked: ['a'] });
	const said = {
		answers: new Map([['a', 'both' as const]]),
		clock: { device: 'here', now: () => 9000 }
	};
	const answered = await importBackup(tab, fileOf(theirs), asking, { ...unasked, said });
	expect(answered).toMatchObject({ matches: 2, asked: [], kept: [expect.stringMatching(/^a--/)] });
	expect((await tab.readStoredLine('a')).entries).toEqual(theirs);
});

const good = fileOf([start('a'), tap('a', 1)]);
const text = (value: unknown): string => JSON.stringify(value);
test.each([
	['nothing', '', 'not-json'],
	['garbage', '\0\u0001garbage', 'not-json'],
	['what is cut off', text(good).slice(0, -20), 'not-json'],
	['null', 'null', 'foreign'],
	['a list', '[]', 'foreign'],
	['a number', '7', 'foreign'],
	['another format', '{"format":"other","version":1}', 'foreign'],
	['a format whose name begins as ours', text({ ...good, format: 'ochaya-backup2' }), 'foreign'],
	['a later version', text({ ...good, version: 10, anything: true }), 'newer'],
	['a version that is a word', text({ ...good, version: 'one' }), 'damaged', 'version'],
	['a version before the first', text({ ...good, version: 0 }), 'damaged', 'version'],
	['a file without entries', text({ ...good, entries: undefined }), 'damaged', 'entries'],
	['a date that is none', text({ ...good, exported: 'yesterday' }), 'damaged', 'exported'],
	['a key too many', text({ ...good, more: 1 }), 'damaged', 'more'],
	[
		'a number below zero in a log',
		text({ ...good, entries: [start('a'), { ...tap('a', 1), seq: -1 }] }),
		'damaged',
		'entries.1.seq'
	],
	[
		'an unknown kind',
		text({ ...good, entries: [start('a'), { ...tap('a', 1), kind: 'wish' }] }),
		'damaged',
		'entries.1.kind'
	],
	[
		'markup for an id',
		text({ ...good, entries: [start('a'), { ...tap('a', 1), match: '<script>' }] }),
		'damaged',
		'entries.1.match'
	],
	[
		'a rule set without its game',
		text({ ...good, ruleSets: [{ id: 'x', name: 'Home' }] }),
		'damaged',
		'ruleSets.0.game'
	],
	[
		'a player without a name',
		text({ ...good, players: [{ id: 'x', name: '', created: 1 }] }),
		'damaged',
		'players.0.name'
	],
	[
		'lists within lists without end',
		text(good).replace('"action":1', `"action":${'['.repeat(9999)}${']'.repeat(9999)}`),
		'damaged'
	],
	['what is longer than any backup', ' '.repeat(backupLimit + 1), 'too-big']
])('%s is refused', (_, file, refused, where?: string) => {
	expect(readBackup(file)).toEqual({ refused, ...(where !== undefined && { where }) });
});

test('whatever is read gives a backup or a refusal, and never throws', () => {
	fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (file) => isBackupRefusal(readBackup(file))));
	const whole = text(good);
	fc.assert(
		fc.property(fc.nat(whole.length - 1), fc.string({ maxLength: 3 }), (place, put) => {
			expect(readBackup(whole.slice(0, place) + put + whole.slice(place + 1))).toBeTypeOf('object');
		})
	);
});

test('what waits to be stored is exported too', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('a')]);
	const live = showMatch(tab, 'a', [start('a')]);
	failWrites(quotaError);
	live.add(tap('a', 1));
	const { backup } = await exported(tab, now);
	expect(backup.entries).toEqual([start('a'), tap('a', 1)]);
	expect(tab.backupOfEntries(live.log(), now)).toEqual(fileOf(live.log()));
});

test('where the store is refused, what is in memory is exported, and can be imported elsewhere', async () => {
	vi.stubGlobal('indexedDB', undefined);
	const tab = await openTab();
	const live = showMatch(tab, 'a');
	live.add(start('a'));
	live.add(tap('a', 1));
	const { backup, trouble } = await exported(tab, now);
	expect([trouble, backup.entries]).toEqual(['refused', live.log()]);

	openBrowser();
	const other = await openTab();
	expect(await importAll(other, backup)).toMatchObject({ matches: 1, entries: 2, players: 2 });
	expect(await other.readRow('a')).toEqual(project(live.log()));
});

test('a match exported from memory brings its players along', async () => {
	const tab = await openTab();
	const log = [start('a'), tap('a', 1)];
	expect(await importAll(tab, tab.backupOfEntries(log, now))).toMatchObject({ entries: 2, players: 2 });
	expect((await tab.listPlayers()).players.map(({ name }) => name)).toEqual(['Aki', 'Ben']);
});

test('damaged values are exported apart, and the file can be imported', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('a')]);
	const bad = { match: 'a', seq: 1, device: 'phone', number: 1, kind: 'rubbish' };
	const orphan = tap('lone', 1);
	await tab.write(['lines'], async (transaction) => {
		await transaction.objectStore('lines').add(bad);
		await transaction.objectStore('lines').add(orphan);
	});
	const { backup } = await exported(tab, now);
	expect(backup.entries).toEqual([start('a')]);
	expect(backup.damaged).toEqual([bad, orphan]);
	expect(await importAll(tab, backup)).toMatchObject({ entries: 0 });
	// A line that comes has what is damaged here.
	expect(await importAll(tab, fileOf([start('a'), tap('a', 1)]))).toMatchObject({ entries: 1 });
	expect(await tab.readStoredLine('a')).toMatchObject({ entries: [start('a'), tap('a', 1)], damaged: 0 });
});
