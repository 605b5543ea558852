/**
 * For tests of `sync`: a group whose database is put back as it was, or replaced by another, and its phones. To be
 * called once in a file; each test has its own.
 */
import { afterEach } from 'vitest';
import type { Group } from '../../src/lib/sync/group.ts';
import { startCouch, type Couch } from './couch.mjs';
import { worldOfTests } from './group-world.ts';
import { stands, type Phone } from './phones.ts';
import { project, start, storeMatch, tap } from './store-tab.ts';

/** @returns a match with so many taps. */
export const taps = (count: number) => [
	start('m'),
	...Array.from({ length: count }, (_, index) => tap('m', index + 1))
];
export const isEpoch = (id: string): boolean => id.startsWith('epoch!');

export const restoring = () => {
	const world = worldOfTests();
	const { phone } = world;
	let others: Couch[] = [];
	afterEach(async () => {
		for (const server of others) await server.stop();
		others = [];
	});

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
	const entriesIn = async (of: Couch): Promise<readonly string[]> =>
		(await idsOf(of)).filter((id) => id.startsWith('m!'));

	/** Copies the database as it is now, with some of its documents. */
	const copy = async (keeps: (id: string) => boolean = () => true): Promise<Couch> => {
		const server = await startCouch();
		others.push(server);
		await server.database('group').info();
		for (const id of (await idsOf(world.couch)).filter(keeps)) {
			const { _rev, ...document } = await world.couch.database('group').get(id);
			await server.database('group').put(document);
		}
		return server;
	};
	/** Cuts all connections, and puts another database in the place of the group's. */
	const restore = async (server: Couch): Promise<void> => {
		await world.couch.stop();
		world.couch.faults.intercept = (request, response) => {
			server.handle(request, response);
			return true;
		};
		await world.couch.start();
	};

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

	return {
		get couch() {
			return world.couch;
		},
		phone,
		joined,
		tapOn,
		idsOf,
		entriesIn,
		copy,
		restore,
		pair,
		isAt,
		has
	};
};
