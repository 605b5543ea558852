import { expect, it } from 'vitest';
import { addToChoices, newChoices, textsOf } from './choices.ts';

const match = { game: 'hanabi', changed: 0, place: '', ruleSet: '', like: '3-full' };

it('places are offered as they were first written, those of most matches first', () => {
	const choices = newChoices();
	for (const place of ['Lyon', 'Café Léon', ' cafe léon ', '']) addToChoices(choices, { ...match, place });
	expect(textsOf(choices.places)).toEqual(['Café Léon', 'Lyon']);
});

it('a kind without a code, as of an earlier version, is none that can be chosen', () => {
	const choices = newChoices();
	for (const like of ['', undefined, '3-full', '3-full']) addToChoices(choices, { ...match, like });
	expect([...(choices.kinds.get('hanabi') ?? [])]).toEqual([['3-full', 2]]);
});
