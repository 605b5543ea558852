import { browser } from '$app/environment';
import { error } from '@sveltejs/kit';
import type { Drawings, Game, Rulebook } from '$lib/games/game';
import type { Locale } from '$lib/games/said';
import { loadGame, metaOf } from '$lib/games/registry';

/** What a page shows of a rulebook. */
export interface RulesShown {
	/** Of the game. */
	readonly name: string;
	readonly book: Rulebook;
	/** None while the page is written: see `loadRules`. */
	readonly drawings: Drawings | undefined;
	/** For what is worded in the language of the page: there is none yet while it is loaded. */
	readonly game: Game;
}

/**
 * A game's rulebook for a page. Universal loads call it: the text is in the page's own words and in one shared
 * file per language, and is not embedded as data. The drawings come with scripts, as their styles would not be
 * in the page as it is served; the text says all there is to know.
 *
 * @throws a 404 for a game that is not of the house
 */
export const loadRules = async (id: string, lang: Locale): Promise<RulesShown> => {
	const meta = metaOf(id);
	const game = await loadGame(id);
	if (!meta || !game) error(404);
	const [book, drawings] = await Promise.all([game.rulebook(lang), browser ? game.drawings?.() : undefined]);
	return { name: meta.name, book, drawings, game };
};
