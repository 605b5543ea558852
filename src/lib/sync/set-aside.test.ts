/** What is in the group and cannot be taken: it is left aside, the same on every phone, and said. */
import { describe, expect, it, vi } from 'vitest';
import { startCouch } from '../../../tests/support/couch.mjs';
import { worldOfTests } from '../../../tests/support/group-world.ts';
import { stands } from '../../../tests/support/phones.ts';
import { project as projectAny, start, storeMatch, tap } from '../../../tests/support/store-tab.ts';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, start as begun } from '../../../tests/support/toy-log.ts';
import type { Entry, EntryBody } from '../match/entry.ts';
import { judgeGroupArrival } from '../match/group-arrival.ts';
import { stamp } from '../match/stamp.ts';
import { entryDocument } from './document.ts';
import type { Page } from './pull.ts';

const soon = { timeout: 20_000 };
const world = worldOfTests();
const { phone } = world;

describe('another first revision of a document', () => {
	const forge = async (id: string): Promise<void> => {
		const { _rev, ...document } = await world.couch.database('group').get(id);
		const authorization = `Basic ${btoa('lea:secret')}`;
		const forged = { ...document, action: 'forged', _rev: `1-${'f'.repeat(32)}` };
		await fetch(`${world.couch.origin}/group/_bulk_docs`, {
			method: 'POST',
			headers: { authorization, 'content-type': 'application/json' },
			body: JSON.stringify({ new_edits: false, docs: [forged] })
		});
	};

	it('is set aside and said, by phones that have the first one and by phones that join', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m'), tap('m', 1), tap('m', 2)]);
		lea.join();
		await stands(lea, 'in-step');
		await forge('m!0000002!phone');
		await vi.waitUntil(() => lea.sync.state.strange === 1, soon);
		expect(await lea.entries()).toEqual([start('m'), tap('m', 1), tap('m', 2)]);
		const sam = await phone();
		sam.join();
		expect((await stands(sam, 'in-step')).strange).toBe(1);
		expect(await sam.entries()).toEqual([start('m'), tap('m', 1)]);
		// Reading the same again counts nothing twice.
		lea.leave();
		lea.join();
		expect((await stands(lea, 'in-step')).strange).toBe(1);
	});

	it('is taken when a database is put back that has the first one alone', async () => {
		const lea = await phone();
		await storeMatch(lea.tab, [start('m'), tap('m', 1), tap('m', 2)]);
		lea.join();
		await stands(lea, 'in-step');
		const older = await startCouch();
		await older.database('group').info();
		for (const { id } of (await world.couch.database('group').allDocs()).rows) {
			const { _rev, ...document } = await world.couch.database('group').get(id);
			await older.database('group').put(document);
		}
		await forge('m!0000002!phone');
		await vi.waitUntil(() => lea.sync.state.strange === 1, soon);
		const sam = await phone();
		sam.join();
		expect((await stands(sam, 'in-step')).strange).toBe(1);
		for (const one of [lea, sam]) one.leave();
		world.couch.faults.intercept = (request, response) => {
			older.handle(request, response);
			return true;
		};
		// What makes a phone look closer, and what `restore` adds.
		await older.database('group').put({ _id: 'epoch!0123', ochaya: 5, kind: 'epoch', at: 5 });
		for (const one of [lea, sam]) {
			one.join();
			expect((await stands(one, 'in-step')).strange).toBe(0);
			expect(await one.entries()).toEqual([start('m'), tap('m', 1), tap('m', 2)]);
		}
		await older.stop();
	});
});

