/** What the table is waiting for. Never what would be good: nothing here plays for the players. */
import type { Side } from './actions.ts';
import { cells, type Cell } from './cells.ts';
import { playUnderWay } from './draft.ts';
import { isWhole, tilesLeft } from './layout.ts';
import { bindingTile, legalCells, turnOf } from './position.ts';
import type { State } from './state.ts';
import type { TileId } from './tiles.ts';

export type TableStatus =
	| { readonly code: 'over' }
	/** Only the result of this round is noted. */
	| { readonly code: 'result' }
	/** The garden lacks tiles: which place is next, and what can lie there. */
	| { readonly code: 'laying'; readonly next: Cell; readonly left: readonly TileId[] }
	/** Any tile of the border. */
	| { readonly code: 'first-move'; readonly seat: Side; readonly legal: readonly Cell[] }
	/** A tile that shares something with the binding one; there always is one, as a block ends the round. */
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
