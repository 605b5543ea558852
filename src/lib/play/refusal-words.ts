import { m } from '$lib/i18n/paraglide/messages';
import type { Game } from '$lib/games/game';
import type { Refusal } from '$lib/games/outcome';

/**
 * @param names the players' names, by seat.
 * @returns a refusal in words: the game's, or the app's own for a stored action that cannot be read.
 */
export const refusalWords = (game: Game, refusal: Refusal, names: readonly string[]): string =>
	refusal.code === 'unreadable-action' ? m.unreadable_action() : game.words.refusal(refusal, names);
