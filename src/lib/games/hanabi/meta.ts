/** What the home page loads of Hanabi. */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameMeta } from '../game.ts';

export const meta: GameMeta = {
	id: 'hanabi',
	order: 2,
	name: 'Hanabi',
	seats: { min: 2, max: 5 },
	tagline: () => m.hanabi_tagline(),
	words: async () => (await import('./words.ts')).words
};
