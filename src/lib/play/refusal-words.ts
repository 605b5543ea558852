import { m } from '$lib/i18n/paraglide/messages';
import type { Game, Refusal } from '$lib/games/game';

/** Words a refusal: the game's own, or the house's for a stored action that cannot be read. */
export const refusalWords = (game: Game, refusal: Refusal, names: readonly string[]): string =>
	refusal.code === 'unreadable-action' ? m.unreadable_action() : game.words.refusal(refusal, names);
