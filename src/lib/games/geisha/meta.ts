/** What the home page loads of Geisha. */
import { m } from '$lib/i18n/paraglide/messages';
import type { OwnMeta } from '../game.ts';

export const meta: OwnMeta = {
	id: 'geisha',
	order: 4,
	name: 'Geisha',
	seats: { min: 2, max: 2 },
	tagline: () => m.geisha_tagline(),
	factsVersion: 1,
	known: { bggId: 125311, highestWins: true, noPoints: false }
};
