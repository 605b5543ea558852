/** Whether a match is saved: the exact state for the mark at the table, and a calmer one for notices. */
import type { SaveState } from '$lib/store/lines/unsaved';
import { m } from '$lib/i18n/paraglide/messages';

/** A save that takes longer than this is announced, in milliseconds. */
const longSave = 300;

export class SaveStatus {
	/** The exact state, which the mark at the table shows: it is never `saved` while a tap is not stored. */
	state = $state.raw<SaveState>('saved');
	/**
	 * The state for notices and screen readers. It becomes `saving` only when a save takes long. Otherwise
	 * every tap would be announced, and a notice of a failure would disappear and come back under the finger
	 * that tries again.
	 */
	announced = $state.raw<SaveState>('saved');
	/** How often a save failed, so that each failure is announced anew. */
	failures = $state(0);
	#announcing: ReturnType<typeof setTimeout> | undefined;

	/** @param currentState gives the writer's state; it is read again before it is announced. */
	constructor(private readonly currentState: () => SaveState) {}

	/** To be called with a tap, so that the mark changes in the update that shows the tap. */
	begin(): void {
		this.state = this.currentState();
		if (this.state === 'saving') this.#announceLater();
	}
	/** Takes over a new state of the writer. */
	follow(state: SaveState): void {
		this.state = state;
		if (state === 'saving') {
			this.#announceLater();
			return;
		}
		this.stop();
		this.announced = state;
		if (state !== 'saved') this.failures += 1;
	}
	/** Cancels a pending announcement. */
	stop(): void {
		clearTimeout(this.#announcing);
		this.#announcing = undefined;
	}

	#announceLater(): void {
		this.#announcing ??= setTimeout(() => (this.announced = this.currentState()), longSave);
	}
}

/**
 * @returns whether a match is saved, in a word or two. Why it is not saved is explained elsewhere
 * (`SaveNotice`).
 */
export const saveWords = (state: SaveState): string =>
	state === 'saved' ? m.saved() : state === 'saving' ? m.saving() : m.not_saved();
