/** The places on the table that can be touched, marked or refused, as the view names them. */
import type { Action, Side } from '../rules/actions.ts';
import type { Geisha } from '../rules/geishas.ts';

/** Side 0 sits near, side 1 far. */
export const placeOfSide = ['near', 'far'] as const satisfies readonly [string, string];
export type SidePlace = (typeof placeOfSide)[number];

/** What an action touches on the street: a geisha, and the side it is about where it is about one. */
export interface Touched {
	readonly geisha: Geisha;
	readonly side: Side | undefined;
}

/** @returns where on the street the action was made; `undefined` for those made elsewhere. */
export const touchedBy = (action: Action | undefined): Touched | undefined => {
	switch (action?.type) {
		case 'count':
			return { geisha: action.geisha, side: action.side };
		case 'majority': {
			const { geisha, majority } = action;
			return { geisha, side: majority === 0 || majority === 1 ? majority : undefined };
		}
		case 'token':
			return { geisha: action.geisha, side: action.holder ?? undefined };
		default:
			return undefined;
	}
};
