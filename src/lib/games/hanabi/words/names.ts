/** The names of colours, cards, fireworks and ratings. */
import { m } from '$lib/i18n/paraglide/messages';
import { wordByCode } from '../../wording.ts';
import { topRankOf } from '../rules/board.ts';
import type { Card, Colour } from '../rules/cards.ts';
import type { Band } from '../rules/end.ts';

const colourNames: Readonly<Record<Colour, () => string>> = {
	white: m.hanabi_colour_white,
	red: m.hanabi_colour_red,
	blue: m.hanabi_colour_blue,
	yellow: m.hanabi_colour_yellow,
	green: m.hanabi_colour_green,
	multi: m.hanabi_colour_multi,
	black: m.hanabi_colour_black
};

/** @returns the name of a colour, such as "red"; a question mark for a colour of a newer version. */
export const colourName: (colour: Colour) => string = wordByCode(colourNames, () => '?');

/** @returns the name of a card, such as "red 4". */
export const cardName = ({ colour, rank }: Card): string =>
	m.hanabi_card({ colour: colourName(colour), rank });

/** @returns how high a firework is: "red: 3 of 5". Of the black one, which counts down, also the card on top. */
export const fireworkSaid = (colour: Colour, height: number): string => {
	const said = { colour: colourName(colour), height };
	const rank = colour === 'black' ? topRankOf(colour, height) : undefined;
	return rank === undefined
		? m.hanabi_table_firework_said(said)
		: m.hanabi_table_firework_down({ ...said, rank });
};

/** Of each rating the name, and the crowd's reaction. */
const ratingWords: Readonly<Record<Band, readonly [name: () => string, line: () => string]>> = {
	horrible: [m.hanabi_rating_horrible, m.hanabi_rating_horrible_line],
	mediocre: [m.hanabi_rating_mediocre, m.hanabi_rating_mediocre_line],
	honourable: [m.hanabi_rating_honourable, m.hanabi_rating_honourable_line],
	excellent: [m.hanabi_rating_excellent, m.hanabi_rating_excellent_line],
	extraordinary: [m.hanabi_rating_extraordinary, m.hanabi_rating_extraordinary_line],
	legendary: [m.hanabi_rating_legendary, m.hanabi_rating_legendary_line],
	divine: [m.hanabi_rating_divine, m.hanabi_rating_divine_line]
};

/** @returns the name of a rating, such as "excellent". */
export const ratingName = (band: Band): string => ratingWords[band][0]();

/** @returns the crowd's reaction in a sentence. */
export const ratingLine = (band: Band): string => ratingWords[band][1]();
