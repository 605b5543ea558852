/**
 * Computes the exact value of a position: negamax with alpha-beta pruning, on an explicit stack, so that it
 * can run in steps, report progress and be stopped.
 *
 * A position is identified by the tokens of both sides and the places that are legal next, since two binding
 * tiles with the same legal places lead to the same continuations. Symmetries are not used, because hardly
 * any garden has one under which its tiles bind alike.
 */
import { bitOf, everywhere, hasPattern, type Bits } from './bits.ts';
import {
	storeBounds,
	lowerOf,
	lookUpBounds,
	slotOf,
	upperOf,
	type TranspositionTable,
	type Value
} from './transposition-table.ts';

/** A garden and its rules in the form that the search needs. */
export interface SearchRules {
	/** By place, the set of places to which its tile binds the next player. */
	readonly bound: Int32Array;
	/** The value of a full garden without a pattern for the player of the last move. */
	readonly fullGardenValue: Value;
}

/** A position in which the round goes on. */
export interface OpenPosition {
	/** The tokens of the player to move. */
	readonly own: Bits;
	/** The tokens of the opponent. */
	readonly other: Bits;
	/** The legal places; never empty. */
	readonly legal: Bits;
}

/** Returned instead of a value for a move after which the round goes on. */
export const goesOn = 2;

/**
 * @returns the value of a move that ends the round, for the player who makes it; `goesOn` for any other move
 */
export const immediateValue = (rules: SearchRules, { own, other }: OpenPosition, cell: number): Value | 2 => {
	const mine = own | bitOf(cell);
	if (hasPattern[mine] === 1) return 1;
	const taken = mine | other;
	if (taken === everywhere) return rules.fullGardenValue;
	return ((rules.bound[cell] ?? 0) & ~taken) === 0 ? 1 : goesOn;
};

/** @returns the position after a move that does not end the round. */
export const positionAfterMove = (
	{ bound }: SearchRules,
	{ own, other }: OpenPosition,
	cell: number
): OpenPosition => {
	const mine = own | bitOf(cell);
	return { own: other, other: mine, legal: (bound[cell] ?? 0) & ~(mine | other) };
};

const plies = 17;
const movesPerPly = 16;

const countBits = (bits: Bits): number => {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
};

/** A search for the value of one position, run step by step. */
export class Search {
	/** How many positions were visited so far. */
	visited = 0;
	private depth = -1;
	private result: Value = -1;
	private readonly own = new Int32Array(plies);
	private readonly other = new Int32Array(plies);
	private readonly legal = new Int32Array(plies);
	private readonly alpha = new Int8Array(plies);
	private readonly beta = new Int8Array(plies);
	private readonly best = new Int8Array(plies);
	private readonly next = new Int8Array(plies);
	private readonly count = new Int8Array(plies);
	private readonly moves = new Int8Array(plies * movesPerPly);
	/** By place, how many replies its move leaves; only used while the moves of one position are sorted. */
	private readonly replies = new Int8Array(movesPerPly);

	/**
	 * @param table is read and filled
	 * @param alpha the lower end of the window: values up to it need not be told apart
	 * @param beta the upper end of the window: values from it on need not be told apart
	 */
	constructor(
		private readonly rules: SearchRules,
		private readonly table: TranspositionTable,
		root: OpenPosition,
		alpha: Value = -1,
		beta: Value = 1
	) {
		this.enter(root.own, root.other, root.legal, alpha, beta);
	}

	/** The value once it is found: exact if it is inside the window, otherwise a bound. */
	get value(): Value | undefined {
		return this.depth < 0 ? this.result : undefined;
	}

	/** The progress from 0 to 1, estimated from the moves done in the first plies. */
	get share(): number {
		let share = 0;
		let part = 1;
		for (let ply = 0; ply <= Math.min(this.depth, 4); ply++) {
			part /= this.count[ply] || 1;
			share += part * Math.max(0, (this.next[ply] ?? 0) - 1);
		}
		return this.depth < 0 ? 1 : share;
	}

