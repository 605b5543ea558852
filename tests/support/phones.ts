/** For the tests: phones in one process, each with a database and modules of its own, that share a group. */
import type { Group } from '../../src/lib/sync/group.ts';
import type { GroupState, Standing } from '../../src/lib/sync/state.ts';
import { openBrowser, openTab, projector } from './store-tab.ts';

const openedGroup = (url: string): Group => ({
	url,
	name: 'lea',
	password: 'secret',
	shared: { of: 'all' }
});

/** @param now the clock of the phone. */
export const openPhone = async (url: string, change: Partial<Group> = {}, now: () => number = Date.now) => {
	openBrowser();
	const tab = await openTab();
	const { Keeper } = await import('../../src/lib/sync/keeper.ts');
	const marks = await import('../../src/lib/sync/marks.ts');
	const { storePage } = await import('../../src/lib/sync/arrive.ts');
	const group: Group = { ...openedGroup(url), ...change };
	await marks.keepGroup(group);
	/** The games that were loaded for each page that came. */
	const loaded: (readonly string[])[] = [];
	const make = () =>
		new Keeper(group, {
			now,
			chance: () => 0,
			reader: 'this build',
			projectorFor: async (games) => {
				loaded.push([...games]);
				return projector;
			}
		});
	let keeper = make();
	return {
		tab,
		group,
		marks,
		storePage,
		loaded,
		get keeper() {
			return keeper;
		},
		/** In reach of the group. */
		join: (): void => {
			keeper.stop();
			keeper = make();
			void keeper.run();
		},
		/** Out of reach; what is tapped meanwhile stays here. */
		leave: (): void => keeper.stop(),
		/** All entries that are stored, by key. */
		entries: async () => tab.read(['entries'], (transaction) => transaction.objectStore('entries').getAll())
	};
};
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Waits until the phone stands so. */
export const stands = (phone: Phone, is: Standing['is']): Promise<GroupState> =>
	new Promise((done) => {
		const look = (state: GroupState): void => {
			if (state.standing.is !== is) return;
			stop();
			done(state);
		};
		const stop = phone.keeper.watch(look);
		queueMicrotask(() => look(phone.keeper.state));
	});
