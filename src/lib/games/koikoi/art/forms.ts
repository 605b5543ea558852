import { placedAt, type Place } from '$lib/ui/art/placed.ts';

/**
 * How a month's plant is drawn: `plain` fills the card (kasu, ribbons), `other` is a second kasu, `third` the
 * paulownia's last one, `low` leaves the room its subject needs (hikari, tane).
 */
export type Form = 'plain' | 'other' | 'third' | 'low';

/** The pieces of a plant, by its form; a form that the plant does not have is left out. */
type Pieces<Piece> = Readonly<Partial<Record<Form, readonly Piece[]>>>;

/** @returns what `draw` makes of a form: once, when it is first asked for. */
export function byForm<Drawn>(draw: (form: Form) => Drawn): (form: Form) => Drawn {
	const drawn: Partial<Record<Form, Drawn>> = {};
	return (form) => (drawn[form] ??= draw(form));
}

/** @returns what `draw` makes of the pieces of a form. */
export const ofForms = <Piece, Drawn>(
	pieces: Pieces<Piece>,
	draw: (pieces: readonly Piece[]) => Drawn
): ((form: Form) => Drawn) => byForm((form) => draw(pieces[form] ?? []));

/** @returns the shape `d` at each of its places in a form, as one path. */
export const inForms = (d: string, places: Pieces<Place>): ((form: Form) => string) =>
	ofForms(places, (some) => placedAt(d, some));
