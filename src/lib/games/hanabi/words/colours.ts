/** The names of colours and cards. */
import { m } from '$lib/i18n/paraglide/messages';
import { wordIn } from '../../wording.ts';
import type { Card, Colour } from '../rules/cards.ts';

const names: Readonly<Record<Colour, () => string>> = {
	white: () => m.hanabi_colour_white(),
	red: () => m.hanabi_colour_red(),
	blue: () => m.hanabi_colour_blue(),
	yellow: () => m.hanabi_colour_yellow(),
	green: () => m.hanabi_colour_green(),
	multi: () => m.hanabi_colour_multi()
};

const named = wordIn(names);
/** @returns "red", "multicolour" …; a colour of another build by its code. */
export const colourName = (colour: Colour): string => named(colour);

/** @returns "red 4". */
export const cardName = ({ colour, rank }: Card): string =>
	m.hanabi_card({ colour: colourName(colour), rank });
