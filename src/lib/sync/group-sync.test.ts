import { describe, expect, it, vi } from 'vitest';
import { startCouch } from '../../../tests/support/couch.mjs';
import { worldOfTests } from '../../../tests/support/group-world.ts';
import { stands, type Phone } from '../../../tests/support/phones.ts';
import { project, projector, start, storeMatch, tap } from '../../../tests/support/store-tab.ts';
import type { Entry } from '../match/entry.ts';
import { pauseAfter } from './backoff.ts';

const moment = { clock: { device: 'lea', now: () => 9000 }, isComingBack: false, reader: 'this build' };

const soon = { timeout: 20_000 };
const world = worldOfTests();
const { phone } = world;

const ids = async (): Promise<readonly string[]> =>
	(await world.couch.database('group').allDocs()).rows.map(({ id }) => id);
const has = (count: number, of: Phone) => async () => (await of.entries()).length === count;

/** Stores a tap after the entries that the phone has, and tells its sync. */
const tapOn = async (on: Phone, device: string, match = 'm'): Promise<void> => {
	const { entries, last } = await on.tab.readStored(match);
	const entry = tap(match, last + 1, `${device} ${last + 1}`, device);
	await on.tab.appendEntries([entry], project([...entries, entry]), last, entries);
	on.sync.nudge(match);
};

/** Two phones that are in sync, with a match that was just begun. */
const pair = async (): Promise<readonly [Phone, Phone]> => {
	const lea = await phone();
	await storeMatch(lea.tab, [start('m')]);
	lea.join();
	await stands(lea, 'in-step');
	const sam = await phone();
	sam.join();
	await stands(sam, 'in-step');
	return [lea, sam];
};

describe('two phones', () => {
	it('hold the same entries, players and rows', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m'), tap('m', 1)]);
		lea.join();
		await stands(lea, 'in-step');
		expect(await ids()).toEqual(['m!0000000!phone', 'm!0000001!phone', 'player!aki', 'player!ben']);
		const sam = await phone();
		sam.join();
		await stands(sam, 'in-step');
		expect(await sam.entries()).toEqual([start('m'), tap('m', 1)]);
		expect(await sam.tab.readRow('m')).toEqual(project([start('m'), tap('m', 1)]));
		expect((await sam.tab.listPlayers()).players.map(({ name }) => name)).toEqual(['Aki', 'Ben']);
	});

	it('see each other’s taps', async () => {
		const [lea, sam] = await pair();
		await tapOn(sam, 'sams');
		await vi.waitUntil(has(2, lea), soon);
		// The match was begun before this page came, but its game is loaded all the same, to make its row.
		expect(lea.loaded.at(-1)).toEqual(['pebbles']);
		await tapOn(lea, 'leas');
		await vi.waitUntil(has(3, sam), soon);
		expect((await sam.tab.readStored('m')).entries.map(({ device }) => device)).toEqual([
			'phone',
			'sams',
			'leas'
		]);
	});

	it('that both played on out of reach get the union of the entries, and the same match', async () => {
		const [lea, sam] = await pair();
		lea.leave();
		sam.leave();
		for (let taps = 0; taps < 3; taps += 1) {
			await tapOn(lea, 'leas');
			await tapOn(sam, 'sams');
		}
		lea.join();
		sam.join();
		await vi.waitUntil(has(7, lea), soon);
		await vi.waitUntil(has(7, sam), soon);
		expect(await sam.entries()).toEqual(await lea.entries());
		expect(await sam.tab.readRow('m')).toEqual(await lea.tab.readRow('m'));
	});

	it('store nothing twice when an answer was lost', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m'), tap('m', 1)]);
		world.couch.faults.loseAnswersTo = /_bulk_docs/;
		lea.join();
		await stands(lea, 'offline');
		expect(await ids()).toContain('m!0000001!phone');
		world.couch.faults.loseAnswersTo = undefined;
		lea.sync.nudge();
		expect((await stands(lea, 'in-step')).differing).toBe(0);
		expect(await ids()).toHaveLength(4);
	});

	it('share the matches of chosen players alone, and all that came from the group', async () => {
		const lea = await phone({ shared: { of: 'players', players: ['aki'] } });
		await storeMatch(lea.tab, [start('m')]);
		await storeMatch(lea.tab, [start('own', 1000, ['Chie', 'Dan'])]);
		lea.join();
		await stands(lea, 'in-step');
		expect(await ids()).toEqual(['m!0000000!phone', 'player!aki']);
		const sam = await phone({ shared: { of: 'players', players: [] } });
		sam.join();
		await stands(sam, 'in-step');
		await tapOn(sam, 'sams');
		await vi.waitUntil(has(3, lea), soon);
	});

	it('keep everything when the group is left, and nothing of the group', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m')]);
		lea.join();
		await stands(lea, 'in-step');
		lea.leave();
		await lea.marks.forgetGroup();
		expect(await lea.entries()).toEqual([start('m')]);
		expect(await lea.marks.readGroup()).toBeUndefined();
		expect([...(await lea.marks.readAllKnown())]).toEqual([]);
	});

	it('keep the password out of backups', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m')]);
		expect(JSON.stringify(await lea.tab.exportAll())).not.toContain('secret');
	});
});

