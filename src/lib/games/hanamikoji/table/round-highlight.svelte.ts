/** Highlights the round that was just scored, for a while or until the next touch or key. */
import { untrack } from 'svelte';
import { highlightTime } from '$lib/ui/table/highlight-time';

export class RoundHighlight {
	#isOn = $state(false);

	/**
	 * Has to be created during a component's initialisation, because it uses an effect.
	 *
	 * @param count gives the number of scored rounds; the highlight begins when it grows by one
	 */
	constructor(count: () => number) {
		let before = untrack(count);
		$effect(() => {
			const now = count();
			const isOneMore = now === before + 1;
			before = now;
			if (!isOneMore) return undefined;
			this.#isOn = true;
			const end = (): void => void (this.#isOn = false);
			const timer = setTimeout(end, highlightTime);
			// A touch or key ends the highlight and still does what it would do otherwise.
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

	/** Whether the last scored round is highlighted now. */
	get isOn(): boolean {
		return this.#isOn;
	}
}
