import { m } from '$lib/i18n/paraglide/messages';
import type { Game } from '$lib/games/game';
import type { Refusal } from '$lib/games/outcome';

/** The app's own refusals, by code. */
const appRefusals: Readonly<Record<string, () => string>> = {
	'unreadable-action': m.unreadable_action,
	'match-over': m.match_over
};

/**
 * @param names the players' names, by seat.
 * @returns a refusal in words: the game's, or the app's own for a stored action that cannot be read or came after the match was given up.
 */
export const refusalWords = (game: Game, refusal: Refusal, names: readonly string[]): string =>
	appRefusals[refusal.code]?.() ?? game.words.refusal(refusal, names);
