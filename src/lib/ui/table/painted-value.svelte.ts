/** Delays updates that follow a tap by one frame, so that the tapped control is painted first. */
import { untrack } from 'svelte';
import { afterPaint } from '$lib/ui/after-paint';

/**
 * A value that lags one painted frame behind. Everything shown from it changes in the same frame. It is for
 * display only: controls must act on the current value. Create it during the initialisation of a component.
 */
export class PaintedValue<Value> {
	#shown = $state.raw() as Value;

	/** @param now gives the current value; values are compared by identity. */
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

	/** The value of the last painted frame. */
	get value(): Value {
		return this.#shown;
	}
}
