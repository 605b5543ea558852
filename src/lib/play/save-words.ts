import { m } from '$lib/i18n/paraglide/messages';
import type { SaveState } from '$lib/store/log/unsaved';

/** How far the taps have come, in a word; what went wrong is said at length where it happened. */
export const saveWords = (state: SaveState): string =>
	state === 'saved' ? m.saved() : state === 'saving' ? m.saving() : m.not_saved();
