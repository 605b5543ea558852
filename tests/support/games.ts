/** Loads the registered games, and plays fixtures. */
import * as v from 'valibot';
import type { Game, GameMeta } from '$lib/games/game';
import { isRefusal } from '$lib/games/outcome';
import { loadGame, metas } from '$lib/games/registry';
import type { Fixture } from './fixture';
import { deepFreeze } from './freeze';

export interface Registered {
	readonly id: string;
	readonly meta: GameMeta;
	readonly game: Game;
}

/** @returns every registered game. @throws Error if a game's folder has no `game.ts`. */
export const allGames = (): Promise<readonly Registered[]> =>
	Promise.all(
		metas.map(async (meta) => {
			const game = await loadGame(meta.id);
			if (!game) throw new Error(`The folder ${meta.id} has a meta.ts but no game.ts`);
			return { id: meta.id, meta, game };
		})
	);

/**
 * Plays a fixture. All arguments of the game's functions are frozen, so that changing one throws.
 *
 * @returns the states after the opening and after 0, 1, 2 … of the actions.
 * @throws Error if an action is refused.
 */
export const play = (
	game: Game,
	{ options, seats, opening, actions }: Pick<Fixture, 'options' | 'seats' | 'opening' | 'actions'>
): readonly unknown[] => {
	let state = game.start(deepFreeze(v.parse(game.options.schema, options)), seats);
	const states = [state];
	for (const [place, action] of [...opening, ...actions].entries()) {
		const after = game.act(deepFreeze(state), deepFreeze(v.parse(game.actions, action)));
		if (isRefusal(after)) throw new Error(`action ${place} is refused: ${JSON.stringify(after)}`);
		state = after;
		states.push(state);
	}
	return states.slice(opening.length);
};
