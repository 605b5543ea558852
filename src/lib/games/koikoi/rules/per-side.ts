/** Handling of one value per player. */
import type { PerSide, Side } from './actions.ts';

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** @returns a copy with one player's value replaced. */
export const withSide = <T>([near, far]: PerSide<T>, side: Side, value: T): PerSide<T> =>
	side === 0 ? [value, far] : [near, value];
