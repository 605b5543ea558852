/** The small sign at the table that shows the state of the group. */
import type { LiveMatch } from '../live-match.svelte';
import { playedApartNotices } from './played-apart-notices.svelte';
import { mergeRefusals } from './merge-refusals';
import { sharedGroup } from './shared-group.svelte';

/**
 * @returns the code of the sign: `set-aside` when moves no longer count, or else the state of the
 * synchronisation. It is undefined without a group, and while another tab synchronises with it.
 */
export const groupSign = (live: LiveMatch): string | undefined => {
	if (mergeRefusals(live.folded, live.entries).length > 0 || playedApartNotices.noticeFor(live)) {
		return 'set-aside';
	}
	const is = sharedGroup.state?.standing.is;
	// A server that waits comes back by itself, as one out of reach does.
	return is === 'locked-out' ? 'offline' : is;
};
