import { describe, expect, it, vi } from 'vitest';
import { groupSign } from '../../../tests/support/group-sign.ts';
import { worldOfTests } from '../../../tests/support/group-world.ts';
import { begin, lengthsIn, say, stands, toyRow, type Phone } from '../../../tests/support/phones.ts';
import { add } from '../../../tests/support/toy-log.ts';
import type { Entry } from '../match/entry.ts';
import { matchDocument, playerDocument } from './document.ts';

const soon = { timeout: 20_000 };
const world = worldOfTests();
const { phone } = world;
const synced = async (on: Phone): Promise<Phone> => {
	on.join();
	await stands(on, 'in-step');
	return on;
};
const lengthOn = async (on: Phone, match: string): Promise<number> =>
	(await on.entries()).filter((entry) => entry.match === match).length;
const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, soon);
const inStep = ({ sync }: Phone) => until(() => sync.state.standing.is === 'in-step');

/** Removes a document from the group as if it had never been there. */
const purge = async (id: string): Promise<void> => {
	const { _rev } = await world.couch.database('group').get(id);
	await world.couch.ask('/group/_purge', { body: { [id]: [_rev] } });
};

describe('two phones', () => {
	it('hold the same lines, players and rule sets', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await say(lea, 'm');
		await synced(lea);
		expect(await lengthsIn(world.couch)).toEqual({ m: 2 });
		const sam = await synced(await phone());
		expect(await sam.entries()).toEqual(await lea.entries());
		expect((await sam.tab.listPlayers()).players.map(({ id }) => id).toSorted()).toEqual(['aki', 'ben']);
	});

	it('see each other’s taps, of shown matches at once', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await synced(lea);
		const sam = await synced(await phone());
		sam.sync.show(new Set(['m']));
		await say(lea, 'm');
		await until(async () => (await lengthOn(sam, 'm')) === 2);
		await say(sam, 'm');
		lea.sync.show(new Set(['m']));
		await until(async () => (await lengthOn(lea, 'm')) === 3);
		for (const one of [lea, sam]) await inStep(one);
		expect(await lengthsIn(world.couch)).toEqual({ m: 3 });
	});

	it('that tap at once have both taps, one behind the other, and know by what they hear, not by a look', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await synced(lea);
		const sam = await synced(await phone());
		for (const one of [lea, sam]) one.sync.show(new Set(['m']));
		await Promise.all([say(lea, 'm'), say(sam, 'm', add(1, 2))]);
		await until(async () => (await lengthOn(lea, 'm')) === 3 && (await lengthOn(sam, 'm')) === 3);
		for (const one of [lea, sam]) await inStep(one);
		expect(await sam.entries()).toEqual(await lea.entries());
		// Each has looked once, as it listed all.
		expect(world.couch.requests.filter(({ path }) => path.includes('descending'))).toHaveLength(2);
	});

	it('of which one played on while it was away keep the group’s line, and its own beside it', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await synced(lea);
		const sam = await synced(await phone());
		sam.leave();
		await say(sam, 'm', add(1, 2));
		await say(lea, 'm');
		await inStep(lea);
		await synced(sam);
		const ids = new Set((await sam.entries()).map(({ match }) => match));
		expect([...ids].toSorted()).toEqual(['m', expect.stringMatching(/^m--/)]);
		expect(await lengthsIn(world.couch)).toEqual({ m: 2 });
		expect((await sam.tab.readStoredLine('m')).entries).toEqual((await lea.tab.readStoredLine('m')).entries);
	});

	it('have the line that was kept as a match of its own, once it is brought back', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await synced(lea);
		// It gives nothing of others by itself.
		const sam = await synced(await phone({ shared: { of: 'chosen', received: false, groups: [] } }));
		sam.leave();
		await say(sam, 'm', add(1, 2));
		await say(lea, 'm');
		await inStep(lea);
		await synced(sam);
		const kept = (await sam.entries()).at(-1);
		await say(sam, kept?.match ?? '', { kind: 'undo', of: kept?.seq ?? -1 });
		await until(async () => (await lengthOn(lea, kept?.match ?? '')) === (kept?.seq ?? 0) + 2);
	});

	it('store nothing twice when an answer was lost', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		world.couch.faults.loseAnswersTo = /_bulk_docs/;
		lea.join();
		await stands(lea, 'offline');
		world.couch.faults.loseAnswersTo = undefined;
		lea.sync.nudge();
		await inStep(lea);
		expect([await lengthsIn(world.couch), await lengthOn(lea, 'm')]).toEqual([{ m: 1 }, 1]);
	});

	it('keep everything when the group is left, and nothing of the group', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await synced(lea);
		lea.leave();
		await lea.joined.forgetGroup();
		const [settings, shared] = await lea.tab.read(['settings', 'shared'], (tx) =>
			Promise.all([tx.objectStore('settings').getAllKeys(), tx.objectStore('shared').getAllKeys()])
		);
		expect([settings.filter((key) => key.startsWith('house')), shared]).toEqual([[], []]);
		expect(await lengthOn(lea, 'm')).toBe(1);
	});
});

