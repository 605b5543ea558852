/** What a table needs of the group that was joined, in a file of its own to be loaded only on use. */
import type { LiveMatch } from '$lib/live/live-match.svelte';
import { branchNotices } from '$lib/live/branch-notices.svelte';
import { sharedGroup } from '$lib/group/shared-group.svelte';
export { presence } from '$lib/group/presence.svelte';

/**
 * @returns the code of the sign: `apart` when another line is kept beside the match, or else the state of the
 * synchronisation. It is undefined without a group, and while another tab synchronises with it.
 */
export const groupSign = (live: LiveMatch): string | undefined => {
	if (branchNotices.noticeFor(live)) return 'apart';
	const is = sharedGroup.state?.standing.is;
	// A server that waits comes back by itself, as one out of reach does.
	return is === 'locked-out' ? 'offline' : is;
};
