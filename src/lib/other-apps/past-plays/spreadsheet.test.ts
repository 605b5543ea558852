import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runParameters } from '../../../../tests/support/runs';
import { byteOrderMark, csvFormats, lineOf } from '$lib/share/csv';
import { readSpreadsheet } from './spreadsheet';

const heads = ['game', 'began', 'player', 'score', 'note'];
/** Pieces of which notes are made that spreadsheets might run, or take for the end of a cell. */
const piece = fc.constantFrom(
	'=1',
	'-',
	'@',
	'＝',
	',',
	';',
	'"',
	'\r\n',
	'\n',
	'\t',
	' ',
	'a',
	'é',
	'\u200B'
);
const note = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('').trim());

it.each(Object.entries(csvFormats))('our own tables are read as they were written: %s', (_, format) => {
	fc.assert(
		fc.property(note, note, (one, other) => {
			const rows = [one, other].map((text, at) => ['geisha', '2026-01-17', `P${at}`, at, text]);
			const text = byteOrderMark + [heads, ...rows].map((cells) => lineOf(cells, format)).join('');
			const read = readSpreadsheet(text.slice(byteOrderMark.length));
			expect(read.problems).toEqual([]);
			expect(read.rows.map((row) => [row.at('player'), row.at('score'), row.at('note')])).toEqual([
				['P0', '0', one],
				['P1', '1', other]
			]);
		}),
		runParameters(300)
	);
});

it.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\r'])('begins after a line that tells the separator: %j', (told) => {
	const read = readSpreadsheet(`${told}jeu;date;joueur;points\nHanamikoji;2026-01-10;"Zoé, Bo";11`);
	const [row] = read.rows;
	expect([row?.where, row?.at('player'), row?.at('score')]).toEqual([{ line: 3 }, 'Zoé, Bo', '11']);
});

it('is refused where no line has the heads of its columns', () => {
	expect(readSpreadsheet('Our evenings\njeu;date;joueur\na;b;c').problems).toEqual([
		{ code: 'no-column', text: 'score' }
	]);
	expect(readSpreadsheet('Our evenings').problems).toEqual([{ code: 'no-column', text: 'game' }]);
});

it('is read by the headings that a player told, of one player or of each', () => {
	const table =
		'Spiel;Datum;Spieler 1;Punkte 1;Spieler 2;Punkte 2;Wetter\nGeisha;2026-01-17;Zoé;3;Bo;1;Regen';
	const asked = readSpreadsheet(table);
	expect(asked.problems).toEqual([{ code: 'no-column', text: 'game' }]);
	expect(asked.headings.map(({ text, column }) => [text, column])).toEqual([
		['Spiel', undefined],
		['Datum', undefined],
		['Spieler', undefined],
		['Punkte', undefined],
		['Wetter', undefined]
	]);
	const told = { spiel: 'game', datum: 'began', spieler: 'player', punkte: 'score' } as const;
	const { rows, problems } = readSpreadsheet(table, told);
	expect(problems).toEqual([]);
	expect(rows.map((row) => [row.at('game'), row.at('player'), row.at('score')])).toEqual([
		['Geisha', 'Zoé', '3'],
		['Geisha', 'Bo', '1']
	]);
});

it('lets a player say that a column is none, and another one is', () => {
	const told = { points: 'none', total: 'score' } as const;
	const { rows } = readSpreadsheet('game,date,player,points,total\ngeisha,2026-01-17,Zoé,7,3', told);
	expect(rows.map((row) => row.at('score'))).toEqual(['3']);
});
