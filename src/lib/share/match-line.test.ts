import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../../tools/paths.mjs';
import { exportedMatch, exportedShow } from '../../../tests/support/exported-match.ts';
import { matchLine } from './match-line.ts';
import { personFinder } from './person.ts';

const personAt = personFinder([
	{ id: 'lea', name: 'Léa Martin', created: 1 },
	{ id: 'lea-2', name: 'Léa M.', created: 2, sameAs: 'lea' }
]);
const begun = { options: { goal: 3 }, ruleSet: 'At home' };
const parsed = (line: string): unknown => JSON.parse(line);

it('a match is one line, with everything of it', () => {
	const line = matchLine({ ...exportedMatch, note: 'Rain,\nall day' }, { personAt, begun });
	expect(line.endsWith('\n')).toBe(true);
	expect(line.trimEnd()).not.toContain('\n');
	expect(parsed(line)).toEqual({
		id: 'match',
		game: 'pebbles',
		began: '2026-11-21T19:15:00.000Z',
		ended: '2026-11-21T20:00:00.000Z',
		minutes: 45,
		place: 'Lyon',
		note: 'Rain,\nall day',
		kind: 'long',
		options: { goal: 3 },
		ruleSet: 'At home',
		players: [
			{
				...{ seat: 1, player: '=Léa', playerId: 'lea-2', person: 'Léa Martin', personId: 'lea' },
				...{ guest: false, score: 4, result: 'lost', began: false }
			},
			{
				...{ seat: 2, player: 'Player 2', playerId: 'guest-1', person: null, personId: null },
				...{ guest: true, score: 7, result: 'won', began: true }
			}
		],
		score: null,
		max: null,
		rounds: 3,
		reason: 'goal',
		noted: false
	});
});

it('a show that all play together has one score, and its players have none', () => {
	expect(parsed(matchLine(exportedShow(25), { personAt, begun: undefined }))).toMatchObject({
		score: 25,
		max: 25,
		options: null,
		ruleSet: null,
		players: [
			{ score: null, result: 'perfect' },
			{ score: null, result: 'perfect' }
		]
	});
});

it('a match without its facts has no line', () => {
	const { record: _, ...early } = exportedMatch;
	expect(matchLine(early, { personAt, begun })).toBe('');
});

it('docs/csv.md has every field, in its order', () => {
	const page = readFileSync(`${root}docs/csv.md`, 'utf8');
	const [, section = ''] = page.split('\n## JSON Lines: ');
	const table = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
	const documented = table.flatMap((line) =>
		[...(line.split('|')[1] ?? '').matchAll(/`([A-Za-z]+)`/g)].map(([, field]) => field)
	);
	const match = JSON.parse(matchLine(exportedMatch, { personAt, begun })) as {
		readonly players: readonly object[];
	};
	const player = Object.keys(match.players[0] ?? {});
	const fields = Object.keys(match).flatMap((field) => (field === 'players' ? [field, ...player] : [field]));
	expect(documented).toEqual(fields);
});
