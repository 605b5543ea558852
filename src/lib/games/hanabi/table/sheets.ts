/** The names and titles of the sheets over the table. */
import { m } from '$lib/i18n/paraglide/messages';
import type { ActionOf } from '../rules/actions.ts';

/** `discard` and `play` pick a card, `ask` confirms an entry, `seen` shows the discard. */
export type SheetName = 'discard' | 'play' | 'ask' | 'clue' | 'menu' | 'seen' | 'aids' | 'recount' | 'seats';
/** An action that plays or discards a card. */
export type CardAction = ActionOf<'play' | 'discard'>;

/** Whether the sheet is about the turn under way, so that a turn taken or undone closes it. */
export const isAboutTurn = (sheet: SheetName | undefined): boolean =>
	sheet === 'ask' || sheet === 'discard' || sheet === 'play';

const titles: Readonly<Record<SheetName, () => string>> = {
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

/** @returns the title of a sheet; a play has another one in light mode, where it names no card. */
export const sheetTitle = (sheet: SheetName, isLight: boolean): string =>
	sheet === 'play' && isLight ? m.hanabi_light_title() : titles[sheet]();
