/** A database that was restored from an older copy, or is another one under the same address. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCouch, type Couch } from '../../../tests/support/couch.mjs';
import { openPhone, stands, type Phone } from '../../../tests/support/phones.ts';
import { project, projector, start, storeMatch, tap } from '../../../tests/support/store-tab.ts';
import type { Group } from './group.ts';

const soon = { timeout: 20_000 };
let couch: Couch;
let others: Couch[] = [];
let phones: Phone[] = [];
beforeEach(async () => {
	couch = await startCouch();
	await couch.database('group').info();
});
afterEach(async () => {
	vi.useRealTimers();
	for (const opened of phones) opened.leave();
	phones = [];
	for (const server of [couch, ...others]) await server.stop();
	others = [];
});

const phone = async (change: Partial<Group> = {}, now?: () => number): Promise<Phone> => {
	const opened = await openPhone(`${couch.origin}/group`, change, now);
	phones.push(opened);
	return opened;
};
const joined = async (change: Partial<Group> = {}): Promise<Phone> => {
	const opened = await phone(change);
	opened.join();
	await stands(opened, 'in-step');
	return opened;
};
const tapOn = async (on: Phone, device: string, match = 'm'): Promise<void> => {
	const { entries, last } = await on.tab.readStored(match);
	const entry = tap(match, last + 1, `${device} ${last + 1}`, device);
	await on.tab.appendEntries([entry], project([...entries, entry]), last, entries);
	on.sync.nudge(match);
};
const idsOf = async (of: Couch): Promise<readonly string[]> =>
	(await of.database('group').allDocs()).rows.map(({ id }) => id);
const isEpoch = (id: string): boolean => id.startsWith('epoch!');
const entriesIn = async (of: Couch): Promise<readonly string[]> =>
	(await idsOf(of)).filter((id) => id.startsWith('m!'));

/** Copies the database as it is now, with some of its documents. */
const copy = async (keeps: (id: string) => boolean = () => true): Promise<Couch> => {
	const server = await startCouch();
	others.push(server);
	await server.database('group').info();
	for (const id of (await idsOf(couch)).filter(keeps)) {
		const { _rev, ...document } = await couch.database('group').get(id);
		await server.database('group').put(document);
	}
	return server;
};
/** Cuts all connections, and puts another database in the place of the group's. */
const restore = async (server: Couch): Promise<void> => {
	await couch.stop();
	couch.faults.intercept = (request, response) => {
		server.handle(request, response);
		return true;
	};
	await couch.start();
};

const taps = (count: number) => [
	start('m'),
	...Array.from({ length: count }, (_, index) => tap('m', index + 1))
];

/** Two phones in step, with a match of so many taps. */
const pair = async (count: number): Promise<readonly [Phone, Phone]> => {
	const lea = await phone();
	await storeMatch(lea.tab, taps(count));
	lea.join();
	await stands(lea, 'in-step');
	return [lea, await joined()];
};
const isAt = (of: Couch, count: number) => async () => (await entriesIn(of)).length === count;
const has = (on: Phone, count: number) => async () => (await on.entries()).length === count;

