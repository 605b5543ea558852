/** A geisha's lane as it is shown. */
import type { Side } from '../../sides.ts';
import type { Holder, Majority, Way } from '../rules/actions.ts';
import type { Geisha } from '../rules/geishas.ts';

/** What a lane shows. */
export interface LaneView {
	readonly geisha: Geisha;
	readonly way: Way;
	/** The item cards that the near player has counted here. */
	readonly near: number;
	/** Those of the far player. */
	readonly far: number;
	readonly majority: Majority | null;
	/** The side that is ahead, whose half is highlighted. */
	readonly ahead: Holder;
	/** By tokens, a tap moves the token itself; otherwise the token moves when the round is scored. */
	readonly shownAt: Holder;
	/** Where a dashed ring shows the token's other place: by tokens the old one, otherwise the next one. */
	readonly ghostAt: Holder;
	/** The side the token lay on before the last scored round moved it, only while that move is animated. */
	readonly previousHolder: Holder | undefined;
	/** The part of the lane that the last action changed: a side's half or the card. */
	readonly last: Side | 'card' | undefined;
	/** The part of the lane where the last tap was refused. */
	readonly refused: Side | 'card' | undefined;
}
