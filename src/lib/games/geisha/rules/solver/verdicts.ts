/** A round looked back on: at each of its positions, who wins with perfect play and which moves keep it. */
import type { Cell } from '../cells.ts';
import type { FullBoardRule } from '../options.ts';
import type { TileId } from '../tiles.ts';
import { bitOf, border, boundCells, cellsIn } from './bits.ts';
import { newMemory, type Memory, type Value } from './memory.ts';
import { after, goesOn, Search, worthAtOnce, type Ground, type OpenPosition } from './search.ts';

/** Who wins with perfect play: whoever made the first move, the other player, or nobody. */
export const verdictValues = ['starter', 'second', 'draw'] as const;
export type VerdictValue = (typeof verdictValues)[number];

/** What is known for certain of one position of a round. */
export interface Verdict {
	/** Moves made before it. */
	readonly ply: number;
	readonly value: VerdictValue;
	/** The legal moves after which the value is the same, in reading order: never none. */
	readonly keeping: readonly Cell[];
}

/** How far the solver is with the position before a ply. */
export interface Progress {
	readonly ply: number;
	/** Of this position, from 0 to 1: an estimate. */
	readonly share: number;
	/** Positions looked into so far, in all. */
	readonly visited: number;
}

/** A round to be solved: its garden, the moves that were made and what a full garden means. */
export interface SolverRound {
	readonly layout: readonly TileId[];
	readonly moves: readonly Cell[];
	readonly fullBoard: FullBoardRule;
}

export type Found =
	| { readonly kind: 'progress'; readonly progress: Progress }
	| { readonly kind: 'verdict'; readonly verdict: Verdict };

/** @returns the garden of a round as the search needs it. */
export const groundOf = ({ layout, fullBoard }: Pick<SolverRound, 'layout' | 'fullBoard'>): Ground => ({
	bound: boundCells(layout),
	full: fullBoard === 'drawn' ? 0 : 1
});

/** @returns the position after some moves that did not end the round. */
export const positionAfter = ({ bound }: Ground, moves: readonly Cell[]): OpenPosition => {
	let [own, other] = [0, 0];
	for (const cell of moves) [own, other] = [other, own | bitOf(cell)];
	const last = moves.at(-1);
	const legal = last === undefined ? border : (bound[last] ?? 0) & ~(own | other);
	return { own, other, legal };
};

const valueFor = (value: Value, ply: number): VerdictValue => {
	if (value === 0) return 'draw';
	return (value === 1) === (ply % 2 === 0) ? 'starter' : 'second';
};

/** Positions that are looked into between two words of progress: a few milliseconds. */
const positionsPerStep = 4096;

/** Runs a search in steps. Yields how much of it is behind; returns its value. */
function* searched(search: Search, visitedBefore: number, ply: number): Generator<Found, Value> {
	while (!search.step(positionsPerStep)) {
		const visited = visitedBefore + search.visited;
		yield { kind: 'progress', progress: { ply, share: search.share, visited } };
	}
	return search.value ?? 0;
}

/**
 * Solves the positions of a round before each of its moves, the last first: what comes late is small and
 * known at once, and what is found of it is remembered for what comes before. Stopping it keeps what it gave.
 *
 * @param round - its moves are legal, and only the last may have ended it
 */
export function* solveRound(round: SolverRound, memory: Memory = newMemory()): Generator<Found, void> {
	const ground = groundOf(round);
	let visited = 0;
	const find = function* (position: OpenPosition, ply: number, alpha: Value, beta: Value) {
		const search = new Search(ground, memory, position, alpha, beta);
		const value = yield* searched(search, visited, ply);
		visited += search.visited;
		return value;
	};

	for (let ply = round.moves.length - 1; ply >= 0; ply--) {
		const position = positionAfter(ground, round.moves.slice(0, ply));
		const value = yield* find(position, ply, -1, 1);
		const keeping: Cell[] = [];
		for (const cell of cellsIn(position.legal)) {
			const atOnce = worthAtOnce(ground, position, cell);
			if (atOnce !== goesOn) {
				if (atOnce >= value) keeping.push(cell);
				continue;
			}
			// Of a move only this is asked: whether the reply is worth no more than the value allows.
			const allowed = -value as Value;
			const reply =
				value === -1 ? 1 : yield* find(after(ground, position, cell), ply, allowed, (allowed + 1) as Value);
			if (reply <= allowed) keeping.push(cell);
		}
		yield { kind: 'verdict', verdict: { ply, value: valueFor(value, ply), keeping } };
	}
}

/** @returns the verdicts of a round, by ply; all at once, for those with few tiles left. */
export const verdictsOf = (round: SolverRound, memory?: Memory): readonly Verdict[] => {
	const verdicts: Verdict[] = [];
	for (const found of solveRound(round, memory)) if (found.kind === 'verdict') verdicts.push(found.verdict);
	return verdicts.reverse();
};
