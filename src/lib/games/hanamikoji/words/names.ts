/** The names of what is on the table: geishas, items, actions, and the ways to enter a round. */
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Marker, Way } from '../rules/actions.ts';
import { geishas, type Geisha, type Item } from '../rules/geishas.ts';

/** @returns the geishas' names as a list: "Ayane and Anju". */
export const namesOf = (some: readonly Geisha[]): string =>
	joinList(some.map((geisha) => geishas[geisha].name));

const itemCounts = {
	flute: m.hanamikoji_items_flute,
	fan: m.hanamikoji_items_fan,
	scroll: m.hanamikoji_items_scroll,
	parasol: m.hanamikoji_items_parasol,
	lute: m.hanamikoji_items_lute,
	tea: m.hanamikoji_items_tea,
	flower: m.hanamikoji_items_flower
} as const satisfies Record<Item, unknown>;

/** @returns "1 flute", "2 flutes" … */
export const itemCount = (item: Item, n: number): string => itemCounts[item]({ n });

/** The ways of entry within a sentence: "cards". */
export const wayNames = {
	counts: m.hanamikoji_way_counts,
	majorities: m.hanamikoji_way_majorities,
	tokens: m.hanamikoji_way_tokens
} as const satisfies Record<Way, unknown>;

export const markerNames = {
	secret: m.hanamikoji_table_marker_secret,
	'trade-off': m.hanamikoji_table_marker_trade_off,
	gift: m.hanamikoji_table_marker_gift,
	competition: m.hanamikoji_table_marker_competition
} as const satisfies Record<Marker, unknown>;

/** What each action is, in a sentence that begins with its name. */
export const markerActions = {
	secret: m.hanamikoji_table_action_secret,
	'trade-off': m.hanamikoji_table_action_trade_off,
	gift: m.hanamikoji_table_action_gift,
	competition: m.hanamikoji_table_action_competition
} as const satisfies Record<Marker, unknown>;
