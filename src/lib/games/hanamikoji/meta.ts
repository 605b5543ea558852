/** What the home page loads of Hanamikoji. */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameMeta } from '../game.ts';

export const meta: GameMeta = {
	id: 'hanamikoji',
	order: 1,
	name: 'Hanamikoji',
	seats: { min: 2, max: 2 },
	tagline: () => m.hanamikoji_tagline(),
	words: async () => (await import('./words.ts')).words
};
