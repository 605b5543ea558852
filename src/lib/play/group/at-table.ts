/** What a table needs of the group that was joined, in a file of its own to be loaded only on use. */
export { groupSign } from './group-sign';
export { presence } from './presence.svelte';
