/** A number derived from what lies open on the table (rules: Derived facts). */

/** `unknown`: the discard is not tracked. `none`: the number has no meaning now or under these options. */
export type Fact = number | 'unknown' | 'none';

/** @returns the result of the formula for a number; `unknown` and `none` as they are. */
export const mapFact = (fact: Fact, formula: (value: number) => Fact): Fact =>
	typeof fact === 'number' ? formula(fact) : fact;
