/** The places of the street that can be tapped and marked. */
import type { Side } from '../../sides.ts';
import { markers, type Action, type Marker } from '../rules/actions.ts';
import type { Geisha } from '../rules/geishas.ts';

/** The name of each side in classes and `data-*` attributes. */
export const placeOfSide = ['near', 'far'] as const satisfies readonly [string, string];

/** The far player's keys are the near player's with Shift. */
const shiftOf = (side: Side): string => (side === 1 ? 'Shift+' : '');
/** @returns the key of a half of the street: the digit of its geisha (`table/keys.ts`). */
export const keyOfHalf = (geisha: Geisha, side: Side): string => `${shiftOf(side)}${geisha + 1}`;
/** @returns the key below that digit: for her card, and for the minus button of the half. */
export const keyBelow = (geisha: Geisha, side: Side = 0): string =>
	`${shiftOf(side)}${'QWERTYU'.charAt(geisha)}`;
/** @returns the key of an action marker. */
export const keyOfMarker = (marker: Marker, side: Side): string =>
	`${shiftOf(side)}${'DFGH'.charAt(markers.indexOf(marker))}`;
/** @returns the key of a side's details. */
export const keyOfDetails = (side: Side): string => `${shiftOf(side)}8`;

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
