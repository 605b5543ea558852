import { expect, it } from 'vitest';
import { played } from '../../../../tests/support/played.ts';
import { choicesOf } from './choices.ts';

it('places are offered as they were written, each once, those of most matches first', () => {
	const places = ['Lyon', 'Café Léon', ' cafe léon ', ''];
	expect(choicesOf(places.map((place) => played({ place }))).places).toEqual(['Café Léon', 'Lyon']);
});

it('kinds are offered by game, and one without a code is none that can be chosen', () => {
	const kinds = ['', '2-full', '3-full', '3-full'];
	const matches = kinds.map((like) => played({ game: 'hanabi', record: { like } }));
	expect([...choicesOf(matches).kinds]).toEqual([['hanabi', ['3-full', '2-full']]]);
});
