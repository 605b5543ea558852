/** The round under way: what is laid and taken of it, what each tap makes of that, and what the table waits for. */
import type { Refusal } from '../../outcome.ts';
import type { Side } from '../../sides.ts';
import { refusalOf, type Action, type RefusalCode, type Way } from './actions.ts';
import { cells, completed, isWhole, tilesLeft, type Cell } from './garden.ts';
import { bindingTile, checkMove, legalCells, turnOf, type Play } from './position.ts';
import { checkLayout, checkMoves, resultOf } from './result.ts';
import type { Draft, State } from './state.ts';
import type { TileId } from './tiles.ts';

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** @returns a draft without entries. */
export const emptyDraft = (way: Way): Draft => ({ way, layout: [], moves: [] });

/** @returns the round under way as a `Play`. */
export const playUnderWay = ({ starter, draft }: Pick<State, 'starter' | 'draft'>): Play => ({
	starter,
	layout: draft.layout,
	moves: draft.moves
});

const withDraft = (state: State, draft: Partial<Draft>): State => ({
	...state,
	draft: { ...state.draft, ...draft }
});

/** Changes the way to enter the round. */
export const chooseWay = (state: State, { way }: ActionOf<'way'>): State => withDraft(state, { way });

/** Lays one tile on the next place; refuses a tile that is already laid, or any once the garden is whole. */
export const layTile = (state: State, { tile }: ActionOf<'tile'>): State | Refusal<RefusalCode> => {
	const layout = [...state.draft.layout, tile];
	if (isWhole(state.draft.layout)) return refusalOf('garden-laid');
	return checkLayout(layout) ?? withDraft(state, { layout: completed(layout) });
};

/**
 * Replaces the layout. Once a move was made, refuses a layout that is not whole, in which a move would be
 * illegal, or in which the moves would have ended the round.
 */
export const replaceLayout = (state: State, { tiles }: ActionOf<'layout'>): State | Refusal<RefusalCode> => {
	const layout = completed(tiles);
	const refusal = checkLayout(layout);
	if (refusal) return refusal;
	const laid = withDraft(state, { layout });
	if (state.draft.moves.length === 0) return laid;
	if (!isWhole(layout)) return refusalOf('garden-incomplete', { missing: tilesLeft(layout).length });
	const play = playUnderWay(laid);
	const { fullBoard } = state.options;
	return checkMoves(play, fullBoard) ?? (resultOf(play, fullBoard) ? refusalOf('ends-round') : laid);
};

/** Takes a tile. The first move of a round sets the starter, whoever should have begun. */
export const makeMove = (state: State, { seat, cell }: ActionOf<'move'>): State | Refusal<RefusalCode> => {
	const { draft } = state;
	const begun: State = draft.moves.length === 0 ? { ...state, starter: seat } : state;
	const play = playUnderWay(begun);
	const turn = turnOf(play);
	const refusal = checkMove(play, cell);
	if (refusal) return refusal;
	if (seat !== turn) return refusalOf('other-turn', { seat: turn });
	const moves = [...draft.moves, cell];
	return resultOf({ ...play, moves }, state.options.fullBoard)
		? refusalOf('ends-round')
		: withDraft(begun, { moves });
};

/**
 * @returns the action of a tap on a place of the garden: the whole round if the move ends it, otherwise the
 * move, even an illegal one, which `act` then refuses
 */
export const actionOfTap = (state: State, cell: Cell): Action => {
	const play = playUnderWay(state);
	const moves = [...play.moves, cell];
	const isEnd = !checkMove(play, cell) && resultOf({ ...play, moves }, state.options.fullBoard) !== undefined;
	return isEnd
		? { type: 'round', record: { kind: 'garden', ...play, moves } }
		: { type: 'move', seat: turnOf(play), cell };
};

/** @returns the layout of the last round that was entered with its moves; `undefined` if there is none. */
export const lastLayout = ({ rounds }: Pick<State, 'rounds'>): readonly TileId[] | undefined => {
	const last = rounds.findLast(({ record }) => record.kind === 'garden')?.record;
	return last?.kind === 'garden' ? last.layout : undefined;
};

/**
 * What the table waits for. It never says which move is good, so that the app does not play for the players.
 */
export type TableStatus =
	| { readonly code: 'over' }
	/** The result of the round, which is entered without its moves. */
	| { readonly code: 'result' }
	/** A tile for the place `next` of the garden. */
	| { readonly code: 'laying'; readonly next: Cell }
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

/** @returns what the table waits for. */
export const tableStatus = (state: State): TableStatus => {
	const { draft, outcome } = state;
	if (outcome) return { code: 'over' };
	if (draft.way === 'result') return { code: 'result' };
	if (!isWhole(draft.layout)) return { code: 'laying', next: cells[draft.layout.length] ?? 0 };
	const play = playUnderWay(state);
	const waiting = { seat: turnOf(play), legal: legalCells(play) };
	const binding = bindingTile(play);
	return binding === undefined ? { code: 'first-move', ...waiting } : { code: 'turn', ...waiting, binding };
};
