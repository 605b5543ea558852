import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { recordVersion } from '../match/summary.ts';
import type { MatchRow } from '../store/lists/row.ts';
import { csvOf } from './csv.ts';
import { factRows, matchRows, tableOf } from './tables.ts';

/** The table as another program (Papa Parse) reads it. */
const reread = (text: string): readonly (readonly string[])[] =>
	Papa.parse<string[]>(text, { skipEmptyLines: true }).data;

describe('comma-separated values', () => {
	it('are read back unchanged, whatever is in them', () => {
		const cells = ['Léa, the "first"', 'two\nlines', '  blanks ', '日本', 'O’Hara'];
		expect(reread(csvOf(['a', 'b', 'c', 'd', 'e'], [cells]))[1]).toEqual(cells);
	});

	it('have a byte order mark, and lines ended by CRLF', () => {
		expect(csvOf(['a'], [[1]])).toBe('\uFEFFa\r\n1\r\n');
	});

	it.each(['=1+1', '+33', '-Sam', '@home', '\tx'])('%s does not run as a formula', (name) => {
		expect(reread(csvOf(['a'], [[name]]))[1]).toEqual([`'${name}`]);
	});

	it('numbers stay numbers, also below zero and with decimals', () => {
		expect(reread(csvOf(['a', 'b'], [[-5, 2.5]]))[1]).toEqual(['-5', '2.5']);
	});
});

describe('the tables of a match', () => {
	const row: MatchRow = {
		id: 'match',
		game: 'pebbles',
		version: 1,
		players: [
			{ id: 'lea', name: '=Léa' },
			{ id: 'sam', name: 'Sam' }
		],
		started: Date.UTC(2026, 10, 21, 19, 15),
		changed: Date.UTC(2026, 10, 21, 20),
		headline: { code: 'over', params: {} },
		standing: { scores: [4, 7] },
		outcome: { winners: [1], reason: { code: 'goal', params: {} }, rule: 'goal' },
		record: {
			version: recordVersion(1),
			isTogether: false,
			minutes: 45,
			like: '',
			starter: 1,
			rounds: 3,
			own: [
				{ name: 'month', of: 'three', seat: 1, value: 7 },
				{ name: 'table', value: 2 }
			]
		},
		note: 'Rain, all day',
		place: 'Lyon',
		isDeleted: false,
		entries: 9
	};

	it('matches have a row for each player', () => {
		const [head, ...rows] = reread(tableOf('matches', matchRows(row)));
		expect(head).toEqual([
			...[
				'match',
				'game',
				'began',
				'minutes',
				'place',
				'note',
				'seat',
				'player',
				'player_id',
				'score',
				'max'
			],
			...['result', 'began_match', 'rounds', 'kind']
		]);
		const shared = ['match', 'pebbles', '2026-11-21T19:15:00.000Z', '45', 'Lyon', 'Rain, all day'];
		expect(rows).toEqual([
			[...shared, '1', "'=Léa", 'lea', '4', '', 'lost', '0', '3', ''],
			[...shared, '2', 'Sam', 'sam', '7', '', 'won', '1', '3', '']
		]);
	});

	it('each fact has a row', () => {
		const [, ...rows] = reread(tableOf('facts', factRows(row)));
		expect(rows).toEqual([
			['match', 'pebbles', '2026-11-21T19:15:00.000Z', 'month', 'three', '2', 'Sam', '7'],
			['match', 'pebbles', '2026-11-21T19:15:00.000Z', 'table', '', '', '', '2']
		]);
	});
});
