/**
 * New versions of the app: offered, never forced, and never in the middle of a match.
 *
 * Accepting in one tab hands all tabs to the new worker. A tab with a match open waits with its own reload until the
 * table is left; every tap is stored anyway. Only where the new version has brought the database to its own shape,
 * nothing can be stored in the old one any more: then it goes over as soon as no finger is on it.
 *
 * Written out here because the usual helper for it weighs more than the rest of the home page's own script.
 */
import { resolve } from '$app/paths';
import { handsOff } from './free-moment';
import { whenQuiet } from './when-quiet';
import { ask } from './worker/ask';
import type { News, NewsAsked, Progress, SkipWaiting } from './worker/talk';

class Update {
	/** A new version waits for the user's word. */
	isOffered = $state(false);
	/** How much of a new version is fetched, from 0 to 1, while it is. */
	progress = $state<number>();
	/** The new version has taken over: this page has to be loaded anew. */
	#isReloadDue = false;
	#isBusy = false;
	/** Nothing can be stored here any more. */
	#isOver = false;
	#isStarted = false;
	#registration: ServiceWorkerRegistration | undefined;

	/** Registers the worker; once. Without one (an old browser, a page served insecurely) all works but offline. */
	async start(): Promise<void> {
		if (this.#isStarted || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
		this.#isStarted = true;
		// The first worker of all takes over a page that had none: nothing to load anew.
		let hadWorker = navigator.serviceWorker.controller !== null;
		navigator.serviceWorker.addEventListener('controllerchange', () => {
			this.#isReloadDue = hadWorker;
			hadWorker = true;
			this.#reloadWhenFree();
		});
		navigator.serviceWorker.addEventListener('message', ({ data }) => {
			const { progress } = data as Partial<Progress>;
			if (progress) this.progress = progress.done < progress.of ? progress.done / progress.of : undefined;
		});
		navigator.serviceWorker.startMessages();
		// The first worker begins to fetch: what the visit came for goes before, but a short visit must leave something.
		if (!hadWorker) await whenQuiet(300, 3000);
		try {
			const registration = await navigator.serviceWorker.register(`${resolve('/')}sw.js`, {
				scope: resolve('/')
			});
			this.#registration = registration;
			this.#offerWhenReady(registration);
			registration.addEventListener('updatefound', () => this.#offerWhenReady(registration));
			// An app that stays open for weeks looks for a new version when it is taken up again.
			document.addEventListener('visibilitychange', () => {
				if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
			});
			this.isOffered = registration.waiting !== null && hadWorker;
		} catch {
			// Refused by the browser: the app stays what it is, a page.
		}
	}

	/** Lets the new version take over. */
	accept(): void {
		this.#registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies SkipWaiting);
	}

	/** @returns what is new in the version that waits. */
	async news(): Promise<News | undefined> {
		const waiting = this.#registration?.waiting;
		return waiting ? ask<News>(waiting, { news: true } satisfies NewsAsked) : undefined;
	}

	/** Said by the table when a match is opened and left. */
	set isBusy(isBusy: boolean) {
		this.#isBusy = isBusy;
		this.#reloadWhenFree();
	}

	/**
	 * Nothing can be stored in this version any more: goes over to the new one when nobody is in the middle of
	 * something, once it has taken over and for as long as nothing is lost by it.
	 */
	goOver(isSafe: () => boolean): void {
		if (this.#isOver || !this.#isReloadDue) return;
		this.#isOver = true;
		void handsOff().then(() => {
			if (isSafe()) location.reload();
			else this.#isOver = false;
		});
	}

	#offerWhenReady({ installing, active }: ServiceWorkerRegistration): void {
		// The first worker of all takes over at once. Asked now: by the time it says that it is installed, it may have.
		const isUpdate = active !== null;
		installing?.addEventListener('statechange', () => {
			this.progress = undefined;
			if (installing.state === 'installed') this.isOffered = isUpdate;
		});
	}
	#reloadWhenFree(): void {
		if (this.#isReloadDue && !this.#isBusy) location.reload();
	}
}

export const update = new Update();
