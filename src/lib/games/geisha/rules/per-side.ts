/** Helpers for tuples with one value per player. */
import type { PerSide, Side } from './actions.ts';

/** @returns the other player. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** @returns a copy with one player's value replaced. */
export const withSide = <T>([near, far]: PerSide<T>, side: Side, value: T): PerSide<T> =>
	side === 0 ? [value, far] : [near, value];

/** The token colour of each player, which stays the same whoever starts (rules: Starter). */
export const colours: PerSide<'red' | 'black'> = ['red', 'black'];
