/** The part of Geisha that the home page loads: its name, seats and tagline. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MetaDefinition } from '../game.ts';

export const meta: MetaDefinition = {
	id: 'geisha',
	order: 4,
	name: 'Geisha',
	otherNames: ['Okiya', 'Niya', '置屋'],
	seats: { min: 2, max: 2 },
	tagline: () => m.geisha_tagline(),
	factsVersion: 2,
	boardGameGeek: { bggId: 125311, highestWins: true, noPoints: false }
};
