/** For tests of `sync`: phones that share a group, each with its own database and modules, in one process. */
import type { Group } from '../../src/lib/sync/group.ts';
import type { GroupState, SyncStatus } from '../../src/lib/sync/state.ts';
import type { SyncEnvironment } from '../../src/lib/sync/group-sync.ts';
import { openBrowser, openTab, projector as ofPebbles } from './store-tab.ts';

const openedGroup = (url: string): Group => ({
	url,
	name: 'lea',
	password: 'secret',
	shared: { of: 'all' }
});

/**
 * @param url of the group's database.
 * @param change of the group's settings.
 * @param now the clock of the phone.
 * @param projector judges what comes; without it, all is taken.
 */
export const openPhone = async (
	url: string,
	change: Partial<Group> = {},
	now: () => number = Date.now,
	projector: Awaited<ReturnType<SyncEnvironment['projectorFor']>> = ofPebbles
) => {
	openBrowser();
	const tab = await openTab();
	const { GroupSync } = await import('../../src/lib/sync/group-sync.ts');
	const marks = await import('../../src/lib/sync/marks.ts');
	const { unsentMatches } = await import('../../src/lib/sync/unsent.ts');
	const { storePage } = await import('../../src/lib/sync/store-page.ts');
	let group: Group = { ...openedGroup(url), ...change };
	await marks.keepGroup(group);
	/** For each received page of changes, the ids of the games it needed. */
	const loaded: (readonly string[])[] = [];
	const make = () =>
		new GroupSync(group, {
			now,
			chance: () => 0,
			reader: 'this build',
			projectorFor: async (games) => {
				loaded.push([...games]);
				return projector;
			}
		});
	let sync = make();
	return {
		tab,
		get group() {
			return group;
		},
		marks,
		storePage,
		loaded,
		get sync() {
			return sync;
		},
		/** Starts synchronising. */
		join: (): void => {
			sync.stop();
			sync = make();
			void sync.run();
		},
		/**
		 * Leaves the group and joins another, without synchronising yet.
		 *
		 * @param heldBack the matches that are not given to it.
		 */
		move: async (next: string, shared: Group['shared'], heldBack: readonly string[] = []): Promise<void> => {
			sync.stop();
			await marks.forgetGroup();
			group = { ...openedGroup(next), shared };
			await marks.keepGroup(group, heldBack);
		},
		/** Stops synchronising. */
		leave: (): void => sync.stop(),
		/** The matches of which the group may lack entries, by what is shared with it. */
		unsentMatches: (shared = group.shared) => unsentMatches({ ...group, shared }),
		/** All stored entries, in the order of their keys. */
		entries: async () => tab.read(['entries'], (transaction) => transaction.objectStore('entries').getAll())
	};
};
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Waits until the phone's standing in the group is as given. @returns its state then. */
export const stands = (phone: Phone, is: SyncStatus['is']): Promise<GroupState> =>
	new Promise((done) => {
		const look = (state: GroupState): void => {
			if (state.standing.is !== is) return;
			stop();
			done(state);
		};
		const stop = phone.sync.watch(look);
		queueMicrotask(() => look(phone.sync.state));
	});
