import { expect, test } from 'vitest';
import { openPhone } from '../../../tests/support/phones.ts';
import { project, start, storeMatch, tap } from '../../../tests/support/store-tab.ts';
import type { Entry } from '../match/entry.ts';
import { toStored } from '../store/lists/row.ts';

const former = 'http://localhost/former';

/** A phone whose own device is the one of the matches that `start` makes. */
const phone = async () => {
	const opened = await openPhone(former);
	await opened.tab.write(['settings'], (tx) => tx.objectStore('settings').put('phone', 'device'));
	const { listShareable } = await import('./shareable.ts');
	return { ...opened, listShareable };
};
const noteKnown = (on: Awaited<ReturnType<typeof phone>>, ids: readonly string[]): Promise<void> =>
	on.tab.write(['settings'], async (tx) => {
		for (const id of ids) await on.marks.addKnown(tx.objectStore('settings'), id, ['0!phone']);
	});

test('each match is listed with where it comes from, also a deleted one, but those that the group has', async () => {
	const lea = await phone();
	await storeMatch(lea.tab, [start('former')]);
	await noteKnown(lea, ['former']);
	await lea.marks.forgetGroup();
	await storeMatch(lea.tab, [start('own', 2000), tap('own', 1)]);
	await storeMatch(lea.tab, [start('both', 3000), tap('both', 1, 'tap', 'sams')]);
	await storeMatch(lea.tab, [start('held', 4000, ['Cleo', 'Dan'])]);
	await storeMatch(lea.tab, [start('known', 5000)]);
	const deleted: readonly Entry[] = [
		start('gone'),
		{ match: 'gone', seq: 1, device: 'phone', at: 2000, kind: 'delete' }
	];
	await lea.tab.appendEntries(deleted, project(deleted), -1, []);
	await lea.marks.keepGroup(lea.group, ['held']);
	await noteKnown(lea, ['known']);
	const players = start('own').players;
	const own = { players, groups: [], isReceived: false, isHeldBack: false, isDeleted: false };
	expect((await lea.listShareable(() => true)).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
		{ ...own, id: 'both', isReceived: true },
		{ ...own, id: 'former', groups: [former] },
		{ ...own, id: 'gone', isDeleted: true, players: [] },
		{ ...own, id: 'held', isHeldBack: true, players: start('held', 0, ['Cleo', 'Dan']).players },
		{ ...own, id: 'own' }
	]);
});

test('a deleted match that was held back stays here when it is restored', async () => {
	const lea = await phone();
	const { unsentOf } = await import('./unsent.ts');
	const { heldBackBy } = await import('../play/group/share-counts.ts');
	const deleted: readonly Entry[] = [
		start('gone'),
		{ match: 'gone', seq: 1, device: 'phone', at: 2000, kind: 'delete' }
	];
	await lea.tab.appendEntries(deleted, project(deleted), -1, []);
	const shared = { of: 'chosen' as const, received: false, groups: [] };
	const group = { ...lea.group, url: 'http://localhost/next', shared };
	await lea.marks.keepGroup(group, heldBackBy(await lea.listShareable(() => true), false));
	const of = { seq: 1, device: 'phone' };
	const restored: Entry = { match: 'gone', seq: 2, device: 'phone', at: 3000, kind: 'undo', of };
	const row = { ...project([...deleted, restored]), isDeleted: false };
	await lea.tab.appendEntries([restored], row, 1, deleted);
	expect(await unsentOf(group, 'gone')).toEqual([]);
});

test('a thousand matches are read in small pieces, and no further than wanted', async () => {
	const lea = await phone();
	await lea.tab.write(['matches', 'entries'], async (tx) => {
		for (let index = 0; index < 1000; index += 1) {
			const log = [start(`m${index}`, index)];
			void tx.objectStore('matches').put(toStored(project(log)));
			for (const entry of log) void tx.objectStore('entries').put(entry);
		}
		await tx.objectStore('matches').count();
	});
	expect(await lea.listShareable(() => true)).toHaveLength(1000);
	let pieces = 0;
	const some = await lea.listShareable(() => (pieces += 1) < 3);
	expect(some.length).toBeLessThan(600);
});
