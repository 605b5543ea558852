/**
 * The house this phone has joined, while the app is open: one tab keeps in step with it, the others tell that
 * tab what they store. Loaded only where a house was joined, or is being joined.
 */
import { preferences } from '$lib/device/preferences.svelte';
import { version } from '$lib/device/version';
import { projectorFor } from '$lib/records/projector';
import { announceToAll, listen } from '$lib/store/channel';
import { pendingMatches, watchOutbox } from '$lib/store/outbox';
import { readInfo } from '$lib/sync/couch';
import type { House } from '$lib/sync/house';
import { Keeper } from '$lib/sync/keeper';
import { forgetHouse, keepHouse, readHouse } from '$lib/sync/marks';
import type { HouseState } from '$lib/sync/state';
import { HouseError, type HouseTrouble } from '$lib/sync/trouble';

const around = { now: Date.now, chance: Math.random, projectorFor, reader: version };

class SharedHouse {
	/** The one that was joined. */
	house = $state.raw<House>();
	/** How this tab stands with it; undefined while another tab keeps in step. */
	state = $state.raw<HouseState>();
	#keeper: Keeper | undefined;
	#isOpen = false;
	/** Matches of which this tab has something on its way into the store. */
	#waiting: ReadonlySet<string> = new Set();

	/** Begins to keep in step, if a house was joined; once. Never rejects. */
	async open(): Promise<void> {
		if (this.#isOpen) return;
		this.#isOpen = true;
		listen((news) => {
			if (news.kind === 'house') void this.#restart();
			else this.#keeper?.nudge(news.kind === 'match' ? news.match : undefined);
		});
		watchOutbox(() => this.#followOutbox());
		addEventListener('online', () => this.retry());
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible') this.retry();
		});
		await this.#restart();
	}

	/**
	 * Joins a house, once it has answered.
	 *
	 * @returns why it was not joined.
	 */
	async join(house: House): Promise<HouseTrouble | undefined> {
		try {
			await readInfo(house);
			await this.open();
			await keepHouse(house);
		} catch (error) {
			return error instanceof HouseError ? error.code : 'store';
		}
		preferences.set({ hasHouse: true });
		announceToAll({ kind: 'house' });
		return undefined;
	}

	/** Leaves it; everything that is here is kept. @throws {Trouble} when that cannot be stored. */
	async leave(): Promise<void> {
		this.#keeper?.stop();
		await forgetHouse();
		preferences.set({ hasHouse: false });
		announceToAll({ kind: 'house' });
	}

	/** It may be worth trying again now. */
	retry(): void {
		this.#keeper?.nudge();
	}

	/** What has left the outbox lies in the store: it goes to the house. A tap never waits for that. */
	#followOutbox(): void {
		const waiting = new Set(pendingMatches());
		for (const match of this.#waiting) if (!waiting.has(match)) this.#keeper?.nudge(match);
		this.#waiting = waiting;
	}

	async #restart(): Promise<void> {
		this.#keeper?.stop();
		this.#keeper = this.state = undefined;
		this.house = await readHouse().catch(() => undefined);
		if (this.house) this.#run(new Keeper(this.house, around));
	}

	#run(keeper: Keeper): void {
		this.#keeper = keeper;
		const run = async (): Promise<void> => {
			if (this.#keeper !== keeper) return;
			this.state = keeper.state;
			keeper.watch((state) => (this.state = state));
			await keeper.run();
		};
		// Where the page is not served safely there are no locks; then each tab keeps in step for itself.
		const locks = navigator.locks as LockManager | undefined;
		void (locks ? locks.request('ochaya-house', run) : run());
	}
}

export const sharedHouse = new SharedHouse();
