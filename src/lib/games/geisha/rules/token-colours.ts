import type { PerSide } from '../../sides.ts';

/** The token colour of each player, which stays the same whoever starts (rules: Starter). */
export const colours: PerSide<'red' | 'black'> = ['red', 'black'];
