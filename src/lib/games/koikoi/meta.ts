/** What the home page needs to know of Koï-Koï. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MetaDefinition } from '../game.ts';

export const meta: MetaDefinition = {
	id: 'koikoi',
	order: 3,
	name: 'Koï-Koï',
	otherNames: ['Hanafuda', 'Hanafuda Koï-Koï', '花札', 'はなふだ'],
	seats: { min: 2, max: 2 },
	tagline: () => m.koikoi_tagline(),
	factsVersion: 2,
	boardGameGeek: { bggId: 11865, highestWins: true, noPoints: false },
	tool: { name: () => m.koikoi_tool_name() }
};
