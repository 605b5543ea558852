/** How many geishas and charm points each side holds (rules: Goals). */
import { perSide, type PerSide, type Side } from '../../sides.ts';
import type { Holder, PerGeisha } from './actions.ts';
import { geishaIndexes, geishas, type Geisha } from './geishas.ts';

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

/** @returns the geishas and charm points of both sides. */
export const standing = (tokens: PerGeisha<Holder>): PerSide<Standing> =>
	perSide((side) => {
		const held = geishasHeld(tokens, side);
		return { geishas: held.length, charm: charmOf(held) };
	});
