/** What the home page loads of Hanamikoji. */
import { m } from '$lib/i18n/paraglide/messages';
import type { OwnMeta } from '../game.ts';

export const meta: OwnMeta = {
	id: 'hanamikoji',
	order: 1,
	name: 'Hanamikoji',
	seats: { min: 2, max: 2 },
	tagline: () => m.hanamikoji_tagline(),
	factsVersion: 1,
	known: { bggId: 158600, highestWins: true, noPoints: false }
};
