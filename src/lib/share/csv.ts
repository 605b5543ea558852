/**
 * Tables as comma-separated values (RFC 4180): UTF-8 with a mark at its head, lines ended by CRLF, points in
 * decimals, dates as ISO 8601 says. A text that a spreadsheet would run as a formula is kept from it.
 */

export type Cell = string | number;

/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

const cellText = (cell: Cell): string => {
	if (typeof cell === 'number') return String(cell);
	// A quote before it makes it a text: the way that spreadsheets themselves have for it.
	const text = formula.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** By which a spreadsheet knows the letters of the file. */
const byteOrderMark = '\uFEFF';

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** @returns a file's text. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
	byteOrderMark + [head, ...rows].map(lineOf).join('');
