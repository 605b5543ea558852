/**
 * The analysis of a finished round: for each position, who wins under perfect play and which moves keep that.
 */
import type { Cell } from '../garden.ts';
import type { FullBoardRule } from '../options.ts';
import type { TileId } from '../tiles.ts';
import { bitOf, border, boundCells, cellsIn } from './bits.ts';
import { newTable, type TranspositionTable, type Value } from './transposition-table.ts';
import {
	positionAfterMove,
	goesOn,
	Search,
	immediateValue,
	type SearchRules,
	type OpenPosition
} from './search.ts';

/** Who wins under perfect play: the player of the first move, the other player, or nobody. */
export const verdictValues = ['starter', 'second', 'draw'] as const;
export type VerdictValue = (typeof verdictValues)[number];

/** The exact analysis of one position of a round. */
export interface Verdict {
	/** How many moves were made before the position. */
	readonly ply: number;
	readonly value: VerdictValue;
	/** The legal moves that keep the value, in reading order; never empty. */
	readonly keeping: readonly Cell[];
}

/** How far the solver is. */
export interface Progress {
	/** The position it is working on, by the number of moves made before. */
	readonly ply: number;
	/** The estimated progress with this position, from 0 to 1. */
	readonly share: number;
	/** How many positions were visited so far, over all plies. */
	readonly visited: number;
}

/** A round to be solved. */
export interface SolverRound {
	readonly layout: readonly TileId[];
	readonly moves: readonly Cell[];
	readonly fullBoard: FullBoardRule;
}

/** What the solver yields. */
export type SolverEvent =
	| { readonly kind: 'progress'; readonly progress: Progress }
	| { readonly kind: 'verdict'; readonly verdict: Verdict };

/** @returns the garden and rules of a round in the form that the search needs. */
export const searchRulesOf = ({
	layout,
	fullBoard
}: Pick<SolverRound, 'layout' | 'fullBoard'>): SearchRules => ({
	bound: boundCells(layout),
	fullGardenValue: fullBoard === 'drawn' ? 0 : 1
});

/** @returns the position after some moves, none of which ended the round. */
export const positionAfter = ({ bound }: SearchRules, moves: readonly Cell[]): OpenPosition => {
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

/** How many positions are visited between two progress reports: a few milliseconds' work. */
const positionsPerStep = 4096;

/** Runs a search in steps: yields its progress and returns its value. */
function* searched(search: Search, visitedBefore: number, ply: number): Generator<SolverEvent, Value> {
	while (!search.step(positionsPerStep)) {
		const visited = visitedBefore + search.visited;
		yield { kind: 'progress', progress: { ply, share: search.share, visited } };
	}
	return search.value ?? 0;
}

/**
 * Solves the position before each move of a round, from the last to the first: late positions are small and
 * solved at once, and the table makes use of them for the earlier ones. It can be stopped at any time; the
 * verdicts yielded until then are final.
 *
 * @param round its moves must be legal, and only the last may have ended it
 * @param table must only have been used for the same garden and rule
 */
export function* solveRound(
	round: SolverRound,
	table: TranspositionTable = newTable()
): Generator<SolverEvent, void> {
	const rules = searchRulesOf(round);
	let visited = 0;
	const find = function* (position: OpenPosition, ply: number, alpha: Value, beta: Value) {
		const search = new Search(rules, table, position, alpha, beta);
		const value = yield* searched(search, visited, ply);
		visited += search.visited;
		return value;
	};

	for (let ply = round.moves.length - 1; ply >= 0; ply--) {
		const position = positionAfter(rules, round.moves.slice(0, ply));
		const value = yield* find(position, ply, -1, 1);
		const keeping: Cell[] = [];
		for (const cell of cellsIn(position.legal)) {
			const atOnce = immediateValue(rules, position, cell);
			if (atOnce !== goesOn) {
				if (atOnce >= value) keeping.push(cell);
				continue;
			}
			// A null window suffices: the question is only whether the reply is worth more than the value allows.
			const allowed = -value as Value;
			const reply =
				value === -1
					? 1
					: yield* find(positionAfterMove(rules, position, cell), ply, allowed, (allowed + 1) as Value);
			if (reply <= allowed) keeping.push(cell);
		}
		yield { kind: 'verdict', verdict: { ply, value: valueFor(value, ply), keeping } };
	}
}

/** @returns the verdicts of a round by ply, computed in one go; an early position can take long. */
export const verdictsOf = (round: SolverRound, table?: TranspositionTable): readonly Verdict[] => {
	const verdicts: Verdict[] = [];
	for (const event of solveRound(round, table)) if (event.kind === 'verdict') verdicts.push(event.verdict);
	return verdicts.reverse();
};
