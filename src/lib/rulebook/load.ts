import { error } from '@sveltejs/kit';
import type { Locale, Rulebook } from '$lib/games/game';
import { loadGame, metaOf } from '$lib/games/registry';

/**
 * A game's rulebook and name for a page. Universal loads call it: the text is in the page's own words
 * and in one shared file per language, and is not embedded as data.
 *
 * @throws a 404 for a game that is not of the house
 */
export const loadRules = async (
	id: string,
	lang: Locale
): Promise<{ readonly name: string; readonly book: Rulebook }> => {
	const meta = metaOf(id);
	const game = await loadGame(id);
	if (!meta || !game) error(404);
	return { name: meta.name, book: await game.rulebook(lang) };
};
