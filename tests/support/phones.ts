/** For the tests: phones in one process, each with a database and modules of its own, that share a house. */
import type { House } from '../../src/lib/sync/house.ts';
import type { HouseState, Standing } from '../../src/lib/sync/state.ts';
import { openBrowser, openTab, projector } from './store-tab.ts';

const openedHouse = (url: string): House => ({
	url,
	name: 'lea',
	password: 'secret',
	shared: { of: 'all' }
});

/** @param now the clock of the phone. */
export const openPhone = async (url: string, change: Partial<House> = {}, now: () => number = Date.now) => {
	openBrowser();
	const tab = await openTab();
	const { Keeper } = await import('../../src/lib/sync/keeper.ts');
	const marks = await import('../../src/lib/sync/marks.ts');
	const { storePage } = await import('../../src/lib/sync/arrive.ts');
	const house: House = { ...openedHouse(url), ...change };
	await marks.keepHouse(house);
	/** The games that were loaded for each page that came. */
	const loaded: (readonly string[])[] = [];
	const make = () =>
		new Keeper(house, {
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
		house,
		marks,
		storePage,
		loaded,
		get keeper() {
			return keeper;
		},
		/** In reach of the house. */
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
export const stands = (phone: Phone, is: Standing['is']): Promise<HouseState> =>
	new Promise((done) => {
		const look = (state: HouseState): void => {
			if (state.standing.is !== is) return;
			stop();
			done(state);
		};
		const stop = phone.keeper.watch(look);
		queueMicrotask(() => look(phone.keeper.state));
	});
