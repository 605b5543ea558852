import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupSchema, isGiven, sharing } from './group.ts';

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

test('what earlier versions stored of a group is read, and what is chosen now too', () => {
	const read = (shared: unknown) => v.is(groupSchema, { ...entrance, shared });
	expect(read({ of: 'all' })).toBe(true);
	expect(read({ of: 'players', players: ['aki'] })).toBe(true);
	expect(read({ of: 'chosen', received: false, groups: ['https://group.test/old'] })).toBe(true);
	expect(read({ of: 'chosen', received: true, groups: [], players: ['aki'] })).toBe(true);
	expect(read({ of: 'chosen', received: true })).toBe(false);
});

const heldBack = { groups: [], isReceived: false, isHeldBack: true };

test('an earlier choice gives matches wherever they come from', () => {
	for (const shared of [{ of: 'all' }, { of: 'players', players: [] }] as const) {
		expect(isGiven({ ...entrance, shared }, { ...heldBack, groups: ['https://group.test/old'] })).toBe(true);
		expect(isGiven({ ...entrance, shared }, { ...heldBack, isReceived: true })).toBe(true);
	}
});

test('a match of two groups goes where one of them is chosen, or back to one of them', () => {
	const shared = { of: 'chosen', received: true, groups: ['https://group.test/old'] } as const;
	const of = (...groups: readonly string[]) => isGiven({ ...entrance, shared }, { ...heldBack, groups });
	expect(of('https://group.test/older')).toBe(false);
	expect(of('https://group.test/older', 'https://group.test/old')).toBe(true);
	expect(of('https://group.test/older', entrance.url)).toBe(true);
	expect(of()).toBe(false);
});
