/** What the records say of any game: in the game's own unit, with the right plural, and no code. */
import { afterEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../i18n/paraglide/runtime.js';
import { metaOf } from './registry.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

/** What each game says of one score, and its rounds; `max` is that of Hanabi. */
const said = {
	hanamikoji: {
		en: ['0 charm points to 4', '1 charm point to 4', '2 charm points to 4', '1 round', '2 rounds', 'rounds'],
		fr: [
			'0 point de charme à 4',
			'1 point de charme à 4',
			'2 points de charme à 4',
			'1 manche',
			'2 manches',
			'manches'
		]
	},
	koikoi: {
		en: ['0 points to 4', '1 point to 4', '2 points to 4', '1 month', '2 months', 'months'],
		fr: ['0 point à 4', '1 point à 4', '2 points à 4', '1 mois', '2 mois', 'mois']
	},
	hanabi: {
		en: ['0 points out of 25', '1 point out of 25', '2 points out of 25', '1 turn', '2 turns', 'turns'],
		fr: ['0 point sur 25', '1 point sur 25', '2 points sur 25', '1 tour', '2 tours', 'tours']
	},
	geisha: {
		en: ['0 to 4', '1 to 4', '2 to 4', '1 round', '2 rounds', 'rounds'],
		fr: ['0 à 4', '1 à 4', '2 à 4', '1 manche', '2 manches', 'manches']
	}
} as const;

it.each(Object.entries(said))('%s counts its own units, with their plurals', async (id, languages) => {
	const words = await metaOf(id)?.recordWords();
	for (const locale of ['en', 'fr'] as const) {
		overwriteGetLocale(() => locale);
		const scores = [0, 1, 2].map((score) => words?.standing({ scores: [score, 4] }));
		const unit = words?.roundsPerMatch().split(' ')[0];
		const all = [...scores, words?.rounds(1), words?.rounds(2), unit];
		expect(all.map((text) => text?.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(languages[locale]);
	}
});

it('a kind of match that a newer version made has a general name', async () => {
	const words = await metaOf('hanabi')?.recordWords();
	overwriteGetLocale(() => 'en');
	expect(words?.kindName('many-x99-bouquet')).toBe('Other');
	overwriteGetLocale(() => 'fr');
	expect(words?.kindName('many-x99-bouquet')).toBe('Autre');
});
