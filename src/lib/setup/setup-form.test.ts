import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { asGame, type GameMeta, type SetupWords } from '$lib/games/game';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { maxNameLength, type Seated } from '$lib/match/entry';
import { toyGame } from '../../../tests/support/toy-game';
import type { Person } from '$lib/store/players/persons';
import { memorySchema, SetupForm, type SetupMemory } from './setup-form.svelte';

vi.mock('$lib/i18n/paraglide/messages', () => ({
	m: { setup_guest: ({ number }: { number: number }) => `Player ${number}`, setup_same_name: () => 'twice' }
}));

const seats = { min: 2, max: 4 };
const person = (name: string, ...also: readonly string[]): Person => ({
	id: name.toLowerCase(),
	name,
	also: also.map((other) => ({ id: other.toLowerCase(), name: other })),
	isHidden: false
});
const formOf = (memory: Partial<SetupMemory>, known: readonly Person[] = []) =>
	new SetupForm(asGame(toyGame), { seats } as GameMeta, {} as SetupWords, known, [], {
		players: [],
		options: undefined,
		starter: 0,
		...memory
	});

it('whoever began the last match begins again, if there is such a seat', () => {
	const players = ['Aki', 'Ben'].map((name) => ({ id: name, name }));
	for (const [starter, begins] of [
		[1, 1],
		[2, 0],
		[-1, 0],
		[0.5, 0],
		[1e9, 0]
	] as const)
		expect(formOf({ players, starter }).starter).toBe(begins);
});

it('a player remembered twice gets one seat, and long names are cut as typed ones are', () => {
	const aki = person('Aki');
	const form = formOf(
		{ players: [aki, { id: 'other', name: 'AKI ' }, { id: 'long', name: 'W'.repeat(900) }, aki, aki, aki] },
		[aki]
	);
	expect(form.names).toEqual(['Aki', '', 'W'.repeat(maxNameLength), '']);
	expect(form.isReady).toBe(true);
});

const people = ['Aki', 'Ben', 'Chie', 'Dai'].map((name) => person(name));
const [aki, ben, chie, dai] = people.map(({ id, name }) => ({ id, name })) as [
	Seated,
	Seated,
	Seated,
	Seated
];

describe('a person with two names', () => {
	const known = [person('Aki', 'Akiko'), person('Ben', 'Benno')];
	const seatsOf = (form: SetupForm) => form.names.map((_, seat) => [form.idOf(seat), form.nameOf(seat)]);

	it('is seated by either, under their own', () => {
		const form = formOf({}, known);
		form.rename(0, 'AKIKO');
		form.rename(1, 'Ben');
		expect(seatsOf(form)).toEqual([
			['aki', 'Aki'],
			['ben', 'Ben']
		]);
		// What is being typed is not replaced under the fingers.
		expect(form.names).toEqual(['AKIKO', 'Ben']);
		form.settle(0);
		expect(form.names).toEqual(['Aki', 'Ben']);
	});

	it('is remembered under any of their ids, and the rules of their table with them', () => {
		const form = formOf(
			{
				players: [
					{ id: 'akiko', name: 'Akiko' },
					{ id: 'elsewhere', name: 'benno' }
				]
			},
			known
		);
		expect([form.names, seatsOf(form)]).toEqual([
			['Aki', 'Ben'],
			[
				['aki', 'Aki'],
				['ben', 'Ben']
			]
		]);
	});

	it('has one seat: a second is refused like the same name twice, and forgotten where it is remembered', () => {
		const form = formOf({}, known);
		form.rename(0, 'Aki');
		form.rename(1, 'Akiko');
		expect([form.nameProblem(0), form.nameProblem(1), form.isReady]).toEqual([undefined, 'twice', false]);
		const players = ['Aki', 'Akiko'].map((name) => ({ id: name.toLowerCase(), name }));
		expect(formOf({ players }, known).names).toEqual(['Aki', '']);
	});

	it('is seated, and leaves the seat, with one chip', () => {
		const form = formOf({}, known);
		form.rename(0, 'Akiko');
		expect([form.isSeated('Aki'), form.isSeated('Ben')]).toEqual([true, false]);
		form.toggle('Aki');
		expect(form.names).toEqual(['', '']);
	});
});

