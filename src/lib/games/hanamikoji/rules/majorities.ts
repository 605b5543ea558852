/** From item cards to majorities to tokens (rules: A round). */
import type { Holder, Majority, PerGeisha, PerSide, Side } from './actions.ts';
import { geishaIndexes, type Geisha } from './geishas.ts';
import { perGeisha } from './per-geisha.ts';

/** Item cards lying at each geisha, by side. */
export type Counts = PerSide<PerGeisha<number>>;

/** @returns the side with more item cards at that geisha; equal counts or no cards: a tie. */
export const majorityAt = ([near, far]: Counts, geisha: Geisha): Majority =>
	near[geisha] === far[geisha] ? 'tie' : near[geisha] > far[geisha] ? 0 : 1;

/** @returns how many item cards lie on that side; the rules make it eight when a round is scored. */
export const cardsOnSide = (counts: Counts, side: Side): number =>
	counts[side].reduce((sum, cards) => sum + cards, 0);

/** @returns the geishas where that side has the majority. */
export const geishasWon = (majorities: PerGeisha<Majority | null>, side: Side): readonly Geisha[] =>
	geishaIndexes.filter((geisha) => majorities[geisha] === side);

/** @returns the geishas whose token came to that side since the round began. */
export const tokensTaken = (
	before: PerGeisha<Holder>,
	after: PerGeisha<Holder>,
	side: Side
): readonly Geisha[] => geishaIndexes.filter((geisha) => after[geisha] === side && before[geisha] !== side);

/** Moves each token to the side with the majority; **at a tie, or not said yet, it stays where it is**. */
export const moveTokens = (
	tokens: PerGeisha<Holder>,
	majorities: PerGeisha<Majority | null>
): PerGeisha<Holder> =>
	perGeisha((geisha) => {
		const majority = majorities[geisha];
		return majority === null || majority === 'tie' ? tokens[geisha] : majority;
	});