describe('a group that went back', () => {
	it('while a phone was away gets again what it lost', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await synced(lea);
		lea.leave();
		for (const id of ['match!m', 'player!aki']) await purge(id);
		await synced(lea);
		expect(await lengthsIn(world.couch)).toEqual({ m: 1 });
		expect(await world.couch.database('group').get('player!aki')).toMatchObject({ name: 'Aki' });
	});

	it('under a phone that waits gets again what it lost', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await say(lea, 'm');
		await synced(lea);
		await purge('match!m');
		await say(lea, 'm');
		await until(async () => (await lengthsIn(world.couch)).m === 3);
		await inStep(lea);
	});

	it('and lost a match that is not shared here gets it again: it is the group’s', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await synced(lea);
		const sam = await synced(await phone({ shared: { of: 'chosen', received: false, groups: [] } }));
		lea.leave();
		await purge('match!m');
		await synced(sam);
		expect(await lengthsIn(world.couch)).toEqual({ m: 1 });
	});
});

describe('a session', () => {
	it('reads nothing again that an earlier one knew', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await synced(lea);
		world.couch.requests.length = 0;
		await synced(lea);
		const read = world.couch.requests.filter(
			({ path, bytes }) => path.includes('include_docs') && bytes > 60
		);
		expect(read.length).toBeLessThan(2);
		expect(world.couch.requests.some(({ path }) => path.includes('_bulk_docs'))).toBe(false);
	});

	it('notices that a player’s choice has replaced the line meanwhile', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		await say(lea, 'm');
		await synced(lea);
		lea.leave();
		const { entries } = await lea.tab.readStoredLine('m');
		const [start, tap] = entries as readonly [Entry, Entry];
		const other = { ...tap, device: 'other' };
		await lea.tab.receive('m', () => ({ line: [start, other] }), toyRow);
		await synced(lea);
		expect((await lea.tab.readStoredLine('m')).entries).toEqual(entries);
		expect((await lea.entries()).some(({ match, device }) => match !== 'm' && device === 'other')).toBe(true);
	});
});

describe('what others put into the group', () => {
	it('is left out and said if it is not ours, or of a newer version, and the rest is taken', async () => {
		const database = world.couch.database('group');
		await database.put({ _id: 'recipe', tea: 'green' });
		await database.put({ _id: 'match!new', ochaya: 7, kind: 'match', entries: [] });
		await database.put({ _id: 'match!bad', ochaya: 6, kind: 'match', entries: [7] });
		await database.put(playerDocument({ id: 'zoe', name: 'Zoé', created: 5 }));
		const lea = await synced(await phone());
		expect(lea.sync.state).toMatchObject({ newer: 1, strange: 2 });
		expect((await lea.tab.listPlayers()).players.map(({ id }) => id)).toEqual(['zoe']);
	});

	it('of another match under the same id leaves the one here as it is', async () => {
		const lea = await phone();
		await begin(lea, 'm');
		const [start] = await lea.entries();
		if (start?.kind !== 'start') throw new Error('no start');
		await world.couch.database('group').put(matchDocument('m', [{ ...start, options: { goal: 7 } }]));
		await synced(lea);
		expect(lea.sync.state).toMatchObject({ strange: 1 });
		expect(await lea.entries()).toEqual([start]);
	});
});

describe('a group of another version', () => {
	it.each([
		['an earlier one', undefined, 'old-group'],
		['a later one', { ...groupSign, ochaya: 7 }, 'new-group']
	])('is told as %s, and gets nothing', async (_, sign, why) => {
		const database = world.couch.database('group');
		await database.remove(await database.get('group'));
		if (sign) await database.put(sign);
		const lea = await phone();
		await begin(lea, 'm');
		lea.join();
		expect((await stands(lea, 'refused')).standing).toEqual({ is: 'refused', why });
		expect(await lengthsIn(world.couch)).toEqual({});
	});

	it('that was joined by an earlier version is remembered, and its matches are its own again once it is made anew', async () => {
		const lea = await phone({ shared: { of: 'chosen', received: false, groups: [] } });
		const start = { device: 'sam', at: 5 };
		await begin(lea, 'm', start);
		await begin(lea, 'n', start);
		await lea.tab.write(['settings'], async (tx) => {
			await tx.objectStore('settings').put({ sam: [0] }, 'house:known:m');
			await tx.objectStore('settings').put({ since: '9-x' }, 'house:since');
		});
		await synced(lea);
		expect(await lengthsIn(world.couch)).toEqual({ m: 1 });
		const keys = await lea.tab.read(['settings'], (tx) => tx.objectStore('settings').getAllKeys());
		expect(keys.filter((key) => key.startsWith('house:'))).toEqual(['house:joined']);
	});
});
