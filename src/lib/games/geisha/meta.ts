/** What the home page loads of Geisha. */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameMeta } from '../game.ts';

export const meta: GameMeta = {
	id: 'geisha',
	order: 4,
	name: 'Geisha',
	seats: { min: 2, max: 2 },
	tagline: () => m.geisha_tagline(),
	words: async () => (await import('./words.ts')).words
};
