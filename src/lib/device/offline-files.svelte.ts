/**
 * Has the service worker cache the whole app, a few files at a time, while the page is in use. If this is
 * interrupted (the tab is closed, the network is gone), the next visit continues. Each visit checks that all
 * files are cached.
 */
import { whenInputIdle } from './when-idle';
import { ask } from './worker/ask';
import type { KeepFilesResult, KeepFilesRequest } from './worker/messages';

class OfflineFiles {
	/** How much of the app is cached; undefined while this is not known. */
	state = $state.raw<KeepFilesResult>();
	readonly #locales = new Set<string>();
	#isBusy = false;

	/**
	 * Has the whole app cached, with the rulebooks of a language besides those of the languages chosen before.
	 * Does nothing where there is no service worker, and during development.
	 */
	async keep(locale: string): Promise<void> {
		this.#locales.add(locale);
		if (this.#isBusy || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
		this.#isBusy = true;
		const registration = await navigator.serviceWorker.ready;
		let requested: number;
		do {
			requested = this.#locales.size;
			await this.#turn(registration);
			// A language that was chosen during the turn is not part of its answer.
		} while (
			this.#locales.size > requested ||
			(this.state && this.state.kept < this.state.of && !this.state.isBroken)
		);
		this.#isBusy = false;
		if (this.state?.isBroken) addEventListener('online', () => void this.keep(locale), { once: true });
	}

	async #turn({ active }: ServiceWorkerRegistration): Promise<void> {
		await whenInputIdle();
		const held = performance.getEntriesByType('resource').map(({ name }) => name);
		const keep = { held, locales: [...this.#locales] };
		if (active) this.state = await ask<KeepFilesResult>(active, { keep } satisfies KeepFilesRequest);
	}
}

export const offlineFiles = new OfflineFiles();
