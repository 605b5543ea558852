import { loadGame } from '$lib/games/registry';
import type { Game } from '$lib/games/game';
import { fold, isUnreadable, type Folded } from '$lib/match/fold';
import { readLine } from '$lib/store/lines/read-line';

/**
 * @param id of a stored match.
 * @returns its game and its state, to show the rules it is played by; undefined for a match that cannot be
 * read.
 * @throws when the store cannot be read, or the game cannot be loaded.
 */
export const rulesOfMatch = async (
	id: string
): Promise<{ readonly game: Game; readonly match: Folded } | undefined> => {
	const { entries } = await readLine(id);
	const [start] = entries.flatMap((entry) => (entry.kind === 'start' ? [entry] : []));
	const game = start && (await loadGame(start.game));
	if (!game) return undefined;
	const match = fold(game, entries);
	return isUnreadable(match) ? undefined : { game, match };
};
