/** Installing the app: the browser's own prompt on Chromium, steps to follow elsewhere. */

/** Chromium's event; not in TypeScript's DOM library. */
interface InstallPromptEvent extends Event {
	prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs an app. */
export type InstallWay = 'prompt' | 'ios' | 'menu';

class Install {
	#event = $state.raw<InstallPromptEvent>();
	/** Already running as an installed app: nothing to offer. */
	isStandalone = $state(true);
	way = $derived<InstallWay>(this.#event ? 'prompt' : isApplePhone() ? 'ios' : 'menu');

	/** Listens for the browser's offer; @returns the way to stop. */
	watch(): () => void {
		const standalone = matchMedia('(display-mode: standalone)');
		const follow = () => (this.isStandalone = standalone.matches || isOnAppleHomeScreen());
		const keep = (event: Event) => {
			event.preventDefault();
			this.#event = event as InstallPromptEvent;
		};
		const done = () => (this.isStandalone = true);
		follow();
		standalone.addEventListener('change', follow);
		addEventListener('beforeinstallprompt', keep);
		addEventListener('appinstalled', done);
		return () => {
			standalone.removeEventListener('change', follow);
			removeEventListener('beforeinstallprompt', keep);
			removeEventListener('appinstalled', done);
		};
	}

	/** Shows the browser's prompt; it can be shown once per offer. */
	async prompt(): Promise<void> {
		const event = this.#event;
		this.#event = undefined;
		await event?.prompt();
	}
}

/** iPads call themselves Macs, but have a touch screen. */
const isApplePhone = (): boolean =>
	typeof navigator !== 'undefined' &&
	(/iPhone|iPad|iPod/.test(navigator.userAgent) ||
		(navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1));

const isOnAppleHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === true;

export const install = new Install();
