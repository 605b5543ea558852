import { expect, test } from 'vitest';
import type { Person } from '$lib/store/players/persons';
import { offeredPersons } from './offered-persons';

const person = (name: string, isHidden = false, ...also: readonly string[]): Person => ({
	id: name,
	name,
	also: also.map((id) => ({ id, name: id })),
	isHidden
});
const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const row = (started: number, ...ids: readonly string[]) => ({
	started,
	players: ids.map((id) => ({ id, name: id }))
});
const now = at(28, 1);
const namesOf = (...args: Parameters<typeof offeredPersons>) =>
	offeredPersons(...args).map(({ name }) => name);

test('those of this evening come first, the latest match’s before the others, and then whoever plays most', () => {
	const persons = ['Zoé', 'Aki', 'Ben', 'Chie', 'Dai'].map((name) => person(name));
	const rows = [
		row(at(28, 0), 'Ben'),
		row(at(27, 20), 'Ben', 'Dai'),
		row(at(26, 20), 'Chie', 'Aki'),
		row(at(25, 20), 'Chie', 'Zoé'),
		row(at(24, 20), 'Chie')
	];
	expect(namesOf(persons, rows, now)).toEqual(['Ben', 'Dai', 'Chie', 'Zoé', 'Aki']);
});

test('whoever is in no match keeps the order of the list, behind those who are', () => {
	const persons = ['Aki', 'Ben', 'Chie'].map((name) => person(name));
	expect(namesOf(persons, [], now)).toEqual(['Aki', 'Ben', 'Chie']);
	expect(namesOf(persons, [row(at(1, 20), 'Chie')], now)).toEqual(['Chie', 'Aki', 'Ben']);
});

test('a person counts under all their names, and one who is hidden is not offered, here tonight or not', () => {
	const persons = [person('Aki'), person('Ben', false, 'Benno'), person('Chie', true)];
	const rows = [
		row(at(27, 20), 'Chie'),
		row(at(20, 20), 'Ben', 'Benno'),
		row(at(19, 20), 'Benno', 'guest-1')
	];
	expect(namesOf(persons, rows, now)).toEqual(['Ben', 'Aki']);
});

test('twelve are offered, so that the names stay few', () => {
	const persons = Array.from({ length: 30 }, (_, index) => person(`p${index}`));
	expect(offeredPersons(persons, [], now)).toHaveLength(12);
});
