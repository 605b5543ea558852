/** The sheets that open over this table, by name. */
import { m } from '$lib/i18n/paraglide/messages';
import type { ActionOf } from '../rules/actions.ts';

/** What can lie over the table. */
export type Open = 'discard' | 'play' | 'ask' | 'clue' | 'menu' | 'seen' | 'aids' | 'recount' | 'seats';
/** A turn that names a card. */
export type CardTurn = ActionOf<'play' | 'discard'>;

/** Whether it is about the turn under way: a turn taken or taken back puts it away. */
export const isOfTurn = (open: Open | undefined): boolean =>
	open === 'ask' || open === 'discard' || open === 'play';

const titles: Readonly<Record<Open, () => string>> = {
	discard: () => m.hanabi_sheet_discard(),
	play: () => m.hanabi_sheet_play(),
	ask: () => m.hanabi_sheet_ask(),
	clue: () => m.hanabi_sheet_clue(),
	menu: () => m.hanabi_menu(),
	seen: () => m.hanabi_menu_seen(),
	aids: () => m.hanabi_table_aids(),
	recount: () => m.hanabi_menu_recount(),
	seats: () => m.hanabi_menu_seats()
};

/** @returns the heading of a sheet; in light mode a play is of a card without a name. */
export const titleOf = (open: Open, isLight: boolean): string =>
	open === 'play' && isLight ? m.hanabi_light_title() : titles[open]();