describe('a group that is not well', () => {
	const answer =
		(status: number, body: string, type = 'application/json') =>
		(_: unknown, response: import('node:http').ServerResponse): boolean => {
			response.writeHead(status, { 'content-type': type });
			response.end(body);
			return true;
		};

	it.each([
		['gone', 404, '{"error":"not_found","reason":"Database does not exist."}'],
		['forbidden', 403, '{"error":"forbidden","reason":"You are not allowed to access this db."}'],
		['full', 507, '{"error":"insufficient_storage","reason":"no room"}'],
		['not-couch', 200, '<!doctype html><title>Welcome</title>'],
		['not-couch', 200, '{"hello":"world"}']
	])('is told as %s (%i %s)', async (why, status, body) => {
		const lea = await phone();
		world.couch.faults.intercept = answer(status, body);
		lea.join();
		expect((await stands(lea, 'refused')).standing).toEqual({ is: 'refused', why });
	});

	it('is reported as a wrong password, which no error repeats', async () => {
		const lea = await phone({ password: 'wrong-word' });
		lea.join();
		const state = await stands(lea, 'refused');
		expect(state.standing).toEqual({ is: 'refused', why: 'password' });
		expect(JSON.stringify(state)).not.toContain('wrong-word');
	});

	it.each([503, 500, 429])('is waited for (%i)', async (status) => {
		const lea = await phone();
		world.couch.faults.intercept = answer(status, '{}');
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		lea.join();
		await stands(lea, 'offline');
		world.couch.faults.intercept = undefined;
		vi.advanceTimersByTime(pauseAfter(1, 0));
		vi.useRealTimers();
		await stands(lea, 'in-step');
	});

	it('is found again when it was away, and read before anything is sent to it', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m')]);
		lea.join();
		await stands(lea, 'in-step');
		await world.couch.stop();
		await stands(lea, 'offline');
		await tapOn(lea, 'leas');
		const before = world.couch.requests.length;
		await world.couch.start();
		lea.sync.nudge();
		await stands(lea, 'in-step');
		expect(await ids()).toContain('m!0000001!leas');
		const asked = world.couch.requests.slice(before).map(({ path }) => path.replace(/\?.*/, ''));
		expect(asked.indexOf('/group/_changes')).toBeLessThan(asked.indexOf('/group/_bulk_docs'));
	});

	it('is filled again if its database was lost and made anew', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m'), tap('m', 1)]);
		lea.join();
		await stands(lea, 'in-step');
		lea.leave();
		const anew = await startCouch();
		await anew.database('group').info();
		world.couch.faults.intercept = (request, response) => {
			anew.handle(request, response);
			return true;
		};
		lea.join();
		await stands(lea, 'in-step');
		const { rows } = await anew.database('group').allDocs();
		expect(rows.filter(({ id }) => !id.startsWith('epoch!'))).toHaveLength(4);
		await anew.stop();
	});

	it('whose clock is a day off is reported', async () => {
		const day = 86_400_000;
		const lea = await phone({}, () => Date.now() + day);
		lea.join();
		const { clockOff } = await stands(lea, 'in-step');
		expect(Math.abs((clockOff ?? 0) - day)).toBeLessThan(60_000);
	});
});

