/** Another database under the address of a group, and what it lost: by what phones notice it, and what they do. */
import { describe, expect, it, vi } from 'vitest';
import type { Couch } from '../../../tests/support/couch.mjs';
import { stands } from '../../../tests/support/phones.ts';
import { isEpoch, taps, restoring } from '../../../tests/support/restoring.ts';
import { projector, storeMatch } from '../../../tests/support/store-tab.ts';

const soon = { timeout: 20_000 };
const world = restoring();
const { phone, joined, idsOf, entriesIn, copy, restore, pair, isAt } = world;

describe('another database under the address', () => {
	/** Makes the group's database say that it was made at another time, without cutting a connection. */
	const moveTo = (server: Couch, begun: string): void => {
		world.couch.faults.intercept = (request, response) => {
			if (!/^\/group\/?$/.test(request.url ?? '')) {
				if (server !== world.couch) server.handle(request, response);
				return server !== world.couch;
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

	/** As the tap 2 of the match is there, and not here. */
	const another = {
		_id: 'm!0000002!phone',
		ochaya: 1,
		kind: 'action',
		version: 1,
		at: 1002,
		action: 'another'
	};

	it('is read anew: what is there under a known key with other content is told', async () => {
		const [lea] = await pair(3);
		lea.leave();
		const older = await copy((id) => id !== 'm!0000002!phone' && id !== 'm!0000003!phone');
		await older.database('group').put(another);
		await restore(older);
		lea.join();
		expect((await stands(lea, 'in-step')).differing).toBe(1);
		expect(await entriesIn(older)).toHaveLength(4);
		expect(await lea.entries()).toEqual(taps(3));
	});

	it('that has as many changes and lacks nothing is noticed by when it was made', async () => {
		const [lea] = await pair(2);
		moveTo(world.couch, 'then');
		lea.join();
		await stands(lea, 'in-step');
		lea.leave();
		const other = await copy((id) => id !== another._id);
		const more = Array.from({ length: 30 }, (_, count) => ({
			_id: `player!p${count}`,
			...{ ochaya: 1, kind: 'player', name: 'Zoé', created: 5 }
		}));
		await other.database('group').bulkDocs([another, ...more]);
		moveTo(other, 'later');
		lea.join();
		expect((await stands(lea, 'in-step')).differing).toBe(1);
		expect((await lea.tab.listPlayers()).players).toHaveLength(32);
	});

	/** Moves a phone that waits to a database that lacks a tap, and waits until it has sent it there. */
	const noticed = async (passed: number) => {
		let later = 0;
		const lea = await phone({}, () => Date.now() + later);
		await storeMatch(lea.tab, taps(3));
		moveTo(world.couch, 'then');
		lea.join();
		await stands(lea, 'in-step');
		const other = await copy((id) => id !== 'm!0000001!phone');
		later = passed;
		moveTo(other, 'later');
		const { intercept } = world.couch.faults;
		let isAsked = false;
		// Of a position that it does not know, a server sends all that it has.
		world.couch.faults.intercept = (request, response) => {
			if (!isAsked && request.url?.includes('_changes')) {
				isAsked = true;
				request.url = request.url.replace(/since=[^&]*/, 'since=0').replace('feed=longpoll', 'feed=normal');
			}
			return intercept?.(request, response) ?? false;
		};
		const said: string[] = [];
		lea.sync.watch(({ standing }) => said.push(standing.is));
		await world.couch
			.database('group')
			.put({ _id: 'player!zoe', ochaya: 1, kind: 'player', name: 'Zoé', created: 5 });
		await vi.waitUntil(isAt(other, 4), soon);
		return said;
	};

	it('that a phone which waits is moved to is noticed by what it sends that is known', async () => {
		await noticed(6_000);
	});

	it('that it is moved to just after it looked is noticed soon, and until then the phone is not in step', async () => {
		const said = await noticed(0);
		// What it is moved to is judged by the page that comes from there, and called in step again at the end.
		expect(said.join(' ')).toMatch(/^(in-step )*on-its-way( on-its-way)*( in-step)*$/);
	});

	it('that may be another one and lacks nothing is read on from where it is, not from the mark of before', async () => {
		const [lea] = await pair(2);
		lea.leave();
		await world.couch.database('group').put({ _id: 'epoch!0123', ochaya: 5, kind: 'epoch', at: 5 });
		const info = (await world.couch.database('group').info()) as { update_seq: string | number };
		const before = world.couch.requests.length;
		lea.join();
		await stands(lea, 'in-step');
		const asked = world.couch.requests.slice(before).map(({ path }) => path);
		const since = new URLSearchParams(asked.find((path) => path.includes('_changes'))?.split('?')[1]).get(
			'since'
		);
		expect(since).toBe(String(info.update_seq));
	});

	it('that a phone goes on with after it found it is compared once', async () => {
		const [lea] = await pair(2);
		lea.leave();
		await restore(await copy());
		const before = world.couch.requests.length;
		lea.join();
		await stands(lea, 'in-step');
		const listed = world.couch.requests
			.slice(before)
			.filter(({ path }) => /_all_docs\?limit=\d+$/.test(path));
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
		const group = world.couch.database('group');
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
		world.couch.faults.intercept = ({ url, method }, response) => {
			if (method !== 'GET' || !/_all_docs\?limit=\d+$/.test(url ?? '')) return false;
			response.writeHead(200, { 'content-type': 'application/json' });
			response.end('{"rows":[]}');
			return true;
		};
		lea.join();
		await stands(lea, 'in-step');
		expect((await idsOf(world.couch)).filter(isEpoch)).toEqual([]);
	});
});
