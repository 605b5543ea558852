/** The draft: how actions other than `round` change the round under way. */
import type { Refusal } from '../../outcome.ts';
import type { Action, Way } from './actions.ts';
import type { Cell } from './cells.ts';
import { checkLayout, completed, isWhole, tilesLeft } from './layout.ts';
import { turnOf, type Play } from './position.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { checkMoves, resultOf, checkMove } from './round.ts';
import type { Draft, State } from './state.ts';

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Result = State | Refusal<RefusalCode>;

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
export const layTile = (state: State, { tile }: ActionOf<'tile'>): Result => {
	const layout = [...state.draft.layout, tile];
	if (isWhole(state.draft.layout)) return refusalOf('garden-laid');
	return checkLayout(layout) ?? withDraft(state, { layout: completed(layout) });
};

/**
 * Replaces the layout. Once a move was made, refuses a layout that is not whole, in which a move would be
 * illegal, or in which the moves would have ended the round.
 */
export const replaceLayout = (state: State, { tiles }: ActionOf<'layout'>): Result => {
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
export const makeMove = (state: State, { seat, cell }: ActionOf<'move'>): Result => {
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
