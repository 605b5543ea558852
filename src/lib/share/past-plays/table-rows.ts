/** The rows of a table as text: separated by commas, semicolons or tabs, with the line that each begins at. */
import Papa from 'papaparse';
import { cellText } from './cells';
import { columnOf, missingColumn, type Column } from './columns';
import { maxRows, type Problem } from './past-match';

/** A row with something in it. */
export interface TableRow {
	readonly line: number;
	/** @returns the text of a cell; empty where the table has no such column. */
	readonly at: (column: Column) => string;
}

/** @returns what separates the cells: of the possible characters, the one that the first line has most of. */
const separatorOf = (text: string): string => {
	const [first = ''] = text.split(/[\r\n]/, 1);
	const counted = [',', ';', '\t'].map((one) => ({ one, count: first.split(one).length }));
	return counted.reduce((most, other) => (other.count > most.count ? other : most)).one;
};

const lineEnds = /\r\n|\r|\n/g;

/**
 * @param text of the file, without a byte order mark.
 * @returns the rows, or the one thing for which the table cannot be read.
 */
export const rowsOf = (
	text: string
): { readonly rows: readonly TableRow[]; readonly problems: readonly Problem[] } | Problem => {
	let heads: readonly (Column | undefined)[] | undefined;
	const rows: TableRow[] = [];
	const problems: Problem[] = [];
	let refused: Problem | undefined;
	let [line, read] = [1, 0];
	Papa.parse<string[]>(text, {
		delimiter: separatorOf(text),
		step: ({ data, errors, meta }, parser) => {
			const own = line;
			line += text.slice(read, meta.cursor).match(lineEnds)?.length ?? 0;
			read = meta.cursor;
			if (data.every((cell) => cell.trim() === '')) return;
			if (!heads) {
				heads = data.map(columnOf);
				const missing = missingColumn(heads);
				if (!missing) return;
				refused = { code: 'no-column', text: missing };
			} else if (rows.length + problems.length >= maxRows) {
				refused = { code: 'too-many-rows' };
			} else if (errors.length > 0) {
				problems.push({ code: 'quotes', where: { line: own } });
				return;
			} else {
				const place = new Map(heads.map((column, index) => [column, index]));
				rows.push({ line: own, at: (column) => cellText(data[place.get(column) ?? -1] ?? '') });
				return;
			}
			parser.abort();
		}
	});
	if (refused) return refused;
	return rows.length + problems.length === 0 ? { code: 'empty' } : { rows, problems };
};
