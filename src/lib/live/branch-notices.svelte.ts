/**
 * Notices that a line is kept beside a match that was played on separately. A notice is shown until it is answered.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { BranchLine } from '$lib/match/choose-line';
import { markOnce, wasDone } from '$lib/store/settings/settings';
import type { LiveMatch } from './live-match.svelte';

/** The key under which the settings remember that a notice was answered. */
const keyOf = (id: string): string => `kept:${id}`;

/** Remembers that the player has chosen about a kept line, so that no table asks about it. Never rejects. */
export const rememberBranchChoice = async (id: string): Promise<void> => void (await markOnce(keyOf(id)));

class BranchNotices {
	/** Whether the notice was answered, by the id of the kept line. Absent while the settings are read. */
	readonly #isAnswered = new SvelteMap<string, boolean>();
	/** The ids that were looked up in the settings, each once. */
	readonly #requested = new Set<string>();

	/** @returns the line to be told of; undefined when there is none, and while the settings are read. */
	noticeFor({ kept }: Pick<LiveMatch, 'kept'>): BranchLine | undefined {
		for (const { id } of kept) this.#lookUp(id);
		return kept.find(({ id }) => this.#isAnswered.get(id) === false);
	}

	/** The notice is not shown again, nor in tabs that open later. */
	dismiss({ id }: BranchLine): void {
		this.#isAnswered.set(id, true);
		void rememberBranchChoice(id);
	}

	#lookUp(id: string): void {
		if (this.#requested.has(id)) return;
		this.#requested.add(id);
		void wasDone(keyOf(id)).then((isDone) => this.#isAnswered.set(id, isDone));
	}
}

export const branchNotices = new BranchNotices();
