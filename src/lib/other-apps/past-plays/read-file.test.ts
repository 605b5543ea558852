import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { runParameters } from '../../../../tests/support/runs';
import { readFile, readText } from './read-file';
import { templateCsv } from './template';
import { knownGames, today } from './testing/known-games';

const read = (content: BlobPart) => readFile(new Blob([content]), knownGames, today);
const table = 'game;began;player;score\r\ngeisha;17/01/2026;Zoé;3\r\ngeisha;17/01/2026;Aki;1\r\n';

it('a table may be saved by any spreadsheet', async () => {
	const latin = Uint8Array.from(table, (character) => character.charCodeAt(0));
	const wide = new Uint8Array(new Uint16Array(Array.from(`\uFEFF${table}`, (c) => c.charCodeAt(0))).buffer);
	const turned = wide.map((_, place) => wide[place ^ 1] ?? 0);
	const mac = Uint8Array.from(table.replaceAll('\r\n', '\r'), (letter) =>
		letter === 'é' ? 0x8e : letter.charCodeAt(0)
	);
	for (const content of [table, `\uFEFF${table}`, latin, wide, turned, mac]) {
		const { matches, problems } = await read(content);
		expect(problems).toEqual([]);
		expect(matches[0]?.players).toEqual([{ name: 'Zoé' }, { name: 'Aki' }]);
	}
});

it('a table may be compressed, but not be a bomb or damaged', async () => {
	const packed = async (content: BlobPart) =>
		new Response(new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
	expect((await read(await packed(table))).matches).toHaveLength(1);
	expect((await read(await packed('a'.repeat(30_000_001)))).problems).toEqual([{ code: 'too-big' }]);
	expect((await read((await packed(table)).slice(0, 40))).problems).toEqual([{ code: 'not-a-table' }]);
});

it.each([
	['a workbook', 'PK\u0003\u0004\u0000\u0000', 'not-a-table'],
	['nothing', ' \n', 'empty'],
	['a backup', '{"format":"ochaya-backup","version":6}', 'backup'],
	['other JSON', '{"plays":[]}', 'not-a-table'],
	['half of a JSON', '{"plays":', 'not-a-table']
])('%s is refused as a whole', async (_, content, code) => {
	expect(await read(content)).toEqual({ matches: [], problems: [{ code }], others: 0 });
});

it('a file that is gone, or larger than any table, is refused', async () => {
	const gone = Object.assign(new Blob([table]), {
		arrayBuffer: () => Promise.reject(new Error('gone'))
	});
	expect((await readFile(gone, knownGames, today)).problems).toEqual([{ code: 'gone' }]);
	expect((await read('a'.repeat(30_000_001))).problems).toEqual([{ code: 'too-big' }]);
});

const cell = fc.oneof(
	fc.constantFrom(
		'',
		'geisha',
		'hanabi',
		'2026-01-17',
		'A',
		'B',
		'3',
		'won',
		'"',
		'""',
		"'=1",
		'1e9',
		'{"a":1}'
	),
	fc.string({ unit: 'grapheme', maxLength: 12 })
);
const garbledTable = fc
	.tuple(
		fc.shuffledSubarray(['match', 'game', 'began', 'player', 'score', 'result', 'options', 'note', '"']),
		fc.constantFrom(',', ';', '\t'),
		fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 12 }),
		fc.constantFrom('\n', '\r\n', '\r')
	)
	.map(([head, separator, rows, end]) => [head, ...rows].map((row) => row.join(separator)).join(end));
const cutTemplate = fc
	.tuple(fc.nat(900), fc.nat(40), fc.string({ maxLength: 5 }))
	.map(([from, length, put]) => templateCsv().slice(0, from) + put + templateCsv().slice(from + length));
const garbledExport = fc
	.record(
		{
			players: fc.array(fc.oneof(fc.record({ id: fc.nat(3), name: fc.string() }), fc.jsonValue())),
			games: fc.array(fc.oneof(fc.constant({ id: 1, name: 'Geisha', bggId: 125311 }), fc.jsonValue())),
			locations: fc.oneof(fc.array(fc.jsonValue()), fc.constant(null)),
			plays: fc.array(
				fc.record(
					{
						uuid: fc.oneof(fc.string(), fc.constant(null)),
						playDate: fc.oneof(fc.constant('2026-01-17 20:00:00'), fc.string()),
						durationMin: fc.oneof(fc.double(), fc.constant(null)),
						gameRefId: fc.constantFrom(1, 2),
						playerScores: fc.array(
							fc.record({
								playerRefId: fc.nat(3),
								score: fc.oneof(fc.string(), fc.double()),
								winner: fc.boolean()
							}),
							{ maxLength: 3 }
						)
					},
					{ requiredKeys: ['playDate', 'gameRefId', 'playerScores'] }
				)
			)
		},
		{ requiredKeys: ['players', 'games', 'plays'] }
	)
	.map((data) => JSON.stringify(data));

test('whatever the text is, it is read without a throw, to matches that a log can hold', () => {
	const text = fc.oneof(garbledTable, cutTemplate, garbledExport, fc.string({ unit: 'binary' }), fc.json());
	fc.assert(
		fc.property(text, (content) => {
			const { matches, problems } = readText(content, knownGames, today);
			expect(matches.length === 0 && problems.length === 0 && !content.includes('plays')).toBe(false);
			for (const { id, players, noted, note, place, began } of matches) {
				expect(id).toMatch(/^(past-)?[0-9a-f]{32}$/);
				expect(players.length).toBeGreaterThanOrEqual(2);
				expect([0, 1, players.length]).toContain(noted.scores.length);
				expect(note.length <= 1000 && place.length <= 80 && Number.isSafeInteger(began)).toBe(true);
			}
		}),
		runParameters(300)
	);
});
