/**
 * What the table is waiting for. It never says which move is good, so that the app does not play for the
 * players.
 */
import type { Side } from '../../sides.ts';
import { cells, type Cell } from './cells.ts';
import { playUnderWay } from './draft.ts';
import { isWhole, tilesLeft } from './layout.ts';
import { bindingTile, legalCells, turnOf } from './position.ts';
import type { State } from './state.ts';
import type { TileId } from './tiles.ts';

export type TableStatus =
	| { readonly code: 'over' }
	/** The result of the round, which is entered without its moves. */
	| { readonly code: 'result' }
	/** A tile for the place `next` of the garden; `left` are the tiles to choose from. */
	| { readonly code: 'laying'; readonly next: Cell; readonly left: readonly TileId[] }
	/** The first move: any tile of the border. */
	| { readonly code: 'first-move'; readonly seat: Side; readonly legal: readonly Cell[] }
	/**
	 * A tile with the plant or the feature of the binding one; there always is one, since a block ends the
	 * round.
	 */
	| {
			readonly code: 'turn';
			readonly seat: Side;
			readonly legal: readonly Cell[];
			readonly binding: TileId;
	  };

/** @returns what the table is waiting for. */
export const tableStatus = (state: State): TableStatus => {
	const { draft, outcome } = state;
	if (outcome) return { code: 'over' };
	if (draft.way === 'result') return { code: 'result' };
	if (!isWhole(draft.layout))
		return { code: 'laying', next: cells[draft.layout.length] ?? 0, left: tilesLeft(draft.layout) };
	const play = playUnderWay(state);
	const waiting = { seat: turnOf(play), legal: legalCells(play) };
	const binding = bindingTile(play);
	return binding === undefined ? { code: 'first-move', ...waiting } : { code: 'turn', ...waiting, binding };
};
