/** What each side has, given where the tokens lie (rules: Goals). */
import type { Holder, PerGeisha, PerSide, Side } from './actions.ts';
import { geishaIndexes, geishas, type Geisha } from './geishas.ts';
import { perSide } from './per-geisha.ts';

export interface Standing {
	/** Favour tokens on this side. */
	readonly geishas: number;
	/** Charm points of those geishas together. */
	readonly charm: number;
}

/** @returns the geishas whose token lies with that side, from left to right. */
export const geishasHeld = (tokens: PerGeisha<Holder>, side: Side): readonly Geisha[] =>
	geishaIndexes.filter((geisha) => tokens[geisha] === side);

/** @returns the charm points of these geishas together. */
export const charmOf = (held: readonly Geisha[]): number =>
	held.reduce<number>((sum, geisha) => sum + geishas[geisha].charm, 0);

/** @returns geishas and charm of both sides. */
export const standing = (tokens: PerGeisha<Holder>): PerSide<Standing> =>
	perSide((side) => {
		const held = geishasHeld(tokens, side);
		return { geishas: held.length, charm: charmOf(held) };
	});
