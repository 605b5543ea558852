/** What each side holds, when that wins, and what it still needs (rules: Goals). */
import { perSide, sides, type PerSide, type Side } from '../../sides.ts';
import type { Holder } from './actions.ts';
import { geishaIndexes, geishas, type Geisha, type PerGeisha } from './geishas.ts';

/** Four geishas or more win. */
export const goalGeishas = 4;
/** Eleven charm points or more win. */
export const goalCharm = 11;

export interface Standing {
	/** How many favour tokens lie on this side. */
	readonly geishas: number;
	/** The charm points of these geishas together. */
	readonly charm: number;
}

/** @returns the geishas whose token lies on a side, from left to right. */
export const geishasHeld = (tokens: PerGeisha<Holder>, side: Side): readonly Geisha[] =>
	geishaIndexes.filter((geisha) => tokens[geisha] === side);

/** @returns the charm points of some geishas together. */
export const charmOf = (held: readonly Geisha[]): number =>
	held.reduce<number>((sum, geisha) => sum + geishas[geisha].charm, 0);

const standingOf = (held: readonly Geisha[]): Standing => ({ geishas: held.length, charm: charmOf(held) });

/** @returns the geishas and charm points of both sides. */
export const standing = (tokens: PerGeisha<Holder>): PerSide<Standing> =>
	perSide((side) => standingOf(geishasHeld(tokens, side)));

/** @returns the side that wins by a goal. Eleven charm points beat four geishas. */
export const winnerByGoal = (now: PerSide<Standing>): Side | undefined =>
	sides.find((side) => now[side].charm >= goalCharm) ??
	sides.find((side) => now[side].geishas >= goalGeishas);

interface ToWin {
	/** The minimal sets of missing geishas that suffice and are smaller than `any`, smallest first. */
	readonly sets: readonly (readonly Geisha[])[];
	/** The number of missing geishas that suffices whichever they are. */
	readonly any: number;
	/** How many charm points are missing. */
	readonly charm: number;
}

/** @returns all combinations of `size` values, in their order. */
const choose = <T>(values: readonly T[], size: number): readonly (readonly T[])[] =>
	size === 0
		? [[]]
		: values.flatMap((value, place) =>
				choose(values.slice(place + 1), size - 1).map((rest) => [value, ...rest])
			);

/**
 * Finds what a side must take besides the geishas it holds. Reaching a goal need not win: an opponent who
 * reaches eleven charm points in the same round beats four geishas.
 *
 * @returns `undefined` once the side has reached a goal
 */
export const toWin = (tokens: PerGeisha<Holder>, side: Side): ToWin | undefined => {
	const held = geishasHeld(tokens, side);
	const reaches = (more: readonly Geisha[]): boolean => {
		const then = standingOf([...held, ...more]);
		return then.geishas >= goalGeishas || then.charm >= goalCharm;
	};
	if (reaches([])) return undefined;

	const open = geishaIndexes.filter((geisha) => tokens[geisha] !== side);
	const sets: (readonly Geisha[])[] = [];
	for (let size = 1; ; size++) {
		const chosen = choose(open, size);
		// Any four geishas reach a goal, so the loop ends at `size` 4 at the latest.
		if (chosen.every(reaches)) return { sets, any: size, charm: goalCharm - charmOf(held) };
		const isMinimal = (more: readonly Geisha[]): boolean =>
			!sets.some((smaller) => smaller.every((geisha) => more.includes(geisha)));
		sets.push(...chosen.filter((more) => reaches(more) && isMinimal(more)));
	}
};
