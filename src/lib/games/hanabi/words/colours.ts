/** The names of colours and cards. */
import { m } from '$lib/i18n/paraglide/messages';
import { wordByCode } from '../../wording.ts';
import type { Card, Colour } from '../rules/cards.ts';
import { topRankOf } from '../rules/fireworks.ts';

const names: Readonly<Record<Colour, () => string>> = {
	white: () => m.hanabi_colour_white(),
	red: () => m.hanabi_colour_red(),
	blue: () => m.hanabi_colour_blue(),
	yellow: () => m.hanabi_colour_yellow(),
	green: () => m.hanabi_colour_green(),
	multi: () => m.hanabi_colour_multi(),
	black: () => m.hanabi_colour_black()
};

const named = wordByCode(names, () => '?');
/** @returns the name of a colour, such as "red"; a question mark for a colour of a newer version. */
export const colourName = (colour: Colour): string => named(colour);

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
