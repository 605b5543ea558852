import { expect, test } from 'vitest';
import { begin, openPhone, say, toyRow, toyStart } from '../../../tests/support/phones.ts';

const former = 'http://localhost/former';

/** A phone whose own device is the one of the matches that `start` makes. */
const phone = async () => {
	const opened = await openPhone(former);
	await opened.tab.write(['settings'], (tx) => tx.objectStore('settings').put('phone', 'device'));
	const { listShareable } = await import('./shareable.ts');
	return { ...opened, listShareable };
};
const noteKnown = (on: Awaited<ReturnType<typeof phone>>, match: string): Promise<unknown> =>
	on.tab.write(['shared'], (tx) =>
		tx.objectStore('shared').put({ id: `match!${match}`, revision: '1-a', length: 1 })
	);

test('each match is listed with where it comes from, also a deleted one, but those that the group has', async () => {
	const lea = await phone();
	await begin(lea, 'former');
	await noteKnown(lea, 'former');
	await lea.joined.forgetGroup();
	await begin(lea, 'own', { at: 2000 });
	await begin(lea, 'both', { at: 3000 });
	await say(lea, 'both', undefined, 'sams');
	await begin(lea, 'held', { at: 4000, names: ['Cleo', 'Dan'] });
	await begin(lea, 'known', { at: 5000 });
	await begin(lea, 'gone');
	await say(lea, 'gone', { kind: 'delete' });
	await lea.joined.keepGroup(lea.group, ['held']);
	await noteKnown(lea, 'known');
	const seats = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase(), name }));
	const own = {
		players: seats('Aki', 'Ben'),
		groups: [],
		isReceived: false,
		isHeldBack: false,
		isDeleted: false
	};
	expect((await lea.listShareable(() => true)).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
		{ ...own, id: 'both', isReceived: true },
		{ ...own, id: 'former', groups: [former] },
		{ ...own, id: 'gone', isDeleted: true, players: [] },
		{ ...own, id: 'held', isHeldBack: true, players: seats('Cleo', 'Dan') },
		{ ...own, id: 'own' }
	]);
});

test('a deleted match that was held back stays here when it is restored', async () => {
	const lea = await phone();
	const { heldBackBy } = await import('../group/share-counts.ts');
	await begin(lea, 'gone');
	await say(lea, 'gone', { kind: 'delete' });
	const shared = { of: 'chosen' as const, received: false, groups: [] };
	await lea.joined.keepGroup(
		{ ...lea.group, url: 'http://localhost/next', shared },
		heldBackBy(await lea.listShareable(() => true), false)
	);
	await say(lea, 'gone', { kind: 'undo', of: 1 });
	expect(await lea.matchesToShare(['gone'], shared)).toEqual([]);
});

test('a thousand matches are read, and no further than wanted', async () => {
	const lea = await phone();
	await lea.tab.write(['matches', 'lines'], async (tx) => {
		for (let index = 0; index < 1000; index += 1) {
			const start = toyStart(`m${index}`, { at: index });
			void tx.objectStore('matches').put(toyRow([start]));
			void tx.objectStore('lines').put(start);
		}
		await tx.objectStore('matches').count();
	});
	expect(await lea.listShareable(() => true)).toHaveLength(1000);
	expect(await lea.listShareable(() => false)).toEqual([]);
});
