/**
 * Notices that moves of this phone were put aside by a choice between two versions of a match. A notice is
 * shown until it is answered, or until this phone plays on.
 */
import { SvelteMap } from 'svelte/reactivity';
import { putAside, type PutAside } from '$lib/match/put-aside';
import { markOnce, wasDone } from '$lib/store/settings/settings';
import type { LiveMatch } from '../live-match.svelte';

/** The key under which the settings remember that the notice of this choice was dismissed. */
const keyOf = ({ match, seq, device }: PutAside['choice']): string => `apart:${match} ${seq} ${device}`;

class PlayedApartNotices {
	/** Whether the notice was dismissed, by the key of its choice. Absent while the settings are read. */
	readonly #isDismissed = new SvelteMap<string, boolean>();
	/** The keys that were looked up in the settings, each once. */
	readonly #requested = new Set<string>();

	/**
	 * @returns what was put aside; undefined when there is nothing to show, and while the settings are read.
	 */
	noticeFor({
		folded,
		entries,
		device
	}: Pick<LiveMatch, 'folded' | 'entries' | 'device'>): PutAside | undefined {
		// Reading `folded` makes callers depend on it. `entries` is no reactive state, but changes only together
		// with it.
		if (folded.isDeleted) return undefined;
		const aside = putAside(entries, device);
		if (!aside) return undefined;
		const key = keyOf(aside.choice);
		if (!this.#requested.has(key)) {
			this.#requested.add(key);
			void wasDone(key).then((isDone) => this.#isDismissed.set(key, isDone));
		}
		return this.#isDismissed.get(key) === false ? aside : undefined;
	}

	/** Accepts the choice: its notice is not shown again, nor in tabs that open later. */
	dismiss({ choice }: PutAside): void {
		this.#isDismissed.set(keyOf(choice), true);
		// Marks it as done in the settings.
		void markOnce(keyOf(choice));
	}
}

export const playedApartNotices = new PlayedApartNotices();
