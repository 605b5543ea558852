/** Whether the page is on its way to paper: what was measured on the screen has another width there. */
import { flushSync } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';

class Printing {
	#isOn = false;
	readonly #subscribe = createSubscriber((update) => {
		const paper = matchMedia('print');
		const turn = (isOn: boolean): void => {
			this.#isOn = isOn;
			// Printing waits for nothing: the page has changed before this returns.
			flushSync(update);
		};
		const begin = (): void => turn(true);
		const end = (): void => turn(false);
		const follow = (): void => turn(paper.matches);
		// Most browsers tell of printing by the first two, one that looks at a page as on paper by the last.
		addEventListener('beforeprint', begin);
		addEventListener('afterprint', end);
		paper.addEventListener('change', follow);
		return () => {
			removeEventListener('beforeprint', begin);
			removeEventListener('afterprint', end);
			paper.removeEventListener('change', follow);
		};
	});

	get isOn(): boolean {
		this.#subscribe();
		return this.#isOn;
	}
}

export const printing = new Printing();
