import { expect, test } from 'vitest';
import { sharing } from './group.ts';

const entrance = { url: 'https://group.test', name: 'lea', password: 'secret' };
const players = [
	{ id: 'aki', name: 'Aki', created: 1 },
	{ id: 'akiko', name: 'Akiko', created: 2, sameAs: 'aki' },
	{ id: 'ben', name: 'Ben', created: 3, sameAs: 'benno' },
	{ id: 'benno', name: 'Benno', created: 4 },
	{ id: 'chie', name: 'Chie', created: 5 }
];

test('what is shared of a chosen person is shared under all of their names', () => {
	const isGiven = sharing({ ...entrance, shared: { of: 'players', players: ['aki', 'ben'] } }, players);
	expect(['aki', 'akiko', 'ben', 'benno', 'chie', 'nobody'].filter(isGiven)).toEqual([
		'aki',
		'akiko',
		'ben',
		'benno'
	]);
});

test('where everything is shared, so is what belongs to anybody', () => {
	expect(sharing({ ...entrance, shared: { of: 'all' } }, players)('nobody')).toBe(true);
});
