/** The table to fill in, with an example of each game, a row for each. */
import { getLocale } from '$lib/i18n/paraglide/runtime';
import { byteOrderMark, csvFormats, lineOf, separatorFor, type Cell } from '$lib/share/csv';

const seats = [1, 2, 3].flatMap((seat) => [`player ${seat}`, `score ${seat}`]);
const head = ['game', 'date', 'time', 'minutes', 'place', 'note', ...seats, 'winner'];

/** How a match is told, one of each game: with scores, in a show, drawn, and without scores. */
const examples: readonly (readonly Cell[])[] = [
	['Hanamikoji', '2026-01-10', '20:30', 25, '', '', 'Aki', 11, 'Ben', 8, '', '', 'Aki'],
	['Hanabi', '2026-01-10', '', '', '', '', 'Aki', 21, 'Ben', 21, 'Chie', 21, ''],
	['Koï-Koï', '2026-01-17', '', '', 'Café', '', 'Aki', 40, 'Chie', 40, '', '', ''],
	['Geisha', '2026-01-17', '', 15, '', '', 'Ben', '', 'Chie', '', '', '', 'Chie']
];

/** @returns the text of the file, in the format of the app's language. It can be read back as it is. */
export const templateCsv = (): string => {
	const format = csvFormats[separatorFor(getLocale())];
	return byteOrderMark + [head, ...examples].map((cells) => lineOf(cells, format)).join('');
};
