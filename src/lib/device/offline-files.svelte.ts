/**
 * The app is kept on this phone, a few files at a time, while the page is in use. What was broken off (the tab closed,
 * the network gone) goes on with the next visit; each visit looks whether all is there.
 */
import { freeMoment } from './free-moment';
import { ask } from './worker/ask';
import type { Turn, TurnAsked } from './worker/talk';

class Keeping {
	/** How much is kept; nothing where it is not known. */
	state = $state.raw<Turn>();
	readonly #locales = new Set<string>();
	#isBusy = false;

	/** Has all of the app kept, with the texts of a language beside those kept before. */
	async keep(locale: string): Promise<void> {
		this.#locales.add(locale);
		if (this.#isBusy || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
		this.#isBusy = true;
		const registration = await navigator.serviceWorker.ready;
		do await this.#turn(registration);
		while (this.state && this.state.kept < this.state.of && !this.state.isBroken);
		this.#isBusy = false;
		if (this.state?.isBroken) addEventListener('online', () => void this.keep(locale), { once: true });
	}

	async #turn({ active }: ServiceWorkerRegistration): Promise<void> {
		await freeMoment();
		const held = performance.getEntriesByType('resource').map(({ name }) => name);
		const keep = { held, locales: [...this.#locales] };
		if (active) this.state = await ask<Turn>(active, { keep } satisfies TurnAsked);
	}
}

export const offlineFiles = new Keeping();
