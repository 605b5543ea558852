/**
 * In which languages rulebooks and player aids are available offline: the service worker caches those of the
 * languages in use (`worker/`).
 */
import type { Locale } from '$lib/i18n/locale';
import { offlineFiles } from './offline-files.svelte';

/** The Network Information API, which only Chromium has; it tells the type on phones only. */
interface Connection {
	readonly type?: string;
	readonly saveData?: boolean;
}

class OfflineTexts {
	/**
	 * Whether a text had to be shown in another language, because it is not cached in its own and there is no
	 * network.
	 */
	isOther = $state(false);

	constructor() {
		if (typeof addEventListener === 'function') addEventListener('text-missing', () => (this.isOther = true));
	}

	/** Has the texts of other languages cached too, if the connection is known to be Wi-Fi or Ethernet. */
	keepOtherLanguages(others: readonly Locale[]): void {
		const { connection } = navigator as { readonly connection?: Connection };
		if (connection?.saveData || !/^(wifi|ethernet)$/.test(connection?.type ?? '')) return;
		for (const locale of others) void offlineFiles.keep(locale);
	}
}

export const offlineTexts = new OfflineTexts();
