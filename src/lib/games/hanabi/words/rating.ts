/** The names of the rating bands, and the crowd's reaction to each. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Band } from '../rules/rating.ts';

const names: Readonly<Record<Band, () => string>> = {
	horrible: () => m.hanabi_rating_horrible(),
	mediocre: () => m.hanabi_rating_mediocre(),
	honourable: () => m.hanabi_rating_honourable(),
	excellent: () => m.hanabi_rating_excellent(),
	extraordinary: () => m.hanabi_rating_extraordinary(),
	legendary: () => m.hanabi_rating_legendary(),
	divine: () => m.hanabi_rating_divine()
};

const lines: Readonly<Record<Band, () => string>> = {
	horrible: () => m.hanabi_rating_horrible_line(),
	mediocre: () => m.hanabi_rating_mediocre_line(),
	honourable: () => m.hanabi_rating_honourable_line(),
	excellent: () => m.hanabi_rating_excellent_line(),
	extraordinary: () => m.hanabi_rating_extraordinary_line(),
	legendary: () => m.hanabi_rating_legendary_line(),
	divine: () => m.hanabi_rating_divine_line()
};

/** @returns the name of a band, such as "excellent". */
export const ratingName = (band: Band): string => names[band]();

/** @returns the crowd's reaction in a sentence. */
export const ratingLine = (band: Band): string => lines[band]();
