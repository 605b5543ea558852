/** The garden as it is drawn, under way or looked back on: what lies on each place. */
import type { GardenRecord, Side } from './actions.ts';
import { cells, type Cell } from './cells.ts';
import { isLegal, ownerOf, type Play } from './position.ts';
import type { State } from './state.ts';
import type { TileId } from './tiles.ts';

/** A place of the garden. */
export interface Place {
	readonly cell: Cell;
	/** The tile that lies there, or lay there before it was taken; nothing while it is not laid. */
	readonly tile: TileId | undefined;
	/** Whose token stands in its place. */
	readonly owner: Side | undefined;
	/** Whether the next player may take it. */
	readonly isLegal: boolean;
	/** Whether it was taken by the last move. */
	readonly isLast: boolean;
}

/** @returns the 16 places in reading order. Of a round that is over, see to it that none is offered. */
export const placesOf = (play: Play): readonly Place[] =>
	cells.map((cell) => ({
		cell,
		tile: play.layout[cell],
		owner: ownerOf(play, cell),
		isLegal: isLegal(play, cell),
		isLast: play.moves.at(-1) === cell
	}));

/** @returns a round move by move, for its replay: before the first move, after each, the last one the end. */
export const replayOf = ({ starter, layout, moves }: GardenRecord): readonly Play[] =>
	[0, ...moves.map((_, place) => place + 1)].map((ply) => ({ starter, layout, moves: moves.slice(0, ply) }));

/** @returns the layout of the last round that was noted move by move, to be laid again; nothing before one was. */
export const lastLayout = ({ rounds }: Pick<State, 'rounds'>): readonly TileId[] | undefined => {
	const last = rounds.findLast(({ record }) => record.kind === 'garden')?.record;
	return last?.kind === 'garden' ? last.layout : undefined;
};
