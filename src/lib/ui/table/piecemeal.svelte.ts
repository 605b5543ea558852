/** Much that is drawn when a table opens comes piece by piece, so that no piece of work holds up a tap. */
import { flushSync } from 'svelte';
import { afterPaint } from '$lib/ui/after-paint';

/** What is drawn in one go takes about so many milliseconds: a tap waits no longer for it. */
const atOnce = 16;
/** After so many pieces without a frame between them nobody looks at the page: the rest comes at once. */
const unseen = 2;

/** Counts up to a number, a few after each paint. Make it while a component is set up. */
export class Piecemeal {
	#count = $state(0);

	/** @param totalNow how many there are, a whole number: 0 where nothing comes in pieces. */
	constructor(totalNow: () => number) {
		const total = $derived.by(totalNow);
		$effect(() => {
			let isGone = false;
			let unpainted = 0;
			const goOn = (isPainted: boolean): void => {
				unpainted = isPainted ? 0 : unpainted + 1;
				const end = unpainted < unseen ? performance.now() + atOnce : Infinity;
				while (!isGone && this.#count < total && performance.now() < end) flushSync(() => (this.#count += 1));
				if (!isGone && this.#count < total) afterPaint(goOn);
			};
			if (total > 0) afterPaint(goOn);
			return () => (isGone = true);
		});
	}

	/** How many may be drawn by now. */
	get count(): number {
		return this.#count;
	}
}
