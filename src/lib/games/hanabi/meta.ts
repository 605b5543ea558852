/** What the home page loads of Hanabi. */
import { m } from '$lib/i18n/paraglide/messages';
import type { OwnMeta } from '../game.ts';

export const meta: OwnMeta = {
	id: 'hanabi',
	order: 2,
	name: 'Hanabi',
	seats: { min: 2, max: 5 },
	tagline: () => m.hanabi_tagline(),
	factsVersion: 1,
	known: { bggId: 98778, highestWins: true, noPoints: false }
};
