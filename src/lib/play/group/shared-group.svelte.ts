/**
 * The group this phone has joined, while the app is open: one tab keeps in step with it, the others tell that
 * tab what they store. Loaded only where a group was joined, or is being joined.
 */
import { preferences } from '$lib/device/preferences.svelte';
import { version } from '$lib/device/version';
import { projectorFor } from '$lib/rows/projector';
import { announceToAll, listen } from '$lib/store/db/tabs';
import { unsavedMatches, watchUnsaved } from '$lib/store/log/unsaved';
import { readInfo } from '$lib/sync/couch';
import type { Group } from '$lib/sync/group';
import { Keeper } from '$lib/sync/keeper';
import { forgetGroup, keepGroup, readGroup } from '$lib/sync/marks';
import type { GroupState } from '$lib/sync/state';
import { GroupError, type GroupTrouble } from '$lib/sync/trouble';

const around = { now: Date.now, chance: Math.random, projectorFor, reader: version };

class SharedGroup {
	/** The one that was joined. */
	group = $state.raw<Group>();
	/** How this tab stands with it; undefined while another tab keeps in step. */
	state = $state.raw<GroupState>();
	#keeper: Keeper | undefined;
	#isOpen = false;
	/** Matches of which this tab has something on its way into the store. */
	#waiting: ReadonlySet<string> = new Set();

	/** Begins to keep in step, if a group was joined; once. Never rejects. */
	async open(): Promise<void> {
		if (this.#isOpen) return;
		this.#isOpen = true;
		listen((news) => {
			if (news.kind === 'group') void this.#restart();
			else this.#keeper?.nudge(news.kind === 'match' ? news.match : undefined);
		});
		watchUnsaved(() => this.#followUnsaved());
		addEventListener('online', () => this.retry());
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible') this.retry();
		});
		await this.#restart();
	}

	/**
	 * Joins a group, once it has answered.
	 *
	 * @returns why it was not joined.
	 */
	async join(group: Group): Promise<GroupTrouble | undefined> {
		try {
			await readInfo(group);
			await this.open();
			await keepGroup(group);
		} catch (error) {
			return error instanceof GroupError ? error.code : 'store';
		}
		preferences.set({ hasGroup: true });
		announceToAll({ kind: 'group' });
		return undefined;
	}

	/** Leaves it; everything that is here is kept. @throws {Trouble} when that cannot be stored. */
	async leave(): Promise<void> {
		this.#keeper?.stop();
		await forgetGroup();
		preferences.set({ hasGroup: false });
		announceToAll({ kind: 'group' });
	}

	/** It may be worth trying again now. */
	retry(): void {
		this.#keeper?.nudge();
	}

	/** What has left the unsaved ones lies in the store: it goes to the group. A tap never waits for that. */
	#followUnsaved(): void {
		const waiting = new Set(unsavedMatches());
		for (const match of this.#waiting) if (!waiting.has(match)) this.#keeper?.nudge(match);
		this.#waiting = waiting;
	}

	async #restart(): Promise<void> {
		this.#keeper?.stop();
		this.#keeper = this.state = undefined;
		this.group = await readGroup().catch(() => undefined);
		if (this.group) this.#run(new Keeper(this.group, around));
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
		void (locks ? locks.request('ochaya-group', run) : run());
	}
}

export const sharedGroup = new SharedGroup();