describe('the rules proposed', () => {
	const game = asGame({
		...toyGame,
		options: {
			schema: v.strictObject({ goal: v.number() }),
			presets: { ten: { goal: 10 }, twenty: { goal: 20 } },
			fields: [{ key: 'goal', rule: 'goal', range: { min: 1, max: 99 } }]
		}
	});
	const open = (memory: SetupMemory | undefined, last = memory, max = 2) =>
		new SetupForm(
			game,
			{ seats: { min: 2, max } } as GameMeta,
			{} as SetupWords,
			people,
			[],
			memory,
			[],
			last
		);
	const goalOf = (form: SetupForm) => form.rules.value('goal');
	/** Aki and Ben last played to 25 points; before, Chie and Dai to 7. */
	const last: SetupMemory = {
		players: [aki, ben],
		options: { goal: 25 },
		preset: 'twenty',
		starter: 0,
		tables: [{ players: ['chie', 'dai'], options: { goal: 7 }, preset: 'ten' }]
	};

	it('are those of the last match for the same players, in whatever seats', () => {
		const form = open(last);
		expect([goalOf(form), form.proposed]).toEqual([25, []]);
		form.rename(0, 'Ben');
		form.rename(1, 'Aki');
		expect([goalOf(form), form.proposed]).toEqual([25, ['Ben', 'Aki']]);
	});

	it('stay as they were set for players who never chose any', () => {
		const form = open(last);
		for (const name of ['Chie', 'Somebody new', 'ben']) {
			form.rename(1, name);
			expect([goalOf(form), form.rules.preset]).toEqual([25, 'twenty']);
		}
		for (const { name } of [dai, chie]) form.toggle(name);
		expect(goalOf(form)).toBe(7);
		form.rename(1, 'Aki');
		expect([goalOf(form), form.proposed]).toEqual([25, []]);
	});

	it('stay while a seat is empty, even if somebody played alone by others', () => {
		const form = open({ ...last, tables: [{ players: ['aki', 'guest-2'], options: { goal: 7 } }] });
		form.toggle('Ben');
		expect([form.names, goalOf(form)]).toEqual([['Aki', ''], 25]);
	});

	it('are those that other players last chose, once these have the seats', () => {
		const form = open(last);
		for (const { name } of [dai, chie]) form.toggle(name);
		expect([form.names, goalOf(form), form.proposed]).toEqual([['Dai', 'Chie'], 7, ['Dai', 'Chie']]);
	});

	it('stay as they are once they were chosen here', () => {
		const form = open(last);
		form.rules.set('goal', 30);
		form.rename(1, 'Chie');
		expect(goalOf(form)).toBe(30);
		const other = open(last);
		other.rules.choosePreset('ten');
		other.rename(1, 'Chie');
		expect([other.rules.preset, goalOf(other)]).toEqual(['ten', 25]);
	});

	it('are those of the match that is played again, for its players', () => {
		const form = open({ players: [chie, dai], options: { goal: 12 }, starter: 0 }, last);
		expect(goalOf(form)).toBe(12);
		form.rename(0, 'Aki');
		form.rename(1, 'Ben');
		expect(goalOf(form)).toBe(25);
		form.rename(0, 'Chie');
		form.rename(1, 'Dai');
		expect(goalOf(form)).toBe(12);
	});

	it('depend on how many play', () => {
		const three = { players: ['aki', 'ben', 'chie'], options: { goal: 9 } };
		const form = open({ ...last, tables: [three] }, undefined, 3);
		form.toggle('Chie');
		expect(goalOf(form)).toBe(9);
		form.toggle('Chie');
		expect(goalOf(form)).toBe(25);
	});

	it('are remembered with those of other tables, each table once and the latest first', () => {
		const form = open(last);
		const rest = form.rulesOfOthers(['chie', 'aki']);
		expect(rest.map(({ players, options }) => [players, options])).toEqual([
			[['aki', 'ben'], { goal: 25 }],
			[['chie', 'dai'], { goal: 7 }]
		]);
		expect(form.rulesOfOthers(['dai', 'chie'])).toHaveLength(1);
		const stored = { players: [chie, aki], ...form.rules.remembered, starter: 1, tables: rest };
		expect(v.parse(memorySchema, stored)).toEqual(stored);
	});

	it('are those of the same persons, whichever of their names they had then', () => {
		const known = [person('Aki', 'Akiko'), ...['Ben', 'Chie', 'Dai'].map((name) => person(name))];
		const akiko = { id: 'akiko', name: 'Akiko' };
		const memory: SetupMemory = {
			...last,
			players: [chie, dai],
			tables: [{ ...last, players: ['akiko', 'ben'] }]
		};
		const form = new SetupForm(game, { seats: { min: 2, max: 2 } } as GameMeta, {} as SetupWords, known, [], {
			...memory,
			options: { goal: 7 },
			players: [chie, akiko]
		});
		form.rename(0, 'Ben');
		expect([goalOf(form), form.proposed]).toEqual([25, ['Ben', 'Aki']]);
		expect(form.rulesOfOthers(['ben', 'aki']).map(({ players }) => players)).toEqual([['chie', 'akiko']]);
	});

	it('are read from a setup of an older version, which remembers one table', () => {
		const { tables: _, ...older } = last;
		expect(goalOf(open(v.parse(memorySchema, older)))).toBe(25);
	});
});

