/** Installing the app: the browser's own prompt on Chromium, steps to follow elsewhere. */

/** Chromium's `beforeinstallprompt` event, which TypeScript's DOM library lacks. */
interface InstallPromptEvent extends Event {
	prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs an app: by its own prompt, by the share sheet of iOS, or by its menu. */
export type InstallWay = 'prompt' | 'ios' | 'menu';

class Install {
	#event = $state.raw<InstallPromptEvent>();
	/** Whether the page runs as an installed app. */
	isStandalone = $state(true);
	way = $derived<InstallWay>(this.#event ? 'prompt' : isApplePhone() ? 'ios' : 'menu');

	/** Listens for the browser's install prompt. @returns a function that stops listening. */
	watch(): () => void {
		const standalone = matchMedia('(display-mode: standalone)');
		const update = () => (this.isStandalone = standalone.matches || isOnAppleHomeScreen());
		const keepPrompt = (event: Event) => {
			event.preventDefault();
			this.#event = event as InstallPromptEvent;
		};
		const setInstalled = () => (this.isStandalone = true);
		update();
		standalone.addEventListener('change', update);
		addEventListener('beforeinstallprompt', keepPrompt);
		addEventListener('appinstalled', setInstalled);
		return () => {
			standalone.removeEventListener('change', update);
			removeEventListener('beforeinstallprompt', keepPrompt);
			removeEventListener('appinstalled', setInstalled);
		};
	}

	/** Shows the browser's prompt. Each `beforeinstallprompt` event allows it once. */
	async prompt(): Promise<void> {
		const event = this.#event;
		this.#event = undefined;
		await event?.prompt();
	}
}

/** Safari on iPads names itself a Mac, and only its touch screen tells it from one. */
const isApplePhone = (): boolean =>
	typeof navigator !== 'undefined' &&
	(/iPhone|iPad|iPod/.test(navigator.userAgent) ||
		(navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1));

const isOnAppleHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === true;

export const install = new Install();
