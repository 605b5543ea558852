/** What home shows of matches, in one file: fetched once there may be some. */
export { MatchRows } from '../match-rows.svelte';
export { default as Recent } from './Recent.svelte';
export { default as Underway } from './Underway.svelte';
