import { m } from '$lib/i18n/paraglide/messages';
import type { SaveState } from '$lib/store/lines/unsaved';

/**
 * @returns whether a match is saved, in a word or two. Why it is not saved is explained elsewhere
 * (`SaveNotice`).
 */
export const saveWords = (state: SaveState): string =>
	state === 'saved' ? m.saved() : state === 'saving' ? m.saving() : m.not_saved();
