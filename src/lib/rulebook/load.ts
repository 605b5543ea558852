import { browser } from '$app/environment';
import { error } from '@sveltejs/kit';
import type { Drawings, Game, Rulebook } from '$lib/games/game';
import type { Locale } from '$lib/i18n/locale';
import { loadGame, metaOf } from '$lib/games/registry';

/** What a page shows of a rulebook. */
export interface RulesShown {
	/** The game's name. */
	readonly name: string;
	readonly book: Rulebook;
	/** Undefined while the page is prerendered: see `loadRules`. */
	readonly drawings: Drawings | undefined;
	/** For texts that need the page's language, which is not known yet during a load. */
	readonly game: Game;
}

/**
 * Loads a game's rulebook for a page. It is called in universal loads, so that the text is part of the HTML
 * and of one shared file per language, and is not embedded as data too. Drawings are left out of the
 * prerendered HTML, which would not have their styles; the text alone is complete.
 *
 * @throws {HttpError} 404 for an unknown game
 */
export const loadRules = async (id: string, lang: Locale): Promise<RulesShown> => {
	const meta = metaOf(id);
	const game = await loadGame(id);
	if (!meta || !game) error(404);
	const [book, drawings] = await Promise.all([game.rulebook(lang), browser ? game.drawings?.() : undefined]);
	return { name: meta.name, book, drawings, game };
};
