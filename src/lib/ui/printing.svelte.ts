/** Whether the page is being printed, for what depends on the width of the screen. */
import { flushSync } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';

class Printing {
	#isOn = false;
	readonly #subscribe = createSubscriber((update) => {
		const paper = matchMedia('print');
		const set = (isOn: boolean): void => {
			this.#isOn = isOn;
			// The browser prints right after the event, so the DOM must be updated synchronously.
			flushSync(update);
		};
		const begin = (): void => set(true);
		const end = (): void => set(false);
		const follow = (): void => set(paper.matches);
		// Browsers fire the first two when they print; emulating print media fires only the last.
		addEventListener('beforeprint', begin);
		addEventListener('afterprint', end);
		paper.addEventListener('change', follow);
		return () => {
			removeEventListener('beforeprint', begin);
			removeEventListener('afterprint', end);
			paper.removeEventListener('change', follow);
		};
	});

	/** Reactive. */
	get isOn(): boolean {
		this.#subscribe();
		return this.#isOn;
	}
}

export const printing = new Printing();
