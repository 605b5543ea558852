/** What is shown and what is said of a match's way into the store. */
import type { SaveState } from '$lib/store/log/unsaved';

/** A save that takes longer is told at length, in milliseconds. */
const longSave = 300;

export class SaveMark {
	/** The truth, which the mark at the table shows: `saved` never stands over a tap that is not stored. */
	state = $state.raw<SaveState>('saved');
	/**
	 * What is said at length. That a tap is on its way is said only when it takes long: said and taken back, it would
	 * be heard at every tap, and what says that it failed would come and go under the finger that tries again.
	 */
	told = $state.raw<SaveState>('saved');
	/** How often something could not be stored: what says why says so anew each time. */
	failures = $state(0);
	#saying: ReturnType<typeof setTimeout> | undefined;

	/** @param now how far the match has come: asked again before it is said. */
	constructor(private readonly now: () => SaveState) {}

	/** Something is shown that is not stored yet: the mark says so in the same update. */
	begin(): void {
		this.state = this.now();
		if (this.state === 'saving') this.#sayLater();
	}
	/** Takes over how far it has come. */
	follow(state: SaveState): void {
		this.state = state;
		if (state === 'saving') {
			this.#sayLater();
			return;
		}
		this.stop();
		this.told = state;
		if (state !== 'saved') this.failures += 1;
	}
	/** Nothing is said any more of what is on its way. */
	stop(): void {
		clearTimeout(this.#saying);
		this.#saying = undefined;
	}

	#sayLater(): void {
		this.#saying ??= setTimeout(() => (this.told = this.now()), longSave);
	}
}
