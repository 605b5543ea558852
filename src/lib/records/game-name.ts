import { metaOf } from '$lib/games/registry';
import { m } from '$lib/i18n/paraglide/messages';

/** @returns the name of a game; “Another game” for one that this version does not have. */
export const gameNameOf = (id: string): string => metaOf(id)?.name ?? m.other_game();
