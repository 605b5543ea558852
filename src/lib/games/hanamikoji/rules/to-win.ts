/** What a side still needs to reach a goal: "Léa wins with Anju or with any two" (rules: At the table). */
import type { Side } from '../../sides.ts';
import type { Holder, PerGeisha } from './actions.ts';
import { geishaIndexes, type Geisha } from './geishas.ts';
import { goalCharm, hasReachedGoal } from './goals.ts';
import { charmOf, geishasHeld } from './standing.ts';

export interface ToWin {
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
	const reaches = (more: readonly Geisha[]): boolean =>
		hasReachedGoal({ geishas: held.length + more.length, charm: charmOf(held) + charmOf(more) });
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
