/** The part of Hanabi that the home page loads: its name, seats and tagline. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MetaDefinition } from '../game.ts';

export const meta: MetaDefinition = {
	id: 'hanabi',
	order: 2,
	name: 'Hanabi',
	otherNames: ['Hanabi Deluxe', '花火'],
	seats: { min: 2, max: 5 },
	tagline: () => m.hanabi_tagline(),
	factsVersion: 2,
	boardGameGeek: { bggId: 98778, highestWins: true, noPoints: false }
};
