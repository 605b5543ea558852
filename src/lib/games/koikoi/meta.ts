/** What the home page loads of Koï-Koï. */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameMeta } from '../game.ts';

export const meta: GameMeta = {
	id: 'koikoi',
	order: 3,
	name: 'Koï-Koï',
	seats: { min: 2, max: 2 },
	tagline: () => m.koikoi_tagline(),
	words: async () => (await import('./words.ts')).words,
	tool: { name: () => m.koikoi_tool_name(), hint: () => m.koikoi_tool_hint() }
};
