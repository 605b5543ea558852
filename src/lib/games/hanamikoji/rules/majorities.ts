/** Which item cards give which majorities, and where these move the tokens (rules: A round). */
import type { PerSide, Side } from '../../sides.ts';
import type { Holder, Majority, PerGeisha } from './actions.ts';
import { geishaIndexes, type Geisha } from './geishas.ts';
import { perGeisha } from './per-geisha.ts';

/** The number of item cards at each geisha, by side. */
export type Counts = PerSide<PerGeisha<number>>;

/** @returns the side with more item cards; a tie if both have as many, or none. */
export const majorityOf = (near: number, far: number): Majority =>
	near === far ? 'tie' : near > far ? 0 : 1;

/** @returns the side with more item cards at a geisha. */
export const majorityAt = ([near, far]: Counts, geisha: Geisha): Majority =>
	majorityOf(near[geisha], far[geisha]);

/** @returns how many item cards lie on a side. */
export const cardsOnSide = (counts: Counts, side: Side): number =>
	counts[side].reduce((sum, cards) => sum + cards, 0);

/** @returns how many item cards lie on both sides together. */
export const cardsTogether = (counts: Counts): number => cardsOnSide(counts, 0) + cardsOnSide(counts, 1);

/** @returns the geishas where a side has the majority. */
export const geishasWon = (majorities: PerGeisha<Majority | null>, side: Side): readonly Geisha[] =>
	geishaIndexes.filter((geisha) => majorities[geisha] === side);

/** @returns the geishas whose token was not on a side before, but is after. */
export const tokensTaken = (
	before: PerGeisha<Holder>,
	after: PerGeisha<Holder>,
	side: Side
): readonly Geisha[] => geishaIndexes.filter((geisha) => after[geisha] === side && before[geisha] !== side);

/**
 * Moves each token to the side with the majority. At a tie or an unknown majority (`null`) it stays where it
 * is.
 */
export const moveTokens = (
	tokens: PerGeisha<Holder>,
	majorities: PerGeisha<Majority | null>
): PerGeisha<Holder> =>
	perGeisha((geisha) => {
		const majority = majorities[geisha];
		return majority === null || majority === 'tie' ? tokens[geisha] : majority;
	});
