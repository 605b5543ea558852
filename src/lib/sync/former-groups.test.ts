/** A phone remembers which matches were in a group that it left, and gives the next one nothing of these. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCouch, type Couch } from '../../../tests/support/couch.mjs';
import { openPhone, stands, type Phone } from '../../../tests/support/phones.ts';
import { project, start, storeMatch, tap } from '../../../tests/support/store-tab.ts';
import type { Entry } from '../match/entry.ts';
import { entryDocument, playerDocument, ruleSetDocument } from './document.ts';
import type { Shared } from './group.ts';

let couch: Couch;
let phones: Phone[] = [];
const ownOnly: Shared = { of: 'chosen', received: false, groups: [] };
const addressOf = (name: string): string => `${couch.origin}/${name}`;

/** A phone of the first group, whose own device is the one of the matches that `start` makes. */
const phone = async (shared: Shared = { of: 'all' }): Promise<Phone> => {
	const opened = await openPhone(addressOf('first'), { shared });
	phones.push(opened);
	await opened.tab.write(['settings'], (tx) => tx.objectStore('settings').put('phone', 'device'));
	return opened;
};
const synced = async (on: Phone): Promise<void> => {
	on.join();
	await stands(on, 'in-step');
};
const idsOf = async (name: string): Promise<readonly string[]> =>
	(await couch.database(name).allDocs()).rows.map(({ id }) => id);

/** A match of the first group that another phone began there. */
const theirs: Entry = { ...start('theirs', 1000, ['Cleo', 'Dan']), device: 'cleos' };
const teas = { id: 'teas', game: 'pebbles', version: 1, name: 'Tea', preset: 'plain', options: {} };

beforeEach(async () => {
	couch = await startCouch();
	for (const name of ['first', 'second']) await couch.database(name).info();
	await couch
		.database('first')
		.bulkDocs([
			entryDocument(theirs),
			playerDocument({ id: 'cleo', name: 'Cleo', created: 1 }),
			playerDocument({ id: 'emil', name: 'Emil', created: 1 }),
			ruleSetDocument({ ...teas, created: 1, changed: 1 })
		]);
});
afterEach(async () => {
	for (const opened of phones) opened.leave();
	phones = [];
	await couch.stop();
});

test('another group gets the matches of this phone alone, and nobody and no rules of the group that was left', async () => {
	const lea = await phone();
	await storeMatch(lea.tab, [start('sent')]);
	await synced(lea);
	expect(await idsOf('first')).toContain('sent!0000000!phone');
	await lea.move(addressOf('second'), ownOnly);
	await storeMatch(lea.tab, [start('since', 2000, ['Aki', 'Fay'])]);
	await synced(lea);
	expect(await idsOf('second')).toEqual(['player!aki', 'player!fay', 'since!0000000!phone']);
	expect((await lea.entries()).length).toBe(3);
});

test('what it is to get of the group that was left, it gets', async () => {
	const lea = await phone();
	await synced(lea);
	await lea.move(addressOf('second'), { ...ownOnly, groups: [addressOf('first')] });
	await synced(lea);
	expect(await idsOf('second')).toEqual([
		'player!cleo',
		'player!dan',
		`rule-set!teas!${'1'.padStart(15, '0')}`,
		'theirs!0000000!cleos'
	]);
});

test('a group that is joined again has its matches again, also after its database was lost', async () => {
	const lea = await phone();
	await synced(lea);
	await lea.move(addressOf('second'), ownOnly);
	await synced(lea);
	const anew = await startCouch();
	await anew.database('first').info();
	couch.faults.intercept = (request, response) => {
		anew.handle(request, response);
		return true;
	};
	await lea.move(addressOf('first'), ownOnly);
	await synced(lea);
	const { rows } = await anew.database('first').allDocs();
	expect(rows.map(({ id }) => id)).toEqual([
		'player!cleo',
		'player!dan',
		'player!emil',
		`rule-set!teas!${'1'.padStart(15, '0')}`,
		'theirs!0000000!cleos'
	]);
	await anew.stop();
});

test('what came from a group is sent back to it when its database was lost meanwhile', async () => {
	const lea = await phone(ownOnly);
	await synced(lea);
	lea.leave();
	const anew = await startCouch();
	await anew.database('first').info();
	couch.faults.intercept = (request, response) => {
		anew.handle(request, response);
		return true;
	};
	await synced(lea);
	const { rows } = await anew.database('first').allDocs();
	expect(rows.map(({ id }) => id)).toContain('theirs!0000000!cleos');
	await anew.stop();
});

