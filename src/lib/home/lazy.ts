/**
 * All that home needs to show matches, as one chunk that is loaded when there may be some.
 */
import { statusOf, type MatchRow } from '$lib/store/lists/row';

export { fetchWords } from '$lib/games/registry';
export { moveOldLogsLater, readRecentRows } from '$lib/store/lists/read-rows';
export { isGuest } from '$lib/store/players/player';
export { default as Recent } from './Recent.svelte';
export { default as Underway } from './Underway.svelte';
export { default as MatchListItem } from '$lib/match-view/MatchListItem.svelte';

/** Whether a match is under way. */
export const isOpen = (row: MatchRow): boolean => statusOf(row) === 'open';
