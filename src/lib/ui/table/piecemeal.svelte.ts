/** Much that is drawn when a table opens comes piece by piece, so that no piece of work holds up a tap. */
import { flushSync } from 'svelte';

/** What is drawn in one go takes about so many milliseconds: a tap waits no longer for it. */
const atOnce = 16;

/** Counts up to a number, a few in each of many short tasks. Make it while a component is set up. */
export class Piecemeal {
	#count = $state(0);

	/** @param totalNow how many there are, a whole number: 0 where nothing comes in pieces. */
	constructor(totalNow: () => number) {
		const total = $derived.by(totalNow);
		$effect(() => {
			// Messages, since a tab behind others gets no frames, and its timers come late: it waits for neither.
			const { port1, port2 } = new MessageChannel();
			const next = (): void => port2.postMessage(undefined);
			port1.onmessage = () => {
				const end = performance.now() + atOnce;
				while (this.#count < total && performance.now() < end) flushSync(() => (this.#count += 1));
				if (this.#count < total) next();
			};
			if (total > 0) next();
			return () => port1.close();
		});
	}

	/** How many may be drawn by now. */
	get count(): number {
		return this.#count;
	}
}
