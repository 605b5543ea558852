/**
 * The components and lists that home needs to show matches, as one chunk that is loaded when there may be
 * some.
 */
export { MatchRows } from '../match-rows.svelte';
export { default as Recent } from './Recent.svelte';
export { default as Underway } from './Underway.svelte';
export { default as MatchRow } from '../MatchRow.svelte';
