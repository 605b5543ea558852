import { placedAt, type Place } from '$lib/ui/art/placed.ts';

/**
 * How a month's plant is drawn: `plain` fills the card (kasu, ribbons), `other` is a second kasu, `third` the
 * paulownia's last one, `low` leaves the room its subject needs (hikari, tane).
 */
export type Form = 'plain' | 'other' | 'third' | 'low';

/** The pieces of a plant, by its form; a form that the plant does not have is left out. */
type Pieces<Piece> = Readonly<Partial<Record<Form, readonly Piece[]>>>;

/** @returns what `draw` makes of the pieces of each form. */
export function ofForms<Piece, Drawn>(
	pieces: Pieces<Piece>,
	draw: (pieces: readonly Piece[]) => Drawn
): Readonly<Record<Form, Drawn>> {
	const { plain = [], other = [], third = [], low = [] } = pieces;
	return { plain: draw(plain), other: draw(other), third: draw(third), low: draw(low) };
}

/** @returns the shape `d` at each of its places, one path a form. */
export const inForms = (d: string, places: Pieces<Place>): Readonly<Record<Form, string>> =>
	ofForms(places, (some) => placedAt(d, some));
