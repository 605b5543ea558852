import { expect, test } from 'vitest';
import type { Shareable } from '$lib/sync/shareable';
import {
	countShares,
	heldBackBy,
	openForChange,
	personsById,
	toShareChoice,
	type Ticks
} from './share-counts';

const match = (id: string, names: readonly string[], origin: Partial<Shareable> = {}): Shareable => ({
	id,
	players: names.map((name) => ({ id: name, name })),
	groups: [],
	isReceived: false,
	isHeldBack: false,
	isDeleted: false,
	...origin
});
const [club, home] = ['https://tea.example/db/club', 'https://tea.example/db/home'];
const matches = [
	match('own-1', ['lea', 'sam']),
	match('own-2', ['lea', 'guest-1']),
	match('received', ['sam', 'mia'], { isReceived: true }),
	match('club-1', ['mia', 'tom'], { groups: [club], isReceived: true }),
	match('club-2', ['lea', 'tom'], { groups: [club, home] })
];
const persons = personsById([
	{ id: 'lea', name: 'Léa', also: [], isHidden: false },
	{ id: 'samuel', name: 'Samuel', also: [{ id: 'sam', name: 'Sam' }], isHidden: false }
]);
const isPerson = (id: string): string => persons.get(id)?.id ?? id;
const first: Ticks = {
	url: 'https://tea.example/db/next',
	isOwn: true,
	received: false,
	groups: [],
	players: undefined
};
const count = (change: Partial<Ticks> = {}) => countShares(matches, isPerson, { ...first, ...change });

test('a phone gives first its own matches alone, and says whose matches each line has', () => {
	expect(count()).toEqual({
		own: { count: 2, persons: ['lea', 'samuel'] },
		received: { count: 1, persons: ['samuel', 'mia'] },
		groups: [
			{ url: club, count: 2, persons: ['tom', 'mia', 'lea'] },
			{ url: home, count: 1, persons: ['lea', 'tom'] }
		],
		again: 0,
		given: 2,
		byPerson: new Map([
			['lea', 2],
			['samuel', 1]
		])
	});
});

test('what is given is counted once, whatever is ticked', () => {
	expect(count({ groups: [club] }).given).toBe(4);
	expect(count({ groups: [club, home] }).given).toBe(4);
	expect(count({ groups: [home], received: true }).given).toBe(4);
	expect(count({ isOwn: false }).given).toBe(0);
});

test('with chosen players, each line and the sum count the matches of these, under any of their names', () => {
	const counts = count({ players: ['samuel'], received: true, groups: [club] });
	expect([counts.own?.count, counts.received?.count, counts.given]).toEqual([1, 1, 2]);
	expect(counts.groups).toEqual([
		{ url: club, count: 0, persons: [] },
		{ url: home, count: 0, persons: [] }
	]);
	expect(counts.byPerson.get('tom')).toBe(2);
});

test('the matches of a group that is joined again are its own again', () => {
	const counts = count({ url: club, isOwn: false, players: ['nobody'] });
	expect([counts.again, counts.given, counts.groups]).toEqual([2, 2, []]);
});

test('where there are no matches of a kind, there is no line about them', () => {
	const { own, received, groups } = countShares([], isPerson, first);
	expect([own, received, groups]).toEqual([undefined, undefined, []]);
});

test('only matches of this phone alone are held back', () => {
	expect(heldBackBy(matches, false)).toEqual(['own-1', 'own-2']);
	expect(heldBackBy(matches, true)).toEqual([]);
});

test('deleted matches are held back and given like the others, and not counted', () => {
	const deleted = [
		match('gone', ['lea'], { isDeleted: true }),
		match('gone-too', ['lea'], { isDeleted: true, isReceived: true, groups: [club] })
	];
	expect(heldBackBy([...matches, ...deleted], false)).toEqual(['own-1', 'own-2', 'gone']);
	expect(countShares([...matches, ...deleted], isPerson, { ...first, groups: [club] })).toEqual(
		count({ groups: [club] })
	);
	expect(countShares(deleted, isPerson, first)).toEqual(countShares([], isPerson, first));
	expect(
		heldBackBy(openForChange({ url: home, shared: toShareChoice(first) }, deleted).shown, false)
	).toEqual(['gone']);
});

test('what is ticked becomes what is stored', () => {
	expect(toShareChoice(first)).toEqual({ of: 'chosen', received: false, groups: [] });
	expect(toShareChoice({ ...first, received: true, groups: [club], players: ['lea'] })).toEqual({
		of: 'chosen',
		received: true,
		groups: [club],
		players: ['lea']
	});
});

test('the form about a group of an earlier version shows that it gets everything', () => {
	const { ticks, shown } = openForChange({ url: home, shared: { of: 'players', players: ['lea'] } }, matches);
	expect(ticks).toEqual({
		url: home,
		isOwn: true,
		received: true,
		groups: [club],
		players: ['lea']
	});
	expect(shown).toBe(matches);
	expect(openForChange({ url: home, shared: { of: 'all' } }, []).ticks.players).toBeUndefined();
});

test('where matches are held back, the form shows these, and not what is on its way', () => {
	const held = match('held', ['lea'], { isHeldBack: true });
	const { ticks, shown } = openForChange(
		{ url: home, shared: { of: 'chosen', received: false, groups: [] } },
		[match('on-its-way', ['lea']), held]
	);
	expect([ticks.isOwn, ticks.groups, shown]).toEqual([false, [], [held]]);
	expect(heldBackBy(shown, false)).toEqual(['held']);
});
