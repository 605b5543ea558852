/** Chance that can be thrown again: the same seed gives the same numbers. */
export class Dice {
	#state: number;

	/** @param seed a whole number. */
	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** @returns a number from 0 up to 1, by the generator mulberry32. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}
	/** @returns a whole number from 0 up to `count`, without it. */
	below(count: number): number {
		return Math.floor(this.next() * count);
	}
	/** @returns a whole number from `least` to `most`, both of them possible. */
	between(least: number, most: number): number {
		return least + this.below(most - least + 1);
	}
	/** Whether something happens that happens in this share of all cases. */
	isIn(share: number): boolean {
		return this.next() < share;
	}
	/** @returns one of the values. @throws Error where there is none. */
	pick<Value>(values: readonly Value[]): Value {
		const found = values[this.below(values.length)];
		if (found === undefined) throw new Error('Nothing to choose from');
		return found;
	}
	/** @returns the values in any order. */
	shuffled<Value>(values: readonly Value[]): readonly Value[] {
		return values
			.map((value) => ({ value, at: this.next() }))
			.sort((a, b) => a.at - b.at)
			.map(({ value }) => value);
	}
}
