/** A number that follows from what lies open on the table (rules: Derived facts). */

/** `unknown`: the discard is not tracked. `none`: it means nothing at this point or under these rules. */
export type Fact = number | 'unknown' | 'none';

/** @returns what the formula gives for a number; what is no number stays as it is. */
export const withFact = (fact: Fact, formula: (value: number) => Fact): Fact =>
	typeof fact === 'number' ? formula(fact) : fact;
