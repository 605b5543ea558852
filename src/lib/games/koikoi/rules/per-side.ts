/** Helpers for values that exist once per player. */
import type { PerSide, Side } from './actions.ts';

/** @returns the side of the other player. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** @returns a copy of the pair with the value of one player replaced. */
export const withSide = <T>([near, far]: PerSide<T>, side: Side, value: T): PerSide<T> =>
	side === 0 ? [value, far] : [near, value];
