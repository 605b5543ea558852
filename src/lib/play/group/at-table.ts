/** What the table shows of the group: one small sign. */
import type { LiveMatch } from '../live-match.svelte';
import { apart } from './played-apart.svelte';
import { setAside } from './set-aside';
import { sharedGroup } from './shared-group.svelte';

export const atTable = {
	/** The code of the sign; undefined for none: no group, or another tab keeps in step with it. */
	sign: (live: LiveMatch): string | undefined =>
		setAside(live.folded, live.entries).length > 0 || apart.told(live)
			? 'set-aside'
			: sharedGroup.state?.standing.is
} as const;