describe('a database that was restored', () => {
	it('one document short gets it again, and an epoch', async () => {
		const [lea, sam] = await pair(3);
		const older = await copy((id) => id !== 'm!0000003!phone');
		await restore(older);
		await vi.waitUntil(isAt(older, 4), soon);
		for (const one of [lea, sam]) {
			await stands(one, 'in-step');
			expect(await one.entries()).toEqual(taps(3));
		}
		expect((await idsOf(older)).some(isEpoch)).toBe(true);
		// Later taps reach both phones.
		await tapOn(sam, 'sams');
		await vi.waitUntil(has(lea, 5), soon);
		await tapOn(lea, 'leas');
		await vi.waitUntil(has(sam, 6), soon);
	});

	it('while one phone was away and another played on gets what both had', async () => {
		const [lea, sam] = await pair(5);
		const older = await copy();
		for (let more = 0; more < 4; more += 1) await tapOn(lea, 'leas');
		await vi.waitUntil(has(sam, 10), soon);
		await vi.waitUntil(isAt(couch, 10), soon);
		await stands(lea, 'in-step');
		lea.leave();
		sam.leave();
		await restore(older);
		const zoe = await joined();
		await tapOn(zoe, 'zoes');
		await vi.waitUntil(isAt(older, 7), soon);
		lea.join();
		await vi.waitUntil(isAt(older, 11), soon);
		sam.join();
		for (const one of [lea, sam, zoe]) {
			await vi.waitUntil(has(one, 11), soon);
			await stands(one, 'in-step');
		}
		expect(await sam.entries()).toEqual(await lea.entries());
		expect(await zoe.entries()).toEqual(await lea.entries());
	});

	it('and filled by another phone to beyond where a phone had read hides nothing from it', async () => {
		const [lea, sam] = await pair(2);
		const older = await copy();
		await tapOn(sam, 'sams');
		await vi.waitUntil(has(lea, 4), soon);
		await stands(lea, 'in-step');
		lea.leave();
		sam.leave();
		await restore(older);
		// Zoé had read nothing of what was lost. She adds more than that.
		const zoe = await joined();
		await storeMatch(
			zoe.tab,
			taps(5).map((entry) => ({ ...entry, match: 'other' }))
		);
		zoe.sync.nudge();
		await vi.waitUntil(async () => (await idsOf(older)).includes('other!0000005!phone'), soon);
		sam.join();
		await vi.waitUntil(isAt(older, 4), soon);
		lea.join();
		for (const one of [lea, sam, zoe]) await vi.waitUntil(has(one, 10), soon);
	});

	it('is noticed without a lost connection by what a phone is told later', async () => {
		const [lea, sam] = await pair(3);
		const group = couch.database('group');
		await group.put({ _id: 'epoch!0123', ochaya: 5, kind: 'epoch', at: 5 });
		const listed = () => couch.requests.filter(({ path }) => /_all_docs\?limit=\d+$/.test(path)).length;
		const before = listed();
		await vi.waitUntil(() => listed() >= before + 2, soon);
		for (const one of [lea, sam]) await stands(one, 'in-step');
		expect((await idsOf(couch)).filter(isEpoch)).toEqual(['epoch!0123']);
	});

	it('and lost all of a match that is not shared here gets it again', async () => {
		const lea = await phone({ shared: { of: 'players', players: [] } });
		await couch.database('group').bulkDocs(
			taps(1).map(({ match: _, seq, device: __, ...said }) => ({
				_id: `m!000000${seq}!phone`,
				ochaya: 1,
				...said
			}))
		);
		lea.join();
		await stands(lea, 'in-step');
		const empty = await copy(() => false);
		await restore(empty);
		await vi.waitUntil(isAt(empty, 2), soon);
	});

	it('is not said to be in step before all ids were compared', async () => {
		const [lea] = await pair(3);
		const older = await copy((id) => id !== 'm!0000001!phone');
		lea.leave();
		await restore(older);
		older.faults.loseAnswersTo = /_all_docs/;
		const seen: string[] = [];
		lea.join();
		lea.sync.watch(({ standing }) => seen.push(standing.is));
		await stands(lea, 'offline');
		expect(seen).not.toContain('in-step');
		older.faults.loseAnswersTo = undefined;
		lea.sync.nudge();
		await stands(lea, 'in-step');
		expect(await entriesIn(older)).toHaveLength(4);
	});
});

