/** What still reaches a goal (rules: At the table, "Léa wins with Anju or with any two"). */
import type { Holder, PerGeisha, Side } from './actions.ts';
import { geishaIndexes, type Geisha } from './geishas.ts';
import { goalCharm, hasReachedGoal } from './goals.ts';
import { charmOf, geishasHeld } from './standing.ts';

export interface ToWin {
	/** The smallest sets of geishas not held yet that suffice with fewer than `any`, smaller ones first. */
	readonly sets: readonly (readonly Geisha[])[];
	/** As many more geishas as suffice whichever they are. */
	readonly any: number;
	/** Charm points missing. */
	readonly charm: number;
}

/** @returns all ways to choose that many of the values, in their order. */
const choose = <T>(values: readonly T[], size: number): readonly (readonly T[])[] =>
	size === 0
		? [[]]
		: values.flatMap((value, place) =>
				choose(values.slice(place + 1), size - 1).map((rest) => [value, ...rest])
			);

/**
 * What a side must take on top of what it holds. It says what reaches a goal, other things being equal:
 * an opponent who reaches eleven charm points in the same round wins over four geishas.
 *
 * @returns `undefined` when that side has reached a goal.
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
		// Four geishas reach a goal whichever they are, so this ends at four at the latest.
		if (chosen.every(reaches)) return { sets, any: size, charm: goalCharm - charmOf(held) };
		const isMinimal = (more: readonly Geisha[]): boolean =>
			!sets.some((smaller) => smaller.every((geisha) => more.includes(geisha)));
		sets.push(...chosen.filter((more) => reaches(more) && isMinimal(more)));
	}
};
