import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runParameters } from '../../../../tests/support/runs';
import { byteOrderMark, csvFormats, lineOf } from '../csv';
import { rowsOf } from './table-rows';

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
			const read = rowsOf(text.slice(byteOrderMark.length));
			if ('code' in read) throw new Error(read.code);
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
	const read = rowsOf(`${told}jeu;date;joueur;points\nHanamikoji;2026-01-10;"Zoé, Bo";11`);
	const [row] = 'rows' in read ? read.rows : [];
	expect([row?.line, row?.at('player'), row?.at('score')]).toEqual([3, 'Zoé, Bo', '11']);
});

it('may have a title and empty lines above the heads of the columns', () => {
	const read = rowsOf(
		'\r\nOur evenings, 2026\r\n;;;\r\nJeu;Date;Joueur;Points\r\nHanamikoji;2026-01-10;Zoé;11'
	);
	const [row] = 'rows' in read ? read.rows : [];
	expect([row?.line, row?.at('player'), row?.at('score')]).toEqual([5, 'Zoé', '11']);
	expect(rowsOf('Our evenings\njeu;date;joueur\na;b;c')).toEqual({ code: 'no-column', text: 'score' });
	expect(rowsOf('Our evenings')).toEqual({ code: 'no-column', text: 'game' });
});
