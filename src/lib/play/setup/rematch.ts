import type { Game } from '$lib/games/game';
import { fold, isUnreadable } from '$lib/match/fold';
import { readLine } from '$lib/store/lines/read-line';
import type { SetupMemory } from './setup-form.svelte';

/** The setup of a rematch. `opening` has the actions that it takes over besides. */
interface Rematch extends SetupMemory {
	readonly opening: readonly unknown[];
}

/**
 * @param match the id of the match to play again.
 * @returns its setup, with the starter that the rules name for a rematch, or else the first seat. It is
 * undefined when the match cannot be read, or is of another game. Never rejects.
 */
export const rematchSetup = async (game: Game, match: string): Promise<Rematch | undefined> => {
	const log = await readLine(match).catch(() => undefined);
	const folded = log && fold(game, log.entries);
	if (!folded || isUnreadable(folded) || folded.game !== game.id) return undefined;
	return {
		players: folded.players,
		options: folded.options,
		starter: game.rematchStarter(folded.state) ?? 0,
		opening: game.rematchOpening?.(folded.state) ?? []
	};
};
