import { transformPathTo, type PathTransform } from '$lib/ui/art/transform-path.ts';

/**
 * The forms in which a month's plant is drawn. `plain` fills the card (first kasu, ribbon), `other` is for a second kasu,
 * `third` for the third kasu of the paulownia, and `low` leaves room for a subject (hikari, tane).
 */
export type PlantForm = 'plain' | 'other' | 'third' | 'low';

/** The end of a card’s id: the letter of its kind, and a number where a month has several of the kind. */
export type Suffix = 'H' | 'T' | 'R' | 'K1' | 'K2' | 'K3';

/** The props of `months/`, each of which draws the cards of a month. */
export interface MonthProps {
	readonly suffix: Suffix;
}

/** @returns the form of the plant on a card; beside a subject it is low. */
export const formOf = (suffix: Suffix): PlantForm =>
	(({ H: 'low', T: 'low', R: 'plain', K1: 'plain', K2: 'other', K3: 'third' }) as const)[suffix];

/** The pieces of a plant by form; forms that the plant does not have are missing. */
type Pieces<Piece> = Readonly<Partial<Record<PlantForm, readonly Piece[]>>>;

/** @returns places of a shape, each by its x and y, and where it has them, the degrees of its turn and its size. */
export const at = (
	...places: readonly (readonly [x: number, y: number, turn?: number, size?: number])[]
): readonly { x: number; y: number; turn: number; size: number }[] =>
	places.map(([x, y, turn = 0, size = 1]) => ({ x, y, turn, size }));

/** @returns `draw` with its results cached by form. */
export function memoizeByForm<Drawn>(draw: (form: PlantForm) => Drawn): (form: PlantForm) => Drawn {
	const drawn: Partial<Record<PlantForm, Drawn>> = {};
	return (form) => (drawn[form] ??= draw(form));
}

/** @returns a function that gives the drawing of a form, made from its pieces and cached. */
export const drawingByForm = <Piece, Drawn>(
	pieces: Pieces<Piece>,
	draw: (pieces: readonly Piece[]) => Drawn
): ((form: PlantForm) => Drawn) => memoizeByForm((form) => draw(pieces[form] ?? []));

/**
 * @param d - the path of one shape
 * @returns a function that gives the path of the shape at each of its places in a form
 */
export const pathByForm = (d: string, places: Pieces<PathTransform>): ((form: PlantForm) => string) =>
	drawingByForm(places, (some) => transformPathTo(d, some));
