/** What follows a tap: what was tapped is painted first, and the rest comes together in the frame after. */
import { untrack } from 'svelte';
import { afterPaint } from '$lib/ui/after-paint';

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
			let isOvertaken = false;
			afterPaint(() => {
				if (!isOvertaken) this.#shown = value;
			});
			return () => (isOvertaken = true);
		});
	}

	/** The value as it was when the last frame was painted. */
	get value(): Value {
		return this.#shown;
	}
}
