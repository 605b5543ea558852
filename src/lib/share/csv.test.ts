import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, csvFormats, lineOf } from './csv.ts';

const { comma, semicolon } = csvFormats;

/** The table as another program (Papa Parse) reads it, with this separator. */
const reread = (text: string, delimiter = ','): readonly (readonly string[])[] =>
	Papa.parse<string[]>(text, { delimiter, skipEmptyLines: true }).data;

describe('comma-separated values', () => {
	const cells = ['Léa, the "first"', 'two\nlines', '  blanks ', '日本', 'O’Hara', 'Sam; Ema', '12,5'];
	it.each([comma, semicolon])('are read back unchanged, whatever is in them: $separator', (format) => {
		expect(reread(lineOf(cells, format), format.separator)).toEqual([cells]);
	});

	it('lines are ended by CRLF, and a file begins with a byte order mark', () => {
		expect(lineOf([1, 'a'], comma)).toBe('1,a\r\n');
		expect(byteOrderMark).toBe('\uFEFF');
	});

	it.each([
		...['=1+1', '+33', '-Sam', '@home', '\tx', '\rx', '\nx'],
		...['＝1+1', '＋33', '－Sam', '＠home', '﹦1', '﹢1', '﹣1', '﹫1'],
		...[' =1+1', '\u00a0=1', '\u3000＝1', '\u200b=1', '\ufeff=1', '\u2060 +1', '\u202e-1', '\u0000=1']
	])('%j does not run as a formula', (name) => {
		for (const format of [comma, semicolon])
			expect(reread(lineOf([name], format), format.separator)).toEqual([[`'${name}`]]);
	});

	it.each([
		['Léa;=1+1', ',', ';', "Léa;'=1+1"],
		['Léa; ＝1+1', ',', ';', "Léa;' ＝1+1"],
		['x";"=1+1&"', ',', ';', `x";'"=1+1&"`],
		['\n\t=1+1', ',', ';', "'\n'\t'=1+1"],
		['\n=1+1', ',', ';', "'\n'=1+1"],
		['Rain\n=1+1', ',', ';', "Rain\n'=1+1"],
		['Léa\t=1+1', ',', '\t', "Léa\t'=1+1"],
		['Léa,=1+1', ';', ',', "Léa,'=1+1"],
		['Rain\r\n@x', ';', ',', "Rain\r\n'@x"]
	])('%j in a file with %j does not run where %j separates', (text, separator, other, escaped) => {
		const format = separator === ',' ? comma : semicolon;
		const line = lineOf(['match', text, 'end'], format);
		expect(reread(line, separator)).toEqual([['match', escaped, 'end']]);
		// A spreadsheet that takes the other separator sees no quotes, and every line break ends a line.
		const misread = line.split(new RegExp(`[${other}\t\r\n]`));
		expect(misread.length).toBeGreaterThan(1);
		expect(misread.filter((cell) => /^[\s"]*[=+@＝-]/.test(cell))).toEqual([]);
	});

	it('a semicolon is quoted in every file', () => {
		expect(lineOf(['a;b'], comma)).toBe('"a;b"\r\n');
		expect(lineOf(['a;b', 'c,d'], semicolon)).toBe('"a;b";"c,d"\r\n');
	});

	it('a text that is a number of the other kind, or has a minus inside, stays as it is', () => {
		expect(reread(lineOf(['Anne-Marie', 'a = b', '1,-2', '3+4'], comma))).toEqual([
			['Anne-Marie', 'a = b', '1,-2', '3+4']
		]);
	});

	it('numbers stay numbers, also below zero, with the decimal mark that goes with the separator', () => {
		expect(lineOf([-5, 2.5, 10_000], comma)).toBe('-5,2.5,10000\r\n');
		expect(lineOf([-5, 2.5, 10_000], semicolon)).toBe('-5;2,5;10000\r\n');
	});
});
