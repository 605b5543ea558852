/** What the table shows of the house: one small sign. */
import type { LiveMatch } from '../live-match.svelte';
import { apart } from './apart.svelte';
import { setAside } from './set-aside';
import { sharedHouse } from './shared-house.svelte';

export const atTable = {
	/** The code of the sign; undefined for none: no house, or another tab keeps in step with it. */
	sign: (live: LiveMatch): string | undefined =>
		setAside(live.folded, live.entries).length > 0 || apart.told(live)
			? 'set-aside'
			: sharedHouse.state?.standing.is
} as const;
