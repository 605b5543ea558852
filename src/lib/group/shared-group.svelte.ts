/**
 * Synchronises this phone with the group it has joined, while the app is open. One tab does it, and the
 * others tell that tab what they store. This code is loaded only if a group was joined or is being joined.
 */
import { preferences } from '$lib/device/preferences.svelte';
import { projectorFor } from '$lib/rows/projector';
import { announceToAll, listen } from '$lib/store/db/tabs';
import { unsavedMatches, watchUnsaved } from '$lib/store/lines/unsaved';
import { openGroup } from '$lib/sync/couch';
import type { Group, Shared } from '$lib/sync/group';
import { GroupSync } from '$lib/sync/group-sync';
import { forgetGroup, isRefused, keepGroup, readGroup } from '$lib/sync/joined';
import { GroupError, type GroupState, type GroupTrouble } from '$lib/sync/trouble';
import { presence } from './presence.svelte';
import { matchesOnScreen, watchMatchesOnScreen } from './matches-on-screen';
import { tellTabs } from './tab-channel';

const environment = { now: Date.now, chance: Math.random, gamesFor: projectorFor };

class SharedGroup {
	/** The group that was joined; undefined for none. */
	group = $state.raw<Group>();
	/** The address of the group that was just left on this page. */
	left = $state.raw<string>();
	/** The state of the synchronisation; undefined while another tab does it. */
	state = $state.raw<GroupState>();
	#sync: GroupSync | undefined;
	#opening: Promise<void> | undefined;
	#restarting = Promise.resolve();
	/** The matches of which this tab has unsaved entries. */
	#waiting: ReadonlySet<string> = new Set();

	/** Whether the group refuses the name and password of this phone. */
	get isRefused(): boolean {
		const standing = this.state?.standing;
		return standing?.is === 'refused' && standing.why === 'password';
	}

	/** Begins to synchronise, if a group was joined; further calls do nothing. Never rejects. */
	open(): Promise<void> {
		return (this.#opening ??= this.#open());
	}

	async #open(): Promise<void> {
		listen((news) => {
			if (news.kind === 'group') void this.#restart();
			else if (news.kind === 'match') {
				if (!news.isOfGroup) this.#sync?.nudge(news.match);
			} else if (news.kind === 'players' || news.kind === 'rule-sets') this.#sync?.nudgeMembers();
			else this.#sync?.nudge();
		});
		watchMatchesOnScreen(() => this.#sync?.show(matchesOnScreen()));
		watchUnsaved(() => this.#followUnsaved());
		addEventListener('online', () => this.#sync?.nudge());
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible') this.#sync?.nudge();
		});
		await this.#restart();
	}

	/**
	 * Joins a group, or the same one with another password, after checking that its server answers. Never rejects.
	 *
	 * @param heldBack see `keepGroup`.
	 * @returns why it was not joined; undefined when it was.
	 */
	async join(group: Group, heldBack?: readonly string[]): Promise<GroupTrouble | undefined> {
		try {
			await openGroup({ group });
			await this.open();
			await keepGroup(group, heldBack);
		} catch (error) {
			return error instanceof GroupError ? error.code : 'store';
		}
		this.left = undefined;
		preferences.set({ hasGroup: true });
		announceToAll({ kind: 'group' });
		await this.#restarting;
		return undefined;
	}

	/** Changes what is shared with the group. @throws {Trouble} when this cannot be stored. */
	async share(shared: Shared, heldBack: readonly string[]): Promise<void> {
		if (!this.group) return;
		await keepGroup({ ...this.group, shared }, heldBack);
		announceToAll({ kind: 'group' });
	}

	/** Leaves the group; all matches on this phone are kept. @throws {Trouble} when this cannot be stored. */
	async leave(): Promise<void> {
		const left = this.group?.url;
		this.#sync?.stop();
		// What was refused is forgotten with the group.
		const wasRefused = await isRefused().catch(() => true);
		try {
			await forgetGroup();
		} catch (error) {
			// The phone is still in the group, so all goes on.
			void this.#restart();
			throw error;
		}
		void presence.leave(wasRefused);
		this.left = left;
		preferences.set({ hasGroup: false });
		announceToAll({ kind: 'group' });
	}

	/** Tries again at once because the player wants it, also with a password that was refused. Never rejects. */
	async retry(): Promise<void> {
		await this.#sync?.retry();
		await presence.begin(this.group);
	}

	/** Sends the matches to the group that are no longer unsaved, since their entries are stored now. */
	#followUnsaved(): void {
		const waiting = new Set(unsavedMatches());
		for (const match of this.#waiting) if (!waiting.has(match)) this.#sync?.nudge(match);
		this.#waiting = waiting;
	}

	/** Restarts come one after the other, so that none leaves a synchronisation running that no other one stops. */
	#restart(): Promise<void> {
		return (this.#restarting = this.#restarting.then(() => this.#begin()));
	}

	/** Never rejects. */
	async #begin(): Promise<void> {
		this.#sync?.stop();
		this.#sync = this.state = undefined;
		this.group = await readGroup().catch(() => undefined);
		void presence.begin(this.group);
		if (!this.group) return;
		this.#run(new GroupSync(this.group, environment));
	}

	#run(sync: GroupSync): void {
		this.#sync = sync;
		const run = async (): Promise<void> => {
			if (this.#sync !== sync) return;
			this.#follow(sync.state);
			sync.watch((state) => this.#follow(state));
			sync.show(matchesOnScreen());
			await sync.run();
		};
		// An insecure page has no Web Locks, so each of its tabs synchronises by itself.
		const locks = navigator.locks as LockManager | undefined;
		void (locks ? locks.request('ochaya-group', run) : run());
	}

	#follow(state: GroupState): void {
		const before = this.state?.standing.is;
		this.state = state;
		if (before !== 'on-its-way' || state.standing.is === before) return;
		void presence.tellArrived();
		tellTabs({ kind: 'arrived' });
	}
}

export const sharedGroup = new SharedGroup();
