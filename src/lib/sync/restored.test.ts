/** A database that was restored from an older copy, or is another one under the same address. */
import { describe, expect, it, vi } from 'vitest';
import { stands } from '../../../tests/support/phones.ts';
import { isEpoch, taps, restoring } from '../../../tests/support/restoring.ts';
import { storeMatch } from '../../../tests/support/store-tab.ts';

const soon = { timeout: 20_000 };
const world = restoring();
const { phone, joined, tapOn, idsOf, entriesIn, copy, restore, pair, isAt, has } = world;

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
		await vi.waitUntil(isAt(world.couch, 10), soon);
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
		const group = world.couch.database('group');
		await group.put({ _id: 'epoch!0123', ochaya: 5, kind: 'epoch', at: 5 });
		const listed = () => world.couch.requests.filter(({ path }) => /_all_docs\?limit=\d+$/.test(path)).length;
		const before = listed();
		await vi.waitUntil(() => listed() >= before + 2, soon);
		for (const one of [lea, sam]) await stands(one, 'in-step');
		expect((await idsOf(world.couch)).filter(isEpoch)).toEqual(['epoch!0123']);
	});

	it('and lost all of a match that is not shared here gets it again', async () => {
		const lea = await phone({ shared: { of: 'players', players: [] } });
		await world.couch.database('group').bulkDocs(
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

describe('a phone', () => {
	it('that joins with nothing on it reads the group before it lists what is there', async () => {
		await pair(2);
		const before = world.couch.requests.length;
		await joined();
		const asked = world.couch.requests.slice(before).map(({ path }) => path);
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
		const before = world.couch.requests.length;
		lea.join();
		await stands(lea, 'in-step');
		const asked = world.couch.requests.slice(before).map(({ path }) => path);
		expect(asked.find((path) => path.includes('_changes'))).toContain(`since=${encodeURIComponent(since)}&`);
		expect(asked.some((path) => /_all_docs\?limit=/.test(path))).toBe(true);
		expect((await idsOf(world.couch)).filter(isEpoch)).toEqual([]);
	});

	it('that lacks a document before its mark fetches it', async () => {
		const [lea] = await pair(2);
		lea.leave();
		const known = await lea.marks.readAllKnown();
		expect(known.get('m')?.size).toBe(3);
		const { _rev, ...player } = { ...(await world.couch.database('group').get('player!aki')) };
		await world.couch.database('group').put({ ...player, _id: 'player!zoe', name: 'Zoé' });
		const { update_seq } = (await world.couch.database('group').info()) as { update_seq: string | number };
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
		world.couch.faults.intercept = ({ url }, response) => {
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
		expect(await entriesIn(world.couch)).toHaveLength(4);
		expect(seen).not.toContain('refused');
	});

	it('that joins again knows at once which of its entries the group has', async () => {
		const [lea] = await pair(2);
		lea.leave();
		await lea.marks.forgetGroup();
		await lea.marks.keepGroup(lea.group);
		world.couch.faults.loseAnswersTo = /_changes/;
		lea.join();
		await stands(lea, 'offline');
		expect([...((await lea.marks.readAllKnown()).get('m') ?? [])]).toEqual(['0!phone', '1!phone', '2!phone']);
	});
});
