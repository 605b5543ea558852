/** A moment of the match that is shown for a while: until a time is over, or whoever looks goes on. */
import { untrack } from 'svelte';

/** How long it is shown, in milliseconds. */
const shownFor = 1100;

export class Moment {
	#isOn = $state(false);

	/**
	 * Make it while a component is set up.
	 *
	 * @param count of what is celebrated: the moment begins when there is one more than was seen last.
	 */
	constructor(count: () => number) {
		let before = untrack(count);
		$effect(() => {
			const now = count();
			const hasCome = now === before + 1;
			before = now;
			if (!hasCome) return undefined;
			this.#isOn = true;
			const end = (): void => void (this.#isOn = false);
			const timer = setTimeout(end, shownFor);
			// Any touch or key goes on at once, and does what it does besides.
			addEventListener('pointerdown', end, { capture: true });
			addEventListener('keydown', end, { capture: true });
			return () => {
				end();
				clearTimeout(timer);
				removeEventListener('pointerdown', end, { capture: true });
				removeEventListener('keydown', end, { capture: true });
			};
		});
	}

	get isOn(): boolean {
		return this.#isOn;
	}
}
