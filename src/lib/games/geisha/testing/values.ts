/** Short ways to write Geisha values in tests. */
import { isRefusal, type Refusal } from '../../said.ts';
import type { Action, GardenRecord, RoundEnd, Side } from '../rules/actions.ts';
import { cells, type Cell } from '../rules/cells.ts';
import type { Options } from '../rules/options.ts';
import type { Play } from '../rules/position.ts';
import { presets } from '../rules/presets.ts';
import { act } from '../rules/act.ts';
import { start } from '../rules/start.ts';
import type { State } from '../rules/state.ts';
import { features, plants, type TileId } from '../rules/tiles.ts';

export const rounds: Options = presets['three-rounds'];
export const points: Options = presets['points-10'];
export const single: Options = presets.single;

const tileOf = (letters: string): TileId => {
	const plant = plants.find((name) => name.startsWith(letters.charAt(0)));
	const feature = features.find((name) => name.startsWith(letters.charAt(1), name === 'ribbon' ? 1 : 0));
	if (!plant || !feature || letters.length !== 2) throw new Error(`${letters} is no tile`);
	return `${plant}-${feature}`;
};

/** "ms ci pb ir": a tile each, by the first letter of its plant and s, i, b or r for sun, ribbon, bird or rain. */
export const tiles = (letters: string): readonly TileId[] =>
	letters === '' ? [] : letters.split(' ').map(tileOf);

/** Each row a plant, each column a feature: a tile binds to its own row and column. */
export const inOrder: readonly TileId[] = tiles('ms mi mb mr cs ci cb cr ps pi pb pr is ii ib ir');

/** "0 1 5": places. */
export const places = (numbers: string): readonly Cell[] =>
	numbers === ''
		? []
		: numbers.split(' ').map((number) => {
				const cell = cells.find((one) => String(one) === number);
				if (cell === undefined) throw new Error(`${number} is no place`);
				return cell;
			});

/** A round as it is played, in the garden in order unless another is given. */
export const play = (moves: string, starter: Side = 0, layout = inOrder): Play => ({
	starter,
	layout,
	moves: places(moves)
});

/** A round closed, with its moves. */
export const garden = (
	moves: string,
	starter: Side = 0,
	layout = inOrder
): { readonly type: 'round'; readonly record: GardenRecord } => ({
	type: 'round',
	record: { kind: 'garden', ...play(moves, starter, layout) }
});

/** A round closed, with its result alone. */
export const result = (end: RoundEnd, starter: Side = 0, isParityKept = false): Action => ({
	type: 'round',
	record: { kind: 'result', starter, end, isParityKept }
});

/** Four tokens of a player, and the tiles left. */
export const pattern = (winner: Side, left: number): RoundEnd => ({ how: 'pattern', winner, left });
/** A block by a player, and the tiles left. */
export const block = (winner: Side, left: number): RoundEnd => ({ how: 'block', winner, left });

/** @returns the state after the actions; throws where one is refused. */
export const played = (options: Options, actions: readonly Action[], from = start(options)): State =>
	actions.reduce((state, action) => {
		const after = act(state, action);
		if (isRefusal(after)) throw new Error(JSON.stringify(after));
		return after;
	}, from);

/** @returns the refusal; throws when the action is taken. */
export const refused = (state: State, action: Action): Refusal => {
	const after = act(state, action);
	if (!isRefusal(after)) throw new Error(`taken: ${JSON.stringify(action)}`);
	return after;
};
