/** The part of Hanamikoji that the home page loads: its name, seats and tagline. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MetaDefinition } from '../game.ts';

export const meta: MetaDefinition = {
	id: 'hanamikoji',
	order: 1,
	name: 'Hanamikoji',
	otherNames: ['花見小路'],
	seats: { min: 2, max: 2 },
	tagline: () => m.hanamikoji_tagline(),
	factsVersion: 2,
	boardGameGeek: { bggId: 158600, highestWins: true, noPoints: false }
};
