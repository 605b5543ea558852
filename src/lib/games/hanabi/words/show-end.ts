/** What the result tells to do with the real things: between shows is what between rounds is elsewhere. */
import { m } from '$lib/i18n/paraglide/messages';
import { deckSize } from '../rules/cards.ts';
import { tokenLimit } from '../rules/limits.ts';
import type { Options } from '../rules/options.ts';

/** @returns what to do before the next show begins; who starts it, only the players can tell. */
export const nextShowText = (options: Options): string =>
	m.hanabi_show_end({ cards: deckSize(options), tokens: tokenLimit });