	/**
	 * Visits up to this many more positions.
	 *
	 * @returns whether the value is found
	 */
	step(positions: number): boolean {
		const until = this.visited + positions;
		while (this.depth >= 0 && this.visited < until) this.advance();
		return this.depth < 0;
	}

	/** Makes the next move of the current position, or leaves the position if it is done. */
	private advance(): void {
		const { depth, own, other, rules } = this;
		const best = this.best[depth] ?? 0;
		const place = this.next[depth] ?? 0;
		const beta = this.beta[depth] ?? 0;
		if (place >= (this.count[depth] ?? 0) || best >= beta) {
			this.leave();
			return;
		}
		this.next[depth] = place + 1;
		const cell = this.moves[depth * movesPerPly + place] ?? 0;
		const mine = (own[depth] ?? 0) | bitOf(cell);
		const theirs = other[depth] ?? 0;
		const taken = mine | theirs;
		if (taken === everywhere) {
			this.take(rules.fullGardenValue);
			return;
		}
		const alpha = Math.max(this.alpha[depth] ?? 0, best);
		this.enter(theirs, mine, (rules.bound[cell] ?? 0) & ~taken, -beta, -alpha);
	}

	/** Records the value of a move of the current position, for the player who makes it. */
	private take(value: number): void {
		if (this.depth < 0) this.result = -value as Value;
		else if (value > (this.best[this.depth] ?? 0)) this.best[this.depth] = value;
	}

	/**
	 * Enters a position, unless its value is known at once: by a winning move or from the transposition table.
	 */
	private enter(own: Bits, other: Bits, legal: Bits, alpha: number, beta: number): void {
		this.visited++;
		const depth = this.depth + 1;
		if (this.order(depth, own, other, legal)) {
			this.take(-1);
			return;
		}
		const tokens = own | (other << 16);
		const known = lookUpBounds(this.table, slotOf(this.table, tokens, legal), tokens, legal);
		let [low, high] = [alpha, beta];
		if (known !== 0) {
			const [lower, upper] = [lowerOf(known), upperOf(known)];
			if (lower >= beta || lower === upper) {
				this.take(-lower);
				return;
			}
			if (upper <= alpha) {
				this.take(-upper);
				return;
			}
			low = Math.max(alpha, lower);
			high = Math.min(beta, upper);
		}
		this.depth = depth;
		this.own[depth] = own;
		this.other[depth] = other;
		this.legal[depth] = legal;
		this.alpha[depth] = low;
		this.beta[depth] = high;
		this.best[depth] = -1;
		this.next[depth] = 0;
	}

	/**
	 * Sorts the moves, those that leave the fewest replies first.
	 *
	 * @returns whether one of them wins at once
	 */
	private order(depth: number, own: Bits, other: Bits, legal: Bits): boolean {
		const { rules, moves, replies } = this;
		const first = depth * movesPerPly;
		let count = 0;
		for (let rest = legal; rest !== 0; rest &= rest - 1) {
			const cell = 31 - Math.clz32(rest & -rest);
			const mine = own | bitOf(cell);
			const taken = mine | other;
			const open = (rules.bound[cell] ?? 0) & ~taken;
			if (hasPattern[mine] === 1 || (open === 0 && taken !== everywhere)) return true;
			replies[cell] = countBits(open);
			let place = first + count++;
			while (place > first && (replies[moves[place - 1] ?? 0] ?? 0) > (replies[cell] ?? 0)) {
				moves[place] = moves[place - 1] ?? 0;
				place--;
			}
			moves[place] = cell;
		}
		this.count[depth] = count;
		return false;
	}

	/** Stores what was found of the current position as bounds, and returns to the position before it. */
	private leave(): void {
		const { depth } = this;
		const best = (this.best[depth] ?? 0) as Value;
		const tokens = (this.own[depth] ?? 0) | ((this.other[depth] ?? 0) << 16);
		const legal = this.legal[depth] ?? 0;
		storeBounds(this.table, slotOf(this.table, tokens, legal), tokens, legal, {
			lower: best > (this.alpha[depth] ?? 0) ? best : -1,
			upper: best < (this.beta[depth] ?? 0) ? best : 1
		});
		this.depth = depth - 1;
		this.take(-best);
	}
}
