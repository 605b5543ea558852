/** Which texts this phone holds: those of the language in use, without a network no others (`worker/`). */
import type { Locale } from '$lib/games/said';
import { offlineFiles } from './offline-files.svelte';

/** What is known of the network; Chromium on phones only. */
interface Connection {
	readonly type?: string;
	readonly saveData?: boolean;
}

class TextsHere {
	/** A text was wanted, and shown in the other language: in its own it is not on this phone, nor is the network. */
	isOther = $state(false);

	constructor() {
		if (typeof addEventListener === 'function') addEventListener('text-missing', () => (this.isOther = true));
	}

	/** Has those of other languages kept too, where the connection is known to cost nothing. */
	keepOthers(others: readonly Locale[]): void {
		const { connection } = navigator as { readonly connection?: Connection };
		if (connection?.saveData || !/^(wifi|ethernet)$/.test(connection?.type ?? '')) return;
		for (const locale of others) void offlineFiles.keep(locale);
	}
}

export const rulebooksHere = new TextsHere();
