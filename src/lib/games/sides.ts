/** The two sides of a table for two, shared by the games for two. */

/** The two players: 0 sits near (at the bottom of the screen), 1 far. */
export const sides = [0, 1] as const;
export type Side = (typeof sides)[number];
/** One value for each player. */
export type PerSide<T> = readonly [T, T];

/** @returns the other player. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** @returns the pair of the values that `each` gives for the two players. */
export const perSide = <T>(each: (side: Side) => T): PerSide<T> => [each(0), each(1)];

/** @returns a copy of the pair with one player's value replaced. */
export const withSide = <T>([near, far]: PerSide<T>, side: Side, value: T): PerSide<T> =>
	side === 0 ? [value, far] : [near, value];
