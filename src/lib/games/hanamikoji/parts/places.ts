/** The places of the street that can be tapped and marked. */
import type { Side } from '../../sides.ts';
import type { Action } from '../rules/actions.ts';
import type { Geisha } from '../rules/geishas.ts';

/** The name of each side in classes and `data-*` attributes. */
export const placeOfSide = ['near', 'far'] as const satisfies readonly [string, string];

/** The place on the street that an action belongs to. */
export interface Touched {
	readonly geisha: Geisha;
	/** `undefined` for the geisha's card between the sides. */
	readonly side: Side | undefined;
}

/** @returns the place on the street where an action was tapped; `undefined` if it was tapped elsewhere. */
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
