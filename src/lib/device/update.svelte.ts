/**
 * Updates of the app: a new version is offered, never forced, and never interrupts a match.
 *
 * When a player accepts it in one tab, the new service worker takes over all tabs. A tab with an open match
 * reloads only after the match is left; its taps are stored as before. The exception is a new version that
 * has upgraded the database, because the old version can then store nothing any more: such a tab reloads as
 * soon as no finger is on it.
 *
 * This is our own code because the usual library for it is larger than the rest of the home page's own
 * script.
 */
import { resolve } from '$app/paths';
import { whenReloadable } from './when-idle';
import { whenQuiet } from './when-quiet';
import { ask } from './worker/ask';
import type { UpdateNews, NewsRequest, UpdateProgress, SkipWaitingRequest } from './worker/messages';

class Update {
	/** Whether a new version is installed and waits to be accepted. */
	isOffered = $state(false);
	/** Whether it was accepted: it takes over once the version before it has nothing left to do. */
	isAccepted = $state(false);
	/** How much of a new version is downloaded, from 0 to 1; undefined when none is being downloaded. */
	progress = $state<number>();
	/** A new service worker has taken over, so this page has to be reloaded. */
	#isReloadDue = false;
	#isBusy = false;
	/** `reloadWhenSafe` waits for a moment to reload. */
	#isWaitingToReload = false;
	#isStarted = false;
	#registration: ServiceWorkerRegistration | undefined;

	/**
	 * Registers the service worker; further calls do nothing. Where there are none (an old browser, an insecure
	 * page), the app works, but not offline. Never rejects.
	 */
	async start(): Promise<void> {
		if (this.#isStarted || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
		this.#isStarted = true;
		// The very first service worker takes over a page that had none, which needs no reload.
		let hadWorker = navigator.serviceWorker.controller !== null;
		navigator.serviceWorker.addEventListener('controllerchange', () => {
			this.#isReloadDue = hadWorker;
			hadWorker = true;
			this.#reloadWhenFree();
		});
		navigator.serviceWorker.addEventListener('message', ({ data }) => {
			const { progress } = data as Partial<UpdateProgress>;
			if (progress) this.progress = progress.done < progress.of ? progress.done / progress.of : undefined;
		});
		navigator.serviceWorker.startMessages();
		// The very first service worker begins to download files. It waits until the page itself has loaded, but
		// not for long, so that even after a short visit some files are cached.
		if (!hadWorker) await whenQuiet(300, 3000);
		try {
			const registration = await navigator.serviceWorker.register(`${resolve('/')}sw.js`, {
				scope: resolve('/')
			});
			this.#registration = registration;
			this.#offerWhenReady(registration);
			registration.addEventListener('updatefound', () => this.#offerWhenReady(registration));
			// An installed app may stay open for weeks, so it checks for a new version when it becomes visible.
			document.addEventListener('visibilitychange', () => {
				if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
			});
			this.isOffered = registration.waiting !== null && hadWorker;
		} catch {
			// The browser refuses service workers, so the app stays an ordinary page.
		}
	}

	/**
	 * Lets the new version take over all tabs. Where a page asks the old worker for a file while the browser stops
	 * it, Chromium starts it again and leaves the new one waiting for half a minute or more; opening a page makes it
	 * look again, so this page is then reloaded after two seconds.
	 */
	accept(): void {
		this.isAccepted = true;
		this.#registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies SkipWaitingRequest);
		setTimeout(() => {
			if (this.#isBusy) this.isAccepted = false;
			else location.reload();
		}, 2000);
	}

	/** @returns what is new in the waiting version; undefined when none waits. */
	async news(): Promise<UpdateNews | undefined> {
		const waiting = this.#registration?.waiting;
		return waiting ? ask<UpdateNews>(waiting, { news: true } satisfies NewsRequest) : undefined;
	}

	/** Whether a match is open or being set up, so that a reload has to wait. */
	set isBusy(isBusy: boolean) {
		this.#isBusy = isBusy;
		this.#reloadWhenFree();
	}

	/**
	 * To be called when this version can store nothing any more. If the new version has taken over, this
	 * reloads the page as soon as no finger is on it and no sheet is open.
	 *
	 * @param isSafe whether nothing is lost by the reload; asked right before it.
	 */
	reloadWhenSafe(isSafe: () => boolean): void {
		if (this.#isWaitingToReload || !this.#isReloadDue) return;
		this.#isWaitingToReload = true;
		void whenReloadable().then(() => {
			if (isSafe()) location.reload();
			else this.#isWaitingToReload = false;
		});
	}

	#offerWhenReady({ installing, active }: ServiceWorkerRegistration): void {
		// The very first service worker takes over at once and is no update. This is read before its state
		// changes, because it may be active already when it reports that it is installed.
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
