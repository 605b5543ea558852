/** Renders a large drawing piece by piece while a table opens, so that no task delays a tap for long. */
import { flushSync } from 'svelte';

/** The length of one task, in milliseconds: a tap waits about as long at most. */
const taskTime = 16;

/** Counts up to a number in many short tasks. Create it during the initialisation of a component. */
export class Piecemeal {
	#count = $state(0);

	/** @param totalNow gives the whole number of pieces; 0 where nothing is rendered in pieces. */
	constructor(totalNow: () => number) {
		const total = $derived.by(totalNow);
		$effect(() => {
			// Messages, because a background tab gets no animation frames and its timers are throttled.
			const { port1, port2 } = new MessageChannel();
			const next = (): void => port2.postMessage(undefined);
			port1.onmessage = () => {
				const end = performance.now() + taskTime;
				while (this.#count < total && performance.now() < end) flushSync(() => (this.#count += 1));
				if (this.#count < total) next();
			};
			if (total > 0) next();
			return () => port1.close();
		});
	}

	/** How many pieces to render so far. */
	get count(): number {
		return this.#count;
	}
}
