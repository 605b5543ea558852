/**
 * Tables as comma-separated values (RFC 4180): UTF-8 with a byte order mark, lines ended by CRLF, decimal
 * points, and dates in ISO 8601. Texts that a spreadsheet would run as formulas are escaped.
 */

export type Cell = string | number;

/** The first characters of what a spreadsheet takes for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

const cellText = (cell: Cell): string => {
	if (typeof cell === 'number') return String(cell);
	// Spreadsheets read a cell with an apostrophe before it as text.
	const text = formulaStart.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** @returns the text of a CSV file. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
	byteOrderMark + [head, ...rows].map(lineOf).join('');
