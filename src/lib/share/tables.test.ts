import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tools/paths.mjs';
import { personFinder } from './person.ts';
import { factRows, matchRows, tableHeads, tableNames } from './tables.ts';
import { exportedMatch as row, exportedShow as show } from '../../../tests/support/exported-match.ts';

const players = [
	{ id: 'lea', name: 'Léa Martin', created: 1 },
	{ id: 'lea-2', name: 'Léa M.', created: 2, sameAs: 'lea' }
];
const personAt = personFinder(players);
const begun = { options: { goal: 3, own: 'a' }, ruleSet: 'At home' };

/** @returns each row of the matches' table by its heads. */
const matchesOf = (...args: Parameters<typeof matchRows>) =>
	matchRows(...args).map((cells) =>
		Object.fromEntries(tableHeads.matches.map((head, place) => [head, cells[place]]))
	);

describe('matches', () => {
	it('have a row for each player', () => {
		const shared = {
			match: 'match',
			game: 'pebbles',
			began: '2026-11-21T19:15:00.000Z',
			ended: '2026-11-21T20:00:00.000Z',
			minutes: 45,
			place: 'Lyon',
			note: 'Rain, all day',
			max: '',
			rounds: 3,
			kind: 'long',
			options: '{"goal":3,"own":"a"}',
			noted: 0
		};
		const [lea, guest] = matchesOf(row, { personAt, begun });
		expect(lea).toEqual({
			...shared,
			...{ seat: 1, player: '=Léa', player_id: 'lea-2', person: 'Léa Martin', person_id: 'lea' },
			...{ score: 4, result: 'lost', began_match: 0 }
		});
		expect(guest).toEqual({
			...shared,
			...{ seat: 2, player: 'Player 2', player_id: 'guest-1', person: '', person_id: '' },
			...{ score: 7, result: 'won', began_match: 1 }
		});
	});

	it('a player who is not in the list is the person of the seat', () => {
		const [lea] = matchesOf(row, { personAt: personFinder([]), begun });
		expect(lea).toMatchObject({ person: '=Léa', person_id: 'lea-2' });
	});

	it('options are empty where the start of the match cannot be read', () => {
		expect(matchesOf(row, { personAt, begun: undefined })[0]).toMatchObject({ options: '' });
	});

	it('a match with a result only says so', () => {
		const noted = { ...row, outcome: { ...row.outcome, noted: true as const } };
		expect(matchesOf(noted, { personAt, begun })[0]).toMatchObject({ noted: 1 });
	});

	it.each([
		['perfect', show(25)],
		['finished', show(24)],
		['finished', show(0)],
		['lost', { ...show(0), outcome: { ...show(0).outcome, winners: [], lost: true } }],
		[
			'unfinished',
			{ ...show(25), outcome: { ...show(25).outcome, winners: [], givenUp: 'unfinished' as const } }
		]
	])('a show is %s, for all players alike', (result, one) => {
		const rows = matchesOf(one, { personAt, begun });
		expect(rows.map((cells) => cells['result'])).toEqual([result, result]);
		expect(rows.map((cells) => cells['max'])).toEqual([25, 25]);
	});

	it('a drawn match, and one left unfinished', () => {
		const drawn = { ...row, outcome: { ...row.outcome, winners: [0, 1], shared: true } };
		const left = { ...row, outcome: { ...row.outcome, winners: [], givenUp: 'unfinished' as const } };
		const resultsOf = (match: typeof row) =>
			matchesOf(match, { personAt, begun }).map((cells) => cells['result']);
		expect(resultsOf(drawn)).toEqual(['drawn', 'drawn']);
		expect(resultsOf(left)).toEqual(['unfinished', 'unfinished']);
	});
});

it('each fact has a row', () => {
	expect(factRows(row, { personAt })).toEqual([
		['match', 'pebbles', '2026-11-21T19:15:00.000Z', 'month', 'three', 1, '=Léa', 'Léa Martin', 7],
		['match', 'pebbles', '2026-11-21T19:15:00.000Z', 'table', '', '', '', '', 2]
	]);
});

it('docs/csv.md has every column of every table, in its order', () => {
	const page = readFileSync(`${root}docs/csv.md`, 'utf8');
	for (const name of tableNames) {
		const [section = ''] = page.split(`\n## ${name}: `).slice(1);
		const table = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
		const columns = table.flatMap((line) =>
			[...(line.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, column]) => column)
		);
		expect(columns, name).toEqual(tableHeads[name]);
	}
});
