import type { Game } from '$lib/games/game';
import { fold, isUnreadable } from '$lib/match/fold';
import { readEntries } from '$lib/store/log/read-log';
import type { SetupMemory } from './setup-form.svelte';

/** The setup of a match, and what else is taken over from how it was played. */
interface Rematch extends SetupMemory {
	readonly opening: readonly unknown[];
}

/** @returns the setup of a match, to be played again with the starter the rules name; undefined if it is gone. */
export const setupOf = async (game: Game, match: string): Promise<Rematch | undefined> => {
	const log = await readEntries(match).catch(() => undefined);
	const folded = log && fold(game, log.entries);
	if (!folded || isUnreadable(folded) || folded.game !== game.id) return undefined;
	return {
		players: folded.players,
		options: folded.options,
		starter: game.rematchStarter(folded.state) ?? 0,
		opening: game.rematchOpening?.(folded.state) ?? []
	};
};
