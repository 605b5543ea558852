/** Whose words a text on the screen is: the messages that it was made of. */
import { expect, it } from 'vitest';
import { matcher } from './match.mjs';

const plural = (count: string, match: Readonly<Record<string, string>>) => [
	{ declarations: [`input ${count}`, `local p = ${count}: plural`], match }
];
const keysOf = matcher({
	save: 'Save',
	keep: 'Save',
	title: 'Hanabi · {what}',
	undone: 'Undone. {what}',
	play: '{name} plays the {card}.',
	turn: '{name}’s turn.',
	card: '{colour} {rank}',
	red: 'red',
	matches: plural('n', { 'p=one': '{n} match', 'p=*': '{n} matches' }),
	refused: 'There is no more room. Nothing was saved.',
	tells: '{name} tells {what}',
	french: 'Qui commence ?',
	question: 'It was “{what}”? (Really?)'
});

it.each<[text: string, keys: string[]]>([
	['Save', ['save / keep']],
	['1 match', ['matches']],
	['1 204 matches', ['matches']],
	['many matches', []],
	['Léa', []],
	['New match', []],
	// The kind of space does not matter.
	['Qui commence\u202f?', ['french']],
	// Signs that mean something in a pattern are signs.
	['It was “this”? (Really?)', ['question']],
	// Parameters that are messages are named after the one that they stand in.
	['Léa plays the red 5.', ['play', 'card', 'red']],
	['Undone. Léa plays the red 5. Sam’s turn.', ['undone', 'play', 'card', 'red', 'turn']],
	// A message of two sentences is one, and a parameter ends with its sentence.
	['Léa tells Sam. There is no more room. Nothing was saved.', ['tells', 'refused']],
	['There is no more room. Nothing was saved. Save', ['refused', 'save / keep']],
	// What is put together of messages and other words is taken apart.
	['Léa · 3 matches · 12:30', ['matches']],
	['nobody says so', []]
])('%s', (text, keys) => {
	expect([...keysOf(text)].sort()).toEqual(keys.sort());
});
