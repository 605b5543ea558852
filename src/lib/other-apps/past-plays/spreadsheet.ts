/** The rows of a table of past matches as text: commas, semicolons or tabs stand between its cells. */
import Papa from 'papaparse';
import { cellText } from './cells';
import { headOf, missingColumn, onceOf, type Column, type Head, type ChosenColumns } from './columns';
import { maxRows } from './past-match';
import type { Problem, Where } from './problem-words';

/** @returns a line with what stands above it, where it tells neither game nor day: their cells were merged. */
const withShared = (data: readonly string[], above: readonly string[], heads: readonly Head[]) => {
	const isOf = (place: number, ...wanted: readonly Column[]): boolean =>
		wanted.some((column) => heads[place]?.column === column);
	if (data.some((cell, place) => cell.trim() !== '' && isOf(place, 'game', 'began'))) return data;
	const isShared = (place: number): boolean => isOf(place, 'match', 'game', 'began', 'time');
	return data.map((cell, place) => (cell === '' && isShared(place) ? (above[place] ?? '') : cell));
};

/** What a file says of one player of a match. */
export interface SpreadsheetRow {
	readonly where: Where;
	/** @returns the text of a cell; empty where the table has no such column. */
	readonly at: (column: Column) => string;
	/** Whether all of the match stands in this place. */
	readonly isWhole: boolean;
}

/** A table, or the one thing for which it cannot be read, which then has no place. */
export interface Spreadsheet {
	readonly headings: readonly Head[];
	readonly rows: readonly SpreadsheetRow[];
	readonly problems: readonly Problem[];
}

/** A first line with which spreadsheets are told the separator. */
const separatorLine = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n)/i;
const lineEnds = /\r\n|\r|\n/g;
/** The heads of the columns stand in one of so many lines: there may be a title above. */
const mostAbove = 10;

/** @returns how much a line is like the heads of columns: known ones count most. */
const likeness = (cells: readonly string[], told: ChosenColumns): number =>
	cells.reduce((sum, cell) => sum + (headOf(cell, told).column ? 1000 : cell.trim() === '' ? 0 : 1), 0);

/** @returns what separates the cells: that with which one of the first lines is most like the heads of columns. */
const separatorOf = (text: string, told: ChosenColumns): string => {
	const lines = text.replaceAll('"', '').split(lineEnds, mostAbove);
	const most = (separator: string): number =>
		Math.max(...lines.map((line) => likeness(line.split(separator), told)));
	return [',', ';', '\t'].reduce((best, other) => (most(other) > most(best) ? other : best));
};

/** What stands between the names of a cell. */
const betweenNames = /\s*[,;/&+]\s*|\s+(?:and|et|vs\.?|contre)\s+/i;

/** @returns the rows of a line: one, or one for each player where all of a match stands in it. */
const rowsIn = (data: readonly string[], heads: readonly Head[], line: number): readonly SpreadsheetRow[] => {
	const cell = (column: Column, seat = 0): string | undefined => {
		const place = heads.findLastIndex((head) => head.column === column && head.seat === seat);
		return place < 0 ? undefined : cellText(data[place] ?? '');
	};
	/** The players have columns of their own, share a cell, or are who won and who lost. */
	const own = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => ({ seat, name: cell('player', seat) }));
	const [all, won, lost] = [cell('players'), cell('winner'), cell('loser')];
	const together = cell('player') === undefined ? (all?.split(betweenNames) ?? [lost && won, lost]) : [];
	const everybody = own.some(({ name }) => name) ? own : together.map((name) => ({ seat: 0, name }));
	const players = everybody.filter(({ name }) => name);
	return (players.length > 0 ? players : [{ seat: 0, name: cell('player') }]).map(({ seat, name = '' }) => ({
		where: { line },
		at: (column) => {
			if (column === 'player') return name;
			const text = cell(column, seat) ?? cell(column) ?? '';
			return column === 'began' ? `${text} ${cell('time') ?? ''}`.trim() : text;
		},
		isWhole: players.length > 0
	}));
};

/** @param file its text, without a byte order mark. @param told what a player said of its headings. */
export const readSpreadsheet = (file: string, told: ChosenColumns = {}): Spreadsheet => {
	const [first = '', separator] = separatorLine.exec(file) ?? [];
	const text = file.slice(first.length);
	const delimiter = separator ?? separatorOf(text, told);
	const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: 2 * maxRows });
	const wrong = new Set(errors.map(({ row }) => row));
	let next = first === '' ? 1 : 2;
	const lines = data
		.map((cells, row) => {
			const line = next;
			next += 1 + (cells.join('').match(lineEnds)?.length ?? 0);
			return { cells, line, isWrong: wrong.has(row) };
		})
		.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
	const likely = lines.slice(0, mostAbove).map((line) => ({ line, like: likeness(line.cells, told) }));
	const headLine = likely.toSorted((a, b) => b.like - a.like)[0]?.line;
	const heads = headLine?.cells.map((cell) => headOf(cell, told)) ?? [];
	const headings = onceOf(heads);
	const refused = (problem: Problem): Spreadsheet => ({ headings, rows: [], problems: [problem] });
	const missing = missingColumn(headings);
	if (headLine && missing) return refused({ code: 'no-column', text: missing });
	const below = lines.filter(
		({ cells, line }) => headLine && line > headLine.line && cells.join() !== headLine.cells.join()
	);
	if (below.length === 0) return refused({ code: 'empty' });
	if (below.length > maxRows) return refused({ code: 'too-many-rows' });
	const rows: SpreadsheetRow[] = [];
	const problems: Problem[] = [];
	let above: readonly string[] = [];
	for (const { cells, line, isWrong } of below) {
		if (!isWrong) rows.push(...rowsIn((above = withShared(cells, above, heads)), heads, line));
		else problems.push({ code: 'quotes', where: { line } });
	}
	return { headings, rows, problems };
};
