/** Which majorities a round can give, by how its item cards can lie. */
import type { Majority, PerGeisha } from './actions.ts';
import { geishas } from './geishas.ts';
import type { CardLimits } from './limits.ts';
import { majorityOf } from './majorities.ts';

/** How the item cards of a geisha lie on the two sides. */
interface Layout {
	readonly near: number;
	readonly far: number;
	readonly majority: Majority;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** By geisha: every way in which her item cards can lie on the two sides. */
const layouts: readonly (readonly Layout[])[] = geishas.map(({ charm }) =>
	upTo(charm).flatMap((near) =>
		upTo(charm - near).map((far) => ({ near, far, majority: majorityOf(near, far) }))
	)
);

/**
 * Goes through the geishas from the left and keeps, for each number of cards on the near side, the numbers that
 * the far side can have beside it: bit 7 of `far[8]` is set if 8 and 7 can lie there.
 *
 * @param allowed the majorities that each geisha may have
 * @returns whether the item cards of a round can lie so
 */
export const canOccur = (
	allowed: PerGeisha<readonly Majority[]>,
	{ least, most, together }: CardLimits
): boolean => {
	let far: readonly number[] = upTo(most).map((near) => (near === 0 ? 1 : 0));
	for (const [geisha, majorities] of allowed.entries()) {
		const next = upTo(most).map(() => 0);
		for (const layout of layouts[geisha] ?? [])
			if (majorities.includes(layout.majority))
				for (let near = layout.near; near <= most; near++)
					next[near] = (next[near] ?? 0) | ((far[near - layout.near] ?? 0) << layout.far);
		far = next;
	}
	return far.some((sides, near) => near >= least && (sides & (1 << (together - near))) !== 0);
};