describe('an entry that its match cannot take', () => {
	const by = (device: string, seq: number, body: EntryBody): Entry =>
		stamp({ device, now: () => 60_000 + seq }, 'm', seq, body);
	const moment = { clock: { device: 'lea', now: () => 9000 }, isComingBack: false, reader: 'this build' };
	const projector = {
		judgeGroupArrival: (...[here, came, contact]: Parameters<typeof judge>) => judge(here, came, contact),
		project: projectAny
	};
	const judge = (
		here: readonly Entry[],
		came: readonly Entry[],
		contact: Parameters<typeof judgeGroupArrival>[3]
	) => judgeGroupArrival(toyGame, here, came, contact);
	const page = (...entries: readonly Entry[]): Page => ({
		shared: entries.map((entry) => ({ is: 'entry' as const, entry })),
		aside: [],
		since: '1',
		hasMore: false
	});
	/** @returns what a phone has stored, and what it says, once these pages came. */
	const afterPages = async (...pages: readonly Page[]) => {
		const opened = await phone();
		let said;
		for (const one of pages) said = (await opened.storePage(one, projector, moment)).mark;
		return {
			seqs: (await opened.tab.readStored('m')).entries.map(({ seq }) => seq),
			newer: said?.newer,
			strange: said?.strange
		};
	};

	const first = by('a', 0, begun);
	const moves = [by('a', 1, add(0, 1)), by('b', 2, add(1, 1)), by('a', 3, add(0, 1))];
	const far = by('c', 500_000, add(1, 9));

	it.each([
		['after the others', [page(first, ...moves), page(far)]],
		['before the start', [page(far), page(first), page(...moves)]],
		['with the start', [page(first, far), page(...moves)]],
		['twice', [page(first, ...moves, far), page(far)]]
	])('for it is far ahead is left aside and said, if it comes %s', async (_, pages) => {
		expect(await afterPages(...pages)).toEqual({ seqs: [0, 1, 2, 3], newer: 0, strange: 1 });
	});

	const ahead = by('c', 1003, add(1, 9));
	it.each([
		['after the others', [page(first, ...moves), page(ahead)]],
		['before them', [page(first), page(ahead), page(...moves)]],
		['before the start', [page(ahead, ...moves), page(first)]]
	])('without the others is taken once they are here, if it comes %s', async (_, pages) => {
		expect(await afterPages(...pages)).toEqual({ seqs: [0, 1, 2, 3, 1003], newer: 0, strange: 0 });
	});

	const later = by('c', 4, { kind: 'action', version: 99, action: {} });
	it.each([
		['after the others', [page(first, ...moves), page(later)]],
		['before the start', [page(later), page(first), page(...moves)]]
	])('of a newer version is left aside and said, if it comes %s', async (_, pages) => {
		expect(await afterPages(...pages)).toEqual({ seqs: [0, 1, 2, 3], newer: 1, strange: 0 });
	});

	it('without its start waits, and beyond what can wait it is left aside and said', async () => {
		const many = Array.from({ length: 20_001 }, (_, index) => by('a', index + 1, add(0, 1)));
		expect(await afterPages(page(...many))).toEqual({ seqs: [], newer: 0, strange: 1 });
	});

	it('waits with its match when the start is of a newer version', async () => {
		const newer = by('a', 0, { ...begun, version: 99 } as EntryBody);
		const opened = await phone();
		await opened.storePage(page(newer, ...moves), projector, moment);
		expect(await opened.entries()).toEqual([]);
		expect(await opened.tab.readRow('m')).toBeUndefined();
		// The next version of the app reads everything again.
		const updated = { ...moment, reader: 'next build' };
		const able = { ...toyGame, version: 99 };
		const reading = {
			...projector,
			judgeGroupArrival: (
				here: readonly Entry[],
				came: readonly Entry[],
				contact: Parameters<typeof judgeGroupArrival>[3]
			) => judgeGroupArrival(able, here, came, contact)
		};
		const { mark } = await opened.storePage(page(newer), reading, updated);
		expect(await opened.entries()).toHaveLength(4);
		expect([mark.newer, mark.strange]).toEqual([0, 0]);
	});

	it('is read again by the next version of the app', async () => {
		await world.couch.database('group').bulkDocs([first, ...moves].map(entryDocument));
		await world.couch.database('group').put({ ...entryDocument(later), ochaya: 99 });
		const lea = await phone();
		lea.join();
		expect((await stands(lea, 'in-step')).newer).toBe(1);
		lea.leave();
		expect((await lea.marks.readProgress('this build')).since).not.toBe('0');
		expect((await lea.marks.readProgress('next build')).since).toBe('0');
	});
});
