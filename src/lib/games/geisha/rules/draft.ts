/** The round under way: what the small taps do to it. */
import type { Refusal } from '../../said.ts';
import type { Action, Way } from './actions.ts';
import type { Cell } from './cells.ts';
import { checkLayout, completed, isWhole, tilesLeft } from './layout.ts';
import { turnOf, type Play } from './position.ts';
import { no, type RefusalCode } from './refusals.ts';
import { checkMoves, resultOf, whyNot } from './round.ts';
import type { Draft, State } from './state.ts';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Result = State | Refusal<RefusalCode>;

/** @returns a round of which nothing is entered yet. */
export const emptyDraft = (way: Way): Draft => ({ way, layout: [], moves: [] });

/** @returns the round under way as a play. */
export const playUnderWay = ({ starter, draft }: Pick<State, 'starter' | 'draft'>): Play => ({
	starter,
	layout: draft.layout,
	moves: draft.moves
});

const withDraft = (state: State, draft: Partial<Draft>): State => ({
	...state,
	draft: { ...state.draft, ...draft }
});

/** Chooses how the round is noted. */
export const chooseWay = (state: State, { way }: Of<'way'>): State => withDraft(state, { way });

/** Lays one tile on the next place. */
export const layTile = (state: State, { tile }: Of<'tile'>): Result => {
	const layout = [...state.draft.layout, tile];
	if (isWhole(state.draft.layout)) return no('garden-laid');
	return checkLayout(layout) ?? withDraft(state, { layout: completed(layout) });
};

/** Lays the garden anew. Once moves were made, only a whole one in which they stand, and the round goes on. */
export const layAll = (state: State, { tiles }: Of<'layout'>): Result => {
	const layout = completed(tiles);
	const refusal = checkLayout(layout);
	if (refusal) return refusal;
	const laid = withDraft(state, { layout });
	if (state.draft.moves.length === 0) return laid;
	if (!isWhole(layout)) return no('garden-incomplete', { missing: tilesLeft(layout).length });
	const play = playUnderWay(laid);
	const { fullBoard } = state.options;
	return checkMoves(play, fullBoard) ?? (resultOf(play, fullBoard) ? no('ends-round') : laid);
};

/** Takes a tile; the first move of a round says who began it, whoever should have. */
export const move = (state: State, { seat, cell }: Of<'move'>): Result => {
	const { draft } = state;
	const begun: State = draft.moves.length === 0 ? { ...state, starter: seat } : state;
	const play = playUnderWay(begun);
	const turn = turnOf(play);
	const refusal = whyNot(play, cell);
	if (refusal) return refusal;
	if (seat !== turn) return no('other-turn', { seat: turn });
	const moves = [...draft.moves, cell];
	return resultOf({ ...play, moves }, state.options.fullBoard)
		? no('ends-round')
		: withDraft(begun, { moves });
};

/**
 * What a tap on a place of the garden says: a move, or the whole round when the move ends it. An illegal
 * one says a move too, which is then refused.
 */
export const tapped = (state: State, cell: Cell): Action => {
	const play = playUnderWay(state);
	const moves = [...play.moves, cell];
	const isEnd = !whyNot(play, cell) && resultOf({ ...play, moves }, state.options.fullBoard) !== undefined;
	return isEnd
		? { type: 'round', record: { kind: 'garden', ...play, moves } }
		: { type: 'move', seat: turnOf(play), cell };
};
