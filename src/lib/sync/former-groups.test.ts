/** A phone remembers which matches were in a group that it left, and gives the next one nothing of these. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCouch, type Couch } from '../../../tests/support/couch.mjs';
import { groupSign } from '../../../tests/support/group-sign.ts';
import { begin, openPhone, say, stands, toyStart, type Phone } from '../../../tests/support/phones.ts';
import { matchDocument, playerDocument, ruleSetDocument } from './document.ts';
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
	(await couch.database(name).allDocs()).rows.map(({ id }) => id).filter((id) => id !== 'group');

/** A match of the first group that another phone began there. */
const theirs = toyStart('theirs', { names: ['Cleo', 'Dan'], device: 'cleos' });
const teas = { id: 'teas', game: 'pebbles', version: 1, name: 'Tea', preset: 'plain', options: {} };

beforeEach(async () => {
	couch = await startCouch();
	for (const name of ['first', 'second']) await couch.database(name).put(groupSign);
	await couch
		.database('first')
		.bulkDocs([
			matchDocument('theirs', [theirs]),
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
	await begin(lea, 'sent');
	await synced(lea);
	expect(await idsOf('first')).toContain('match!sent');
	await lea.move(addressOf('second'), ownOnly);
	await begin(lea, 'since', { names: ['Aki', 'Fay'] });
	await synced(lea);
	expect(await idsOf('second')).toEqual(['match!since', 'player!aki', 'player!fay']);
	expect((await lea.entries()).length).toBe(3);
});

test('what it is to get of the group that was left, it gets', async () => {
	const lea = await phone();
	await synced(lea);
	await lea.move(addressOf('second'), { ...ownOnly, groups: [addressOf('first')] });
	await synced(lea);
	expect(await idsOf('second')).toEqual(['match!theirs', 'player!cleo', 'player!dan', 'rule-set!teas']);
});

test('a group that is joined again has its matches again, also after its database was lost', async () => {
	const lea = await phone();
	await synced(lea);
	await lea.move(addressOf('second'), ownOnly);
	await synced(lea);
	const anew = await startCouch();
	await anew.database('first').put(groupSign);
	couch.faults.intercept = (request, response) => {
		anew.handle(request, response);
		return true;
	};
	await lea.move(addressOf('first'), ownOnly);
	await synced(lea);
	const { rows } = await anew.database('first').allDocs();
	expect(rows.map(({ id }) => id)).toEqual([
		'group',
		'match!theirs',
		'player!cleo',
		'player!dan',
		'player!emil',
		'rule-set!teas'
	]);
	await anew.stop();
});

test('what came from a group is sent back to it when its database was lost meanwhile', async () => {
	const lea = await phone(ownOnly);
	await synced(lea);
	lea.leave();
	const anew = await startCouch();
	await anew.database('first').put(groupSign);
	couch.faults.intercept = (request, response) => {
		anew.handle(request, response);
		return true;
	};
	await synced(lea);
	const { rows } = await anew.database('first').allDocs();
	expect(rows.map(({ id }) => id)).toContain('match!theirs');
	await anew.stop();
});

test('a phone without a memory gives what has entries of other phones only if it is chosen', async () => {
	const lea = await phone(ownOnly);
	await begin(lea, 'own');
	await say(lea, 'own');
	await begin(lea, 'both');
	await say(lea, 'both', undefined, 'sams');
	await synced(lea);
	expect(await idsOf('first')).not.toContain('match!both');
	expect(await idsOf('first')).toContain('match!own');
	expect(await lea.matchesToShare(['both'], { ...ownOnly, received: true })).toEqual(['both']);
});

test('a match begun here since the phone joined goes there, whoever played on in it', async () => {
	const lea = await phone();
	await lea.move(addressOf('second'), ownOnly);
	const now = Date.now();
	await begin(lea, 'handed', { at: now + 1000 });
	await say(lea, 'handed', undefined, 'sams');
	await begin(lea, 'before', { at: now - 60_000 });
	await say(lea, 'before', undefined, 'sams');
	await begin(lea, 'theirs', { at: now + 1000, device: 'sams' });
	await say(lea, 'theirs');
	expect(await lea.matchesToShare(['handed', 'before', 'theirs'])).toEqual(['handed']);
	await synced(lea);
	expect((await idsOf('second')).filter((id) => !id.startsWith('player!'))).toEqual(['match!handed']);
});

test('matches that are held back stay here, and those begun later go', async () => {
	const lea = await phone();
	await begin(lea, 'before');
	await lea.move(addressOf('second'), ownOnly, ['before']);
	await synced(lea);
	await begin(lea, 'after', { at: 500 });
	await vi.waitUntil(async () => (await idsOf('second')).includes('match!after'));
	lea.sync.nudge();
	await vi.waitUntil(async () => (await idsOf('second')).includes('player!ben'));
	expect(await idsOf('second')).toEqual(['match!after', 'player!aki', 'player!ben']);
});

test('deleted matches that the group never had stay here', async () => {
	const lea = await phone(ownOnly);
	await begin(lea, 'gone');
	await say(lea, 'gone', { kind: 'delete' });
	await synced(lea);
	expect(await idsOf('first')).not.toContain('match!gone');
});

test('only matches of chosen players go, of those begun later too', async () => {
	const lea = await phone({ ...ownOnly, players: ['fay'] });
	await begin(lea, 'aki');
	await begin(lea, 'fay', { names: ['Fay', 'Ben'] });
	await synced(lea);
	const ids = await idsOf('first');
	expect(ids.filter((id) => id.startsWith('match!'))).toEqual(['match!fay', 'match!theirs']);
	expect(ids.filter((id) => id.startsWith('player'))).toEqual(['player!cleo', 'player!emil', 'player!fay']);
});

test('a damaged memory of one group leaves those of the others', async () => {
	const lea = await phone();
	await synced(lea);
	await lea.move(addressOf('second'), ownOnly);
	await begin(lea, 'since');
	await synced(lea);
	await lea.joined.forgetGroup();
	await lea.tab.write(['settings'], async (tx) => {
		const settings = tx.objectStore('settings');
		const stored = (await settings.get('former-groups')) as unknown[];
		await settings.put([7, ...stored.slice(1)], 'former-groups');
	});
	const { originIn } = await import('./joined.ts');
	const former = await lea.tab.read(['settings'], (tx) =>
		Promise.all(['since', 'theirs'].map((match) => originIn(tx.objectStore('settings'), match)))
	);
	expect(former.map(({ groups }) => groups)).toEqual([[addressOf('second')], []]);
});

test('what ends only after another window has left the group is nothing that the next one is given', async () => {
	const lea = await phone();
	await begin(lea, 'sent');
	let isLeft = false;
	couch.faults.intercept = (request, response) => {
		if (isLeft || !request.url?.includes('_bulk_docs')) return false;
		isLeft = true;
		const pass = (): void => couch.handle(request, response);
		lea.joined.forgetGroup().then(pass, pass);
		return true;
	};
	lea.join();
	await vi.waitUntil(() => isLeft && lea.sync.state.standing.is !== 'on-its-way', { timeout: 20_000 });
	lea.leave();
	await lea.joined.keepGroup(lea.group);
	expect(await lea.tab.read(['shared'], (tx) => tx.objectStore('shared').getAllKeys())).toEqual([]);
});
