/** The rows of a table as text: separated by commas, semicolons or tabs, with the line that each begins at. */
import Papa from 'papaparse';
import { cellText } from './cells';
import { headOf, missingColumn, type Column, type Head } from './columns';
import { maxRows, type Problem } from './past-match';

/** A row with something in it. */
export interface TableRow {
	readonly line: number;
	/** @returns the text of a cell; empty where the table has no such column. */
	readonly at: (column: Column) => string;
}

/** A first line with which spreadsheets are told the separator. */
const separatorLine = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n)/i;

/** The heads of the columns stand in one of so many lines: there may be a title above. */
const mostAbove = 10;
/** @returns what separates the cells: that with which one of the first lines has most heads of columns. */
const separatorOf = (text: string): string => {
	const lines = text.replaceAll('"', '').split(/\r\n|\r|\n/, mostAbove);
	const headsBy = (separator: string): number =>
		Math.max(...lines.map((line) => line.split(separator).filter(headOf).length));
	return [',', ';', '\t'].reduce((most, other) => (headsBy(other) > headsBy(most) ? other : most));
};

/**
 * @returns the rows of a line: one, or one for each player where the heads count them. These are one match, and are
 *   labelled so.
 */
const rowsIn = (
	data: readonly string[],
	heads: readonly (Head | undefined)[],
	line: number
): readonly TableRow[] => {
	const cell = (column: Column, seat: number): string | undefined => {
		const place = heads.findLastIndex((head) => head?.column === column && head.seat === seat);
		return place < 0 ? undefined : cellText(data[place] ?? '');
	};
	const seats = [1, 2, 3, 4, 5, 6, 7, 8].filter((seat) => cell('player', seat));
	const label = (column: Column): string => (column === 'match' && seats.length > 0 ? ` line ${line}` : '');
	return (seats.length > 0 ? seats : [0]).map((seat) => ({
		line,
		at: (column) => (cell(column, seat) ?? cell(column, 0)) || label(column)
	}));
};

const lineEnds = /\r\n|\r|\n/g;

/**
 * @param file its text, without a byte order mark.
 * @returns the rows, or the one thing for which the table cannot be read.
 */
export const rowsOf = (
	file: string
): { readonly rows: readonly TableRow[]; readonly problems: readonly Problem[] } | Problem => {
	const [told = '', separator] = separatorLine.exec(file) ?? [];
	const text = file.slice(told.length);
	let heads: readonly (Head | undefined)[] | undefined;
	const rows: TableRow[] = [];
	const problems: Problem[] = [];
	let refused: Problem | undefined;
	let [above, most] = [0, -1];
	let [line, read] = [told === '' ? 1 : 2, 0];
	Papa.parse<string[]>(text, {
		delimiter: separator ?? separatorOf(text),
		step: ({ data, errors, meta }, parser) => {
			const own = line;
			line += text.slice(read, meta.cursor).match(lineEnds)?.length ?? 0;
			read = meta.cursor;
			if (data.every((cell) => cell.trim() === '')) return;
			if (!heads) {
				const named = data.map(headOf);
				const missing = missingColumn(named.map((head) => head?.column));
				if (!missing) [heads, refused] = [named, undefined];
				// Of lines that are no heads, the one that is most like them tells what is missing.
				else if (named.filter(Boolean).length > most) refused = { code: 'no-column', text: missing };
				most = Math.max(most, named.filter(Boolean).length);
				if (!missing || (above += 1) < mostAbove) return;
			} else if (rows.length + problems.length >= maxRows) {
				refused = { code: 'too-many-rows' };
			} else if (errors.length > 0) {
				problems.push({ code: 'quotes', where: { line: own } });
				return;
			} else {
				rows.push(...rowsIn(data, heads, own));
				return;
			}
			parser.abort();
		}
	});
	if (refused) return refused;
	return rows.length + problems.length === 0 ? { code: 'empty' } : { rows, problems };
};