describe('a known player who is tapped', () => {
	const open = (names: readonly string[], max = 2) =>
		new SetupForm(asGame(toyGame), { seats: { min: 2, max } } as GameMeta, {} as SetupWords, people, [], {
			players: names.map((name) => ({ id: name, name })),
			options: undefined,
			starter: 1
		});

	it('gets the first empty seat', () => {
		const form = open(['', '']);
		form.toggle('Chie');
		form.toggle('Aki');
		expect(form.names).toEqual(['Chie', 'Aki']);
	});

	it('leaves the seat when tapped again, which is free for the next one', () => {
		const form = open(['Aki', 'Ben']);
		form.toggle('Aki');
		expect(form.names).toEqual(['', 'Ben']);
		form.toggle('Chie');
		expect(form.names).toEqual(['Chie', 'Ben']);
	});

	it('replaces the focused player at a full table, and the next one is replaced then', () => {
		const form = open(['Aki', 'Ben']);
		form.toggle('Chie');
		form.toggle('Dai');
		expect(form.names).toEqual(['Chie', 'Dai']);
	});

	it('gets a new seat where more can play; with it goes who leaves, and whoever begins still does', () => {
		const form = open(['Aki', 'Ben'], 3);
		form.toggle('Chie');
		expect(form.names).toEqual(['Aki', 'Ben', 'Chie']);
		form.toggle('Aki');
		expect([form.names, form.nameOf(form.starter)]).toEqual([['Ben', 'Chie'], 'Ben']);
	});
});

describe('seats', () => {
	const open = () => formOf({ players: [aki, ben, chie, dai], starter: 1 }, people);
	const seen = (form: SetupForm) => [
		form.names.map((name) => name.charAt(0)).join(''),
		form.nameOf(form.starter)
	];

	it('are swapped by two people, and whoever begins still does', () => {
		const form = open();
		form.swapSeats(1, 3);
		expect(seen(form)).toEqual(['ADCB', 'Ben']);
		form.swapSeats(0, 2);
		expect(seen(form)).toEqual(['CDAB', 'Ben']);
	});

	it('move up where somebody is moved past them', () => {
		const form = open();
		form.moveSeat(0, 2);
		expect(seen(form)).toEqual(['BCAD', 'Ben']);
		form.moveSeat(3, 0);
		expect(seen(form)).toEqual(['DBCA', 'Ben']);
		form.moveSeat(1, 1);
		expect(seen(form)).toEqual(['DBCA', 'Ben']);
	});
});

it('the first match is of the box that is sold in the language', () => {
	const options = {
		schema: v.strictObject({ goal: v.number() }),
		presets: { ten: { goal: 10 }, twenty: { goal: 20 } },
		soldIn: { en: 'twenty' },
		fields: []
	};
	const open = (locale: 'en' | 'fr') => {
		overwriteGetLocale(() => locale);
		return new SetupForm(
			asGame({ ...toyGame, options }),
			{ seats } as GameMeta,
			{} as SetupWords,
			[],
			[],
			undefined
		);
	};
	expect([open('en').rules.preset, open('fr').rules.preset]).toEqual(['twenty', 'ten']);
});
