import { expect, it } from 'vitest';
import { played, type Change } from '../../../tests/support/played.ts';
import { outcomesBefore } from './earlier-outcomes.ts';

/** A match that ended for the reason that is its id. */
const match = (id: string, started: number, people: readonly string[], change: Change = {}) => {
	const outcome = { winners: [0], reason: { code: id, params: {} }, rule: 'end', ...change.outcome };
	return played({ id, started, people, ...change, outcome, record: { like: 'short', ...change.record } });
};
/** Akiko is Aki, and Benno is Ben. */
const personOf = (id: string): string => ({ akiko: 'aki', benno: 'ben' })[id] ?? id;
const before = (people: readonly string[], rows: readonly ReturnType<typeof match>[]): readonly string[] =>
	outcomesBefore(
		{
			...{ id: 'this', game: 'pebbles', started: 3000, like: 'short' },
			players: people.map((id) => ({ id, name: id }))
		},
		rows,
		personOf
	).map(({ reason }) => reason.code);

it('only those of the same players, game and kind, begun before, the newest first', () => {
	const rows = [
		match('first', 1000, ['aki', 'ben']),
		match('seats-swapped', 2000, ['ben', 'aki']),
		match('with-another', 2500, ['aki', 'cleo']),
		match('other-game', 2600, ['aki', 'ben'], { game: 'shells' }),
		match('other-kind', 2650, ['aki', 'ben'], { record: { like: 'long' } }),
		match('unreadable', 2700, ['aki', 'ben'], { unreadable: 'newer' }),
		match('this', 2800, ['aki', 'ben']),
		match('later', 4000, ['aki', 'ben'])
	];
	expect(before(['aki', 'ben'], rows)).toEqual(['seats-swapped', 'first']);
});

it('of a person under all of their names, without what was given up or noted', () => {
	const given = { winners: [1], reason: { code: 'up', params: {} }, rule: '' };
	const rows = [
		match('as-aki', 1000, ['aki', 'ben']),
		match('as-akiko', 2000, ['benno', 'akiko']),
		match('with-another', 2600, ['akiko', 'cleo']),
		match('given-up', 2700, ['aki', 'ben'], { outcome: { ...given, givenUp: 'forfeit' } }),
		match('noted', 2800, ['aki', 'ben'], { outcome: { ...given, noted: true } })
	];
	expect(before(['akiko', 'ben'], rows)).toEqual(['as-akiko', 'as-aki']);
});

it('none with an unnamed player, who may be anybody', () => {
	expect(before(['aki', 'guest-2'], [match('first', 1000, ['aki', 'guest-2'])])).toEqual([]);
});
