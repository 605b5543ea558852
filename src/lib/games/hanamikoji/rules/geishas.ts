/** The seven geishas from left to right; each has as many item cards as charm points (rules: Material). */
export const geishas = [
	{ id: 'ayane', name: 'Ayane', charm: 2, item: 'flute' },
	{ id: 'iroha', name: 'Iroha', charm: 2, item: 'fan' },
	{ id: 'tomoyo', name: 'Tomoyo', charm: 2, item: 'scroll' },
	{ id: 'yoko', name: 'Yoko', charm: 3, item: 'parasol' },
	{ id: 'chiharu', name: 'Chiharu', charm: 3, item: 'lute' },
	{ id: 'anju', name: 'Anju', charm: 4, item: 'tea' },
	{ id: 'ruri', name: 'Ruri', charm: 5, item: 'flower' }
] as const;

export type Item = (typeof geishas)[number]['item'];

/** How many item cards there are in all: each geisha has as many as charm points. */
export const itemCards = geishas.reduce<number>((sum, { charm }) => sum + charm, 0);

/** A geisha by her place in the row, from the left. */
export type Geisha = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const geishaIndexes = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Geisha[];