test('a phone without a memory gives what has entries of other phones only if it is chosen', async () => {
	const lea = await phone(ownOnly);
	await storeMatch(lea.tab, [start('own'), tap('own', 1)]);
	await storeMatch(lea.tab, [start('both'), tap('both', 1, 'tap', 'sams')]);
	await synced(lea);
	expect(await idsOf('first')).not.toContain('both!0000000!phone');
	expect(await idsOf('first')).toContain('own!0000001!phone');
	await lea.marks.keepGroup({ ...lea.group, shared: { ...ownOnly, received: true } });
	expect(await lea.unsentMatches({ ...ownOnly, received: true })).toEqual(['both']);
});

test('a match begun here since the phone joined goes there, whoever played on in it', async () => {
	const lea = await phone();
	await lea.move(addressOf('second'), ownOnly);
	const now = Date.now();
	await storeMatch(lea.tab, [start('handed', now + 1000), tap('handed', 1, 'tap', 'sams')]);
	await storeMatch(lea.tab, [start('before', now - 60_000), tap('before', 1, 'tap', 'sams')]);
	await storeMatch(lea.tab, [{ ...start('theirs', now + 1000), device: 'sams' }, tap('theirs', 1)]);
	expect(await lea.unsentMatches()).toEqual(['handed']);
	await synced(lea);
	expect((await idsOf('second')).filter((id) => !id.startsWith('player!'))).toEqual([
		'handed!0000000!phone',
		'handed!0000001!sams'
	]);
});

test('matches that are held back stay here, and those begun later go', async () => {
	const lea = await phone();
	await storeMatch(lea.tab, [start('before')]);
	await lea.move(addressOf('second'), ownOnly, ['before']);
	await synced(lea);
	await storeMatch(lea.tab, [start('after', 500)]);
	lea.sync.nudge('after');
	await vi.waitUntil(async () => (await idsOf('second')).includes('after!0000000!phone'));
	lea.sync.nudge();
	await vi.waitUntil(async () => (await idsOf('second')).includes('player!ben'));
	expect(await idsOf('second')).toEqual(['after!0000000!phone', 'player!aki', 'player!ben']);
});

test('deleted matches that the group never had stay here', async () => {
	const lea = await phone(ownOnly);
	const log: readonly Entry[] = [
		start('gone'),
		{ match: 'gone', seq: 1, device: 'phone', at: 2000, kind: 'delete' }
	];
	await lea.tab.appendEntries(log, project(log), -1, []);
	await synced(lea);
	expect((await idsOf('first')).filter((id) => id.startsWith('gone'))).toEqual([]);
});

test('only matches of chosen players go, of those begun later too', async () => {
	const lea = await phone({ ...ownOnly, players: ['fay'] });
	await storeMatch(lea.tab, [start('aki')]);
	await storeMatch(lea.tab, [start('fay', 2000, ['Fay', 'Ben'])]);
	await synced(lea);
	const ids = await idsOf('first');
	expect(ids.filter((id) => id.endsWith('!phone'))).toEqual(['fay!0000000!phone']);
	expect(ids.filter((id) => id.startsWith('player'))).toEqual(['player!cleo', 'player!emil', 'player!fay']);
});

test('a damaged memory of one group leaves those of the others', async () => {
	const lea = await phone();
	await synced(lea);
	await lea.move(addressOf('second'), ownOnly);
	await storeMatch(lea.tab, [start('since')]);
	await synced(lea);
	await lea.marks.forgetGroup();
	await lea.tab.write(['settings'], async (tx) => {
		const settings = tx.objectStore('settings');
		const stored = (await settings.get('former-groups')) as unknown[];
		await settings.put([7, ...stored.slice(1)], 'former-groups');
	});
	const { readAllFormer } = await import('./former-groups.ts');
	const former = await lea.tab.read(['settings'], (tx) => readAllFormer(tx.objectStore('settings')));
	expect([...former]).toEqual([
		['since', [addressOf('second')]],
		['theirs', []]
	]);
});

test('what ends only after another window has left the group leaves no mark of it behind', async () => {
	const lea = await phone();
	await storeMatch(lea.tab, [start('sent')]);
	let isLeft = false;
	couch.faults.intercept = (request, response) => {
		if (isLeft || !request.url?.includes('_bulk_docs')) return false;
		isLeft = true;
		const pass = (): void => couch.handle(request, response);
		lea.marks.forgetGroup().then(pass, pass);
		return true;
	};
	lea.join();
	await vi.waitUntil(() => isLeft && lea.sync.state.standing.is !== 'on-its-way');
	const keys = await lea.tab.read(['settings'], (tx) => tx.objectStore('settings').getAllKeys());
	expect(keys.filter((key) => key.startsWith('house:'))).toEqual([]);
});