describe('what others put into the group', () => {
	const good = { _id: 'm!0000000!phone', ochaya: 1, ...bodyOf(start('m')) };
	function bodyOf({ match: _, seq: __, device: ___, ...said }: Entry) {
		return said;
	}

	it('is ignored if it is not ours, and the rest is taken', async () => {
		const group = world.couch.database('group');
		await group.bulkDocs([
			good,
			{ _id: 'recipe', tea: 'green' },
			{ _id: 'm!1!phone', ochaya: 1, ...bodyOf(tap('m', 1)) },
			{ _id: 'm!0000002!phone', ochaya: 1, ...bodyOf(tap('m', 2)), also: 'markup <b>' },
			{ _id: 'm!0000003!phone', ochaya: 1, ...bodyOf(tap('m', 3, 'x'.repeat(100_000))) },
			{ _id: 'm!0000004!phone', ochaya: 6, kind: 'dance' },
			{ _id: 'player!zoe', ochaya: 1, kind: 'player', name: 'Zoé', created: 5 }
		]);
		const lea = await phone();
		lea.join();
		const state = await stands(lea, 'in-step');
		expect(await lea.entries()).toEqual([start('m')]);
		expect([state.strange, state.newer]).toEqual([4, 1]);
		expect((await lea.tab.listPlayers()).players.map(({ id }) => id)).toContain('zoe');
	});

	it('is skipped if it is too long', async () => {
		const group = world.couch.database('group');
		await group.put({ _id: 'huge', text: 'x'.repeat(7_000_000) });
		await group.put(good);
		const lea = await phone();
		lea.join();
		expect((await stands(lea, 'in-step')).strange).toBe(1);
		expect(await lea.entries()).toEqual([start('m')]);
	});

	it('never changes or deletes what is here', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m'), tap('m', 1), tap('m', 2)]);
		lea.join();
		await stands(lea, 'in-step');
		const group = world.couch.database('group');
		const first = await group.get('m!0000001!phone');
		await group.put({ ...first, action: 'something else' });
		await group.remove(await group.get('m!0000002!phone'));
		await vi.waitUntil(async () => lea.sync.state.strange === 1, soon);
		expect(await lea.entries()).toEqual([start('m'), tap('m', 1), tap('m', 2)]);
	});

	it('does not make one person of two who sat at one table', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m')]);
		const cleo = { id: 'cleo', name: 'Cleo', created: 1 };
		const shared = [
			{ is: 'player' as const, player: cleo },
			{ is: 'join' as const, id: 'cleo', person: 'aki' },
			{ is: 'join' as const, id: 'ben', person: 'aki' }
		];
		await lea.storePage({ shared, aside: [], since: '1', hasMore: false }, projector, moment);
		const { players } = await lea.tab.listPlayers();
		expect(players.filter(({ sameAs }) => sameAs !== undefined)).toMatchObject([{ id: 'cleo' }]);
	});

	it('is not stored once synchronising was stopped, and the connection to the database stays open', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m')]);
		const open = vi.spyOn(indexedDB, 'open');
		const page = { shared: [], aside: [], since: '1', hasMore: false };
		const way = { group: lea.group, signal: AbortSignal.abort() };
		await expect(lea.storePage(page, projector, { ...moment, way })).rejects.toThrow();
		expect(open).not.toHaveBeenCalled();
	});

	it('waits for the start of its match', async () => {
		const lea = await phone();
		const page = (entries: readonly Entry[], since: string) => ({
			shared: entries.map((entry) => ({ is: 'entry' as const, entry })),
			aside: [],
			since,
			hasMore: false
		});
		await lea.storePage(page([tap('m', 1)], '1'), projector, moment);
		expect(await lea.tab.readRow('m')).toBeUndefined();
		await lea.storePage(page([start('m')], '2'), projector, moment);
		expect(await lea.tab.readRow('m')).toEqual(project([start('m'), tap('m', 1)]));
		await lea.storePage(page([tap('m', 1), start('m')], '3'), projector, moment);
		expect(await lea.entries()).toHaveLength(2);
	});

	it('comes in pages, with the progress, if there is much of it', async () => {
		const group = world.couch.database('group');
		const docs = Array.from({ length: 100 }, (_, match) => [
			{ ...good, _id: `m${match}!0000000!phone` },
			...Array.from({ length: 11 }, (__, tapped) => ({
				_id: `m${match}!${String(tapped + 1).padStart(7, '0')}!phone`,
				ochaya: 1,
				...bodyOf(tap('m', tapped + 1))
			}))
		]).flat();
		await group.bulkDocs(docs);
		const lea = await phone();
		const seen: unknown[] = [];
		lea.join();
		lea.sync.watch(({ standing }) => seen.push(standing));
		await stands(lea, 'in-step');
		expect(await lea.entries()).toHaveLength(1200);
		expect(seen).toContainEqual({ is: 'on-its-way', done: 500, of: 1200 });
		expect(seen).toContainEqual({ is: 'on-its-way', done: 1000, of: 1200 });
	});
});
