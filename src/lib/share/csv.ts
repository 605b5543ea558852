/**
 * Tables as comma-separated values (RFC 4180): UTF-8 with a byte order mark, lines ended by CRLF, and dates in
 * ISO 8601. Texts that a spreadsheet would run as formulas are escaped.
 */
import type { Separator } from '$lib/device/preferences.svelte';
import type { Locale } from '$lib/i18n/locale';

export type Cell = string | number;

/** How the cells of a line are kept apart, and what stands before the decimals of a number. */
export interface CsvFormat {
	readonly separator: ',' | ';';
	readonly decimalMark: '.' | ',';
}
/** The two formats that spreadsheets open by themselves, each in other languages. */
export const csvFormats = {
	comma: { separator: ',', decimalMark: '.' },
	semicolon: { separator: ';', decimalMark: ',' }
} as const satisfies Readonly<Record<Separator, CsvFormat>>;

/** What a spreadsheet takes for the beginning of a formula; in Japanese and Chinese, wide forms too. */
const formulaSign = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/** What a spreadsheet may skip before it: blanks, line breaks, invisible characters, and quotes. */
const skipped = '[\\s\\p{C}"]*';

/** A cell that a spreadsheet would run, or of which it would lose the beginning. */
const formulaCell = new RegExp(`^(?:${skipped}${formulaSign}|[\\t\\r\\n])`, 'u');
/**
 * Where a cell that would run begins inside a text, for a spreadsheet that takes the other separator and so does
 * not see the quotes around the text.
 */
const formulaInside = (otherSeparator: ',' | ';'): RegExp =>
	new RegExp(`(\\r\\n|[${otherSeparator}\\t\\r\\n])(?=${skipped}${formulaSign})`, 'gu');
const insideBySeparator = { ',': formulaInside(';'), ';': formulaInside(',') };

/** Most cells: ids, codes, times and short names, which need neither quotes nor escapes. */
const plainCell = /^(?:[A-Za-z0-9][A-Za-z0-9 _.:+-]*)?$/;

const cellText = (cell: Cell, { separator, decimalMark }: CsvFormat): string => {
	if (typeof cell === 'number') return String(cell).replace('.', decimalMark);
	if (plainCell.test(cell)) return cell;
	// Spreadsheets read a cell with an apostrophe before it as text.
	const escaped = cell.replace(insideBySeparator[separator], "$1'");
	const text = formulaCell.test(cell) ? `'${escaped}` : escaped;
	// Both separators are quoted in every file: the file may be opened by a spreadsheet that expects the other.
	return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What stands before a formula once it is escaped: there may be several apostrophes. */
const skippedEscaped = `[\\s\\p{C}"']*`;
const escapedCell = new RegExp(`^'(?=${skippedEscaped}${formulaSign}|[\\t\\r\\n])`, 'u');
const escapedInside = new RegExp(`(\\r\\n|[,;\\t\\r\\n])'(?=${skippedEscaped}${formulaSign})`, 'gu');
/** @returns the text of a cell that was read from a file, without the apostrophes that escape formulas. */
export const withoutEscapes = (cell: string): string =>
	cell.replace(escapedInside, '$1').replace(escapedCell, '');

/** Tells spreadsheets that the file is UTF-8. A file begins with it. */
export const byteOrderMark = '\uFEFF';

/** @returns a line of a CSV file, with its end. */
export const lineOf = (cells: readonly Cell[], format: CsvFormat): string =>
	`${cells.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`;

/** @returns the separator that spreadsheets in a language expect. */
export const separatorFor = (locale: Locale): Separator => (locale === 'fr' ? 'semicolon' : 'comma');
