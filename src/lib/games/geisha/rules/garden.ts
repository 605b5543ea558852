/** What lies on each place of the garden, in the round under way or in a replay. */
import type { Side } from '../../sides.ts';
import type { GardenRecord } from './actions.ts';
import { cells, type Cell } from './cells.ts';
import { isLegal, ownerOf, type Play } from './position.ts';
import type { State } from './state.ts';
import type { TileId } from './tiles.ts';

/** A place of the garden. */
export interface Place {
	readonly cell: Cell;
	/** The tile that lies here, or lay here before it was taken; `undefined` while none is laid. */
	readonly tile: TileId | undefined;
	/** The player whose token is here. */
	readonly owner: Side | undefined;
	/** Whether the next player may take it. */
	readonly isLegal: boolean;
	/** Whether the last move was made here. */
	readonly isLast: boolean;
}

/** @returns the 16 places in reading order. `isLegal` ignores whether the round is over. */
export const placesOf = (play: Play): readonly Place[] =>
	cells.map((cell) => ({
		cell,
		tile: play.layout[cell],
		owner: ownerOf(play, cell),
		isLegal: isLegal(play, cell),
		isLast: play.moves.at(-1) === cell
	}));

/** @returns the positions of a round for its replay: before the first move and after each move. */
export const replayOf = ({ starter, layout, moves }: GardenRecord): readonly Play[] =>
	[0, ...moves.map((_, place) => place + 1)].map((ply) => ({ starter, layout, moves: moves.slice(0, ply) }));

/** @returns the layout of the last round that was entered with its moves; `undefined` if there is none. */
export const lastLayout = ({ rounds }: Pick<State, 'rounds'>): readonly TileId[] | undefined => {
	const last = rounds.findLast(({ record }) => record.kind === 'garden')?.record;
	return last?.kind === 'garden' ? last.layout : undefined;
};