describe('another database under the address', () => {
	/** Makes the group's database say that it was made at another time, without cutting a connection. */
	const moveTo = (server: Couch, begun: string): void => {
		couch.faults.intercept = (request, response) => {
			if (!/^\/group\/?$/.test(request.url ?? '')) {
				if (server !== couch) server.handle(request, response);
				return server !== couch;
			}
			const answer = (info: unknown): void => {
				response.writeHead(200, { 'content-type': 'application/json' });
				response.end(JSON.stringify({ ...(info as object), instance_start_time: begun }));
			};
			server
				.database('group')
				.info()
				.then(answer, () => request.socket.destroy());
			return true;
		};
	};

	it('is read anew: what is there under a known key with other content is told', async () => {
		const [lea] = await pair(3);
		lea.leave();
		const older = await copy((id) => id !== 'm!0000002!phone' && id !== 'm!0000003!phone');
		const other = { ochaya: 1, kind: 'action', version: 1, at: 1002, action: 'another' };
		await older.database('group').put({ _id: 'm!0000002!phone', ...other });
		await restore(older);
		lea.join();
		expect((await stands(lea, 'in-step')).differing).toBe(1);
		expect(await entriesIn(older)).toHaveLength(4);
		expect(await lea.entries()).toEqual(taps(3));
	});

	it('that has more changes is noticed by when it was made', async () => {
		const [lea] = await pair(2);
		moveTo(couch, 'then');
		lea.join();
		await stands(lea, 'in-step');
		lea.leave();
		const other = await copy((id) => id !== 'm!0000001!phone');
		const more = Array.from({ length: 30 }, (_, count) => ({
			_id: `player!p${count}`,
			...{ ochaya: 1, kind: 'player', name: 'Zoé', created: 5 }
		}));
		await other.database('group').bulkDocs(more);
		moveTo(other, 'later');
		lea.join();
		await stands(lea, 'in-step');
		expect(await entriesIn(other)).toHaveLength(3);
		expect((await lea.tab.listPlayers()).players).toHaveLength(32);
	});

	it('that a phone which waits is moved to is noticed by what it sends that is known', async () => {
		let later = 0;
		const lea = await phone({}, () => Date.now() + later);
		await storeMatch(lea.tab, taps(3));
		moveTo(couch, 'then');
		lea.join();
		await stands(lea, 'in-step');
		const other = await copy((id) => id !== 'm!0000001!phone');
		// Of a position that it does not know, a server sends all that it has.
		later = 6_000;
		moveTo(other, 'later');
		const { intercept } = couch.faults;
		let isAsked = false;
		couch.faults.intercept = (request, response) => {
			if (!isAsked && request.url?.includes('_changes')) {
				isAsked = true;
				request.url = request.url.replace(/since=[^&]*/, 'since=0').replace('feed=longpoll', 'feed=normal');
			}
			return intercept?.(request, response) ?? false;
		};
		await couch
			.database('group')
			.put({ _id: 'player!zoe', ochaya: 1, kind: 'player', name: 'Zoé', created: 5 });
		await vi.waitUntil(isAt(other, 4), soon);
	});

	it('that a phone goes on with after it found it is compared once', async () => {
		const [lea] = await pair(2);
		lea.leave();
		await restore(await copy());
		const before = couch.requests.length;
		lea.join();
		await stands(lea, 'in-step');
		const listed = couch.requests.slice(before).filter(({ path }) => /_all_docs\?limit=\d+$/.test(path));
		expect(listed).toHaveLength(1);
	});
});

describe('a loss', () => {
	it('that another phone has told of is not told again', async () => {
		const lea = await joined();
		const settings = <Result>(work: (store: never) => Promise<Result>) =>
			lea.tab.write(['settings'], (tx) => work(tx.objectStore('settings') as never));
		lea.leave();
		const { putAnchors, readAnchors } = await import('./anchors.ts');
		await settings((store) => putAnchors(store, { owed: 'ours' }));
		const epoch = { is: 'epoch' as const, id: 'theirs', at: 5 };
		const moment = { clock: { device: 'lea', now: () => 9 }, isComingBack: false, reader: 'this build' };
		const page = { shared: [epoch], aside: [], since: '1', hasMore: false };
		expect((await lea.storePage(page, projector, moment)).hasNewEpoch).toBe(true);
		expect((await readAnchors()).owed).toBeUndefined();
	});

	it('of players and rule sets is made good by a phone that shares only the matches of others', async () => {
		const group = couch.database('group');
		await group.put({ _id: 'player!zoe', ochaya: 1, kind: 'player', name: 'Zoé', created: 5 });
		const sam = await joined({ shared: { of: 'chosen', players: [], received: false, groups: [] } });
		expect((await sam.tab.listPlayers()).players.map(({ id }) => id)).toEqual(['zoe']);
		sam.leave();
		const empty = await copy(() => false);
		await restore(empty);
		sam.join();
		await vi.waitUntil(async () => (await idsOf(empty)).includes('player!zoe'), soon);
	});

	it('that a second look does not find is none', async () => {
		const [lea] = await pair(2);
		lea.leave();
		couch.faults.intercept = ({ url, method }, response) => {
			if (method !== 'GET' || !/_all_docs\?limit=\d+$/.test(url ?? '')) return false;
			response.writeHead(200, { 'content-type': 'application/json' });
			response.end('{"rows":[]}');
			return true;
		};
		lea.join();
		await stands(lea, 'in-step');
		expect((await idsOf(couch)).filter(isEpoch)).toEqual([]);
	});
});

