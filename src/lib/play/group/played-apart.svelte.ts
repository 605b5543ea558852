/** What is told of a match played on apart, until someone answers or plays on. */
import { SvelteMap } from 'svelte/reactivity';
import { putAside, type PutAside } from '$lib/match/put-aside';
import { isFirstTime, wasDone } from '$lib/store/settings/settings';
import type { LiveMatch } from '../live-match.svelte';

const nameOf = ({ match, seq, device }: PutAside['choice']): string => `apart:${match} ${seq} ${device}`;

class Apart {
	/** By the name of a choice: whether it was left as it is. Absent: not looked up yet. */
	readonly #isLeft = new SvelteMap<string, boolean>();
	/** Looked up once each. */
	readonly #asked = new Set<string>();

	/** @returns what to tell of this match; undefined for nothing, or while it is looked up. */
	told({ folded, entries, device }: Pick<LiveMatch, 'folded' | 'entries' | 'device'>): PutAside | undefined {
		// The log changes with what it comes to, and only that is watched.
		if (folded.isDeleted) return undefined;
		const aside = putAside(entries, device);
		if (!aside) return undefined;
		const name = nameOf(aside.choice);
		if (!this.#asked.has(name)) {
			this.#asked.add(name);
			void wasDone(name).then((isDone) => this.#isLeft.set(name, isDone));
		}
		return this.#isLeft.get(name) === false ? aside : undefined;
	}

	/** It is good as it is: told no more, in any tab that opens later either. */
	leave({ choice }: PutAside): void {
		this.#isLeft.set(nameOf(choice), true);
		void isFirstTime(nameOf(choice));
	}
}

export const apart = new Apart();
