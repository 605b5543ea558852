/** What follows a tap: what was tapped is painted first, and the rest comes together in the frame after. */
import { untrack } from 'svelte';

/** A page that is not drawn gets no frame: then it follows after so many milliseconds. */
const atLatest = 100;

/** Does a work once the frame under way is painted. @returns what calls it off. */
const afterFrame = (work: () => void): (() => void) => {
	let timer = setTimeout(work, atLatest);
	const frame = requestAnimationFrame(() => {
		clearTimeout(timer);
		timer = setTimeout(work);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
};

/**
 * A value one painted frame behind: what is shown from it changes in one piece, never half. Only for what is
 * looked at: whatever a control does is judged by the value as it is. Make it while a component is set up.
 */
export class Following<Value> {
	#shown = $state.raw() as Value;

	/** @param now gives the value as it is; by identity, what is the same has not changed. */
	constructor(now: () => Value) {
		this.#shown = untrack(now);
		$effect(() => {
			const value = now();
			if (value === untrack(() => this.#shown)) return undefined;
			return afterFrame(() => (this.#shown = value));
		});
	}

	/** The value as it was when the last frame was painted. */
	get value(): Value {
		return this.#shown;
	}
}
