/** Short notations for Geisha values in tests. */
import type { Side } from '$lib/games/sides.ts';
import { isRefusal, type Refusal } from '$lib/games/outcome.ts';
import type { Action, GardenRecord, RoundEnd } from '$lib/games/geisha/rules/actions.ts';
import { cells, type Cell } from '$lib/games/geisha/rules/garden.ts';
import type { Options } from '$lib/games/geisha/rules/options.ts';
import type { Play } from '$lib/games/geisha/rules/position.ts';
import { usualOptions } from './usual-options.ts';
import { act, start } from '$lib/games/geisha/rules/match.ts';
import type { State } from '$lib/games/geisha/rules/state.ts';
import { features, plants, type TileId } from '$lib/games/geisha/rules/tiles.ts';

export const rounds: Options = usualOptions['three-rounds'];
export const points: Options = usualOptions['points-10'];
export const single: Options = usualOptions.single;

const tileOf = (letters: string): TileId => {
	const plant = plants.find((name) => name.startsWith(letters.charAt(0)));
	const feature = features.find((name) => name.startsWith(letters.charAt(1), name === 'ribbon' ? 1 : 0));
	if (!plant || !feature || letters.length !== 2) throw new Error(`${letters} is no tile`);
	return `${plant}-${feature}`;
};

/**
 * Tiles from "ms ci pb ir": each is the first letter of its plant, then s, i, b or r for sun, ribbon, bird or
 * rain.
 *
 * @throws {Error} if a pair of letters is no tile
 */
export const tiles = (letters: string): readonly TileId[] =>
	letters === '' ? [] : letters.split(' ').map(tileOf);

/**
 * A layout with a plant in each row and a feature in each column, so that a tile binds to its row and column.
 */
export const inOrder: readonly TileId[] = tiles('ms mi mb mr cs ci cb cr ps pi pb pr is ii ib ir');

/**
 * Places from "0 1 5".
 *
 * @throws {Error} if a number is no place
 */
export const places = (numbers: string): readonly Cell[] =>
	numbers === ''
		? []
		: numbers.split(' ').map((number) => {
				const cell = cells.find((one) => String(one) === number);
				if (cell === undefined) throw new Error(`${number} is no place`);
				return cell;
			});

/** A round with its moves. */
export const play = (moves: string, starter: Side = 0, layout = inOrder): Play => ({
	starter,
	layout,
	moves: places(moves)
});

/** The action that closes a round with its moves. */
export const garden = (
	moves: string,
	starter: Side = 0,
	layout = inOrder
): { readonly type: 'round'; readonly record: GardenRecord } => ({
	type: 'round',
	record: { kind: 'garden', ...play(moves, starter, layout) }
});

/** The action that closes a round by its result. */
export const result = (end: RoundEnd, starter: Side = 0, isParityKept = false): Action => ({
	type: 'round',
	record: { kind: 'result', starter, end, isParityKept }
});

/** A win by a pattern. */
export const pattern = (winner: Side, left: number): RoundEnd => ({ how: 'pattern', winner, left });
/** A win by a block. */
export const block = (winner: Side, left: number): RoundEnd => ({ how: 'block', winner, left });

/**
 * @returns the state after the actions
 * @throws {Error} if an action is refused
 */
export const played = (options: Options, actions: readonly Action[], from = start(options)): State =>
	actions.reduce((state, action) => {
		const after = act(state, action);
		if (isRefusal(after)) throw new Error(JSON.stringify(after));
		return after;
	}, from);

/**
 * @returns the refusal of an action
 * @throws {Error} if the action is accepted
 */
export const refused = (state: State, action: Action): Refusal => {
	const after = act(state, action);
	if (!isRefusal(after)) throw new Error(`taken: ${JSON.stringify(action)}`);
	return after;
};
