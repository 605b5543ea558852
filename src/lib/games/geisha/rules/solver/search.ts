/**
 * The exact value of a position: negamax with a window, over a stack of its own so that it can be done in
 * steps, shown and stopped.
 *
 * A position is the tokens of both sides and the places that are legal next: two tiles that bind to the same
 * places lead to the same rounds. No symmetry is used: a garden has hardly ever one that keeps its tiles'
 * bonds.
 */
import { bitOf, everywhere, hasPattern, type Bits } from './bits.ts';
import { keep, lowerOf, recall, slotOf, upperOf, type Memory, type Value } from './memory.ts';

/** The rules of one garden, as the search needs them. */
export interface Ground {
	/** By place, the places it binds to. */
	readonly bound: Int32Array;
	/** What the last move of a full garden is worth to who made it. */
	readonly full: Value;
}

/** An open position: neither won nor blocked nor full. */
export interface OpenPosition {
	/** Tokens of the player to move. */
	readonly own: Bits;
	readonly other: Bits;
	/** Never empty. */
	readonly legal: Bits;
}

/** Not a value: the position goes on. */
export const goesOn = 2;

/** @returns what a move is worth at once to who makes it: a win, what a full garden is worth, or that it goes on. */
export const worthAtOnce = (ground: Ground, { own, other }: OpenPosition, cell: number): Value | 2 => {
	const mine = own | bitOf(cell);
	if (hasPattern[mine] === 1) return 1;
	const taken = mine | other;
	if (taken === everywhere) return ground.full;
	return ((ground.bound[cell] ?? 0) & ~taken) === 0 ? 1 : goesOn;
};

/** @returns the position after a move that does not end the round. */
export const after = ({ bound }: Ground, { own, other }: OpenPosition, cell: number): OpenPosition => {
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

/** A search under way. */
export class Search {
	/** Positions looked into so far. */
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
	/** How many replies a move leaves, by place, while the moves of one position are put in order. */
	private readonly replies = new Int8Array(movesPerPly);

	/**
	 * @param alpha - a value at most this is not told from others as low
	 * @param beta - a value at least this is not told from others as high
	 */
	constructor(
		private readonly ground: Ground,
		private readonly memory: Memory,
		root: OpenPosition,
		alpha: Value = -1,
		beta: Value = 1
	) {
		this.enter(root.own, root.other, root.legal, alpha, beta);
	}

	/** The value, once it is found; within the window it is exact, at its ends a bound. */
	get value(): Value | undefined {
		return this.depth < 0 ? this.result : undefined;
	}

	/** How much of the search is behind, from 0 to 1: an estimate by the moves of its first plies. */
	get share(): number {
		let share = 0;
		let part = 1;
		for (let ply = 0; ply <= Math.min(this.depth, 4); ply++) {
			part /= this.count[ply] || 1;
			share += part * Math.max(0, (this.next[ply] ?? 0) - 1);
		}
		return this.depth < 0 ? 1 : share;
	}

	/** Looks into some more positions. @returns whether the value is found. */
	step(positions: number): boolean {
		const until = this.visited + positions;
		while (this.depth >= 0 && this.visited < until) this.advance();
		return this.depth < 0;
	}

	/** Goes one move further, or back from a position that is done. */
	private advance(): void {
		const { depth, own, other, ground } = this;
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
			this.take(ground.full);
			return;
		}
		const alpha = Math.max(this.alpha[depth] ?? 0, best);
		this.enter(theirs, mine, (ground.bound[cell] ?? 0) & ~taken, -beta, -alpha);
	}

	/** A move of the position at hand is worth this much to who makes it. */
	private take(value: number): void {
		if (this.depth < 0) this.result = -value as Value;
		else if (value > (this.best[this.depth] ?? 0)) this.best[this.depth] = value;
	}

	/** Begins a position, unless its value shows at once: a move that wins, or what is remembered. */
	private enter(own: Bits, other: Bits, legal: Bits, alpha: number, beta: number): void {
		this.visited++;
		const depth = this.depth + 1;
		if (this.order(depth, own, other, legal)) {
			this.take(-1);
			return;
		}
		const tokens = own | (other << 16);
		const known = recall(this.memory, slotOf(this.memory, tokens, legal), tokens, legal);
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

	/** Puts the moves in order, those that leave few replies first. @returns whether one of them wins at once. */
	private order(depth: number, own: Bits, other: Bits, legal: Bits): boolean {
		const { ground, moves, replies } = this;
		const first = depth * movesPerPly;
		let count = 0;
		for (let rest = legal; rest !== 0; rest &= rest - 1) {
			const cell = 31 - Math.clz32(rest & -rest);
			const mine = own | bitOf(cell);
			const taken = mine | other;
			const open = (ground.bound[cell] ?? 0) & ~taken;
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

	/** Keeps what was found of a position as the bound it is, and goes back to the move that led there. */
	private leave(): void {
		const { depth } = this;
		const best = (this.best[depth] ?? 0) as Value;
		const tokens = (this.own[depth] ?? 0) | ((this.other[depth] ?? 0) << 16);
		const legal = this.legal[depth] ?? 0;
		keep(this.memory, slotOf(this.memory, tokens, legal), tokens, legal, {
			lower: best > (this.alpha[depth] ?? 0) ? best : -1,
			upper: best < (this.beta[depth] ?? 0) ? best : 1
		});
		this.depth = depth - 1;
		this.take(-best);
	}
}