describe('a phone', () => {
	it('that joins with nothing on it reads the group before it lists what is there', async () => {
		await pair(2);
		const before = couch.requests.length;
		await joined();
		const asked = couch.requests.slice(before).map(({ path }) => path);
		const [changes, listed] = [/_changes/, /_all_docs\?limit=\d+$/].map((of) =>
			asked.findIndex((path) => of.test(path))
		);
		expect([changes, listed]).not.toContain(-1);
		expect(changes).toBeLessThan(listed ?? 0);
	});

	it('that was in step by the marks of an earlier version reads on, and compares', async () => {
		const [lea] = await pair(1);
		await stands(lea, 'in-step');
		lea.leave();
		const { since } = await lea.marks.readProgress('this build');
		await lea.tab.write(['settings'], async (transaction) => {
			const settings = transaction.objectStore('settings');
			await settings.delete('house:anchors');
			await settings.delete('house:aside');
			await settings.put({ since, version: 'an earlier build', newer: 0, strange: 0 }, 'house:since');
		});
		const before = couch.requests.length;
		lea.join();
		await stands(lea, 'in-step');
		const asked = couch.requests.slice(before).map(({ path }) => path);
		expect(asked.find((path) => path.includes('_changes'))).toContain(`since=${encodeURIComponent(since)}&`);
		expect(asked.some((path) => /_all_docs\?limit=/.test(path))).toBe(true);
		expect((await idsOf(couch)).filter(isEpoch)).toEqual([]);
	});

	it('that lacks a document before its mark fetches it', async () => {
		const [lea] = await pair(2);
		lea.leave();
		const known = await lea.marks.readAllKnown();
		expect(known.get('m')?.size).toBe(3);
		const { _rev, ...player } = { ...(await couch.database('group').get('player!aki')) };
		await couch.database('group').put({ ...player, _id: 'player!zoe', name: 'Zoé' });
		const { update_seq } = (await couch.database('group').info()) as { update_seq: string | number };
		await lea.tab.write(['settings'], (transaction) =>
			transaction
				.objectStore('settings')
				.put({ since: String(update_seq), version: 'this build', newer: 0, strange: 0 }, 'house:since')
		);
		lea.join();
		await stands(lea, 'in-step');
		expect((await lea.tab.listPlayers()).players.map(({ id }) => id)).toContain('zoe');
	});

	it('whose mark the server can’t read finds its place again', async () => {
		const [lea] = await pair(2);
		lea.leave();
		await tapOn(lea, 'leas');
		couch.faults.intercept = ({ url }, response) => {
			if (!url?.includes('since=0-old')) return false;
			response.writeHead(400, { 'content-type': 'application/json' });
			response.end('{"error":"bad_request","reason":"Malformed sequence supplied in \'since\' parameter."}');
			return true;
		};
		await lea.tab.write(['settings'], (transaction) =>
			transaction
				.objectStore('settings')
				.put({ since: '0-old', version: 'this build', newer: 0, strange: 0 }, 'house:since')
		);
		const seen: string[] = [];
		lea.join();
		lea.sync.watch(({ standing }) => seen.push(standing.is));
		await stands(lea, 'in-step');
		expect(await entriesIn(couch)).toHaveLength(4);
		expect(seen).not.toContain('refused');
	});

	it('that joins again knows at once which of its entries the group has', async () => {
		const [lea] = await pair(2);
		lea.leave();
		await lea.marks.forgetGroup();
		await lea.marks.keepGroup(lea.group);
		couch.faults.loseAnswersTo = /_changes/;
		lea.join();
		await stands(lea, 'offline');
		expect([...((await lea.marks.readAllKnown()).get('m') ?? [])]).toEqual(['0!phone', '1!phone', '2!phone']);
	});
});
