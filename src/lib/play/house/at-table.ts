/** What the table shows of the house: one small sign. */
import type { LiveMatch } from '../live-match.svelte';
import { setAside } from './set-aside';
import { sharedHouse } from './shared-house.svelte';

export const atTable = {
	/** The code of the sign; undefined for none: no house, or another tab keeps in step with it. */
	sign: ({ folded, entries }: LiveMatch): string | undefined =>
		setAside(folded, entries).length > 0 ? 'set-aside' : sharedHouse.state?.standing.is
} as const;
