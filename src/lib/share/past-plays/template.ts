/** The table to fill in, with an example of each game. */
import { getLocale } from '$lib/i18n/paraglide/runtime';
import { byteOrderMark, csvFormats, lineOf, separatorFor, type Cell } from '$lib/share/csv';

const head = ['match', 'game', 'began', 'minutes', 'place', 'note', 'player', 'score', 'result'] as const;

/** Examples of how a match is told, one of each game: with scores, without them, drawn, and of a lost show. */
const examples: readonly (readonly Cell[])[] = [
	[1, 'hanamikoji', '2026-01-10 20:30', 25, '', '', 'Aki', 11, 'won'],
	[1, 'hanamikoji', '2026-01-10 20:30', 25, '', '', 'Ben', 8, 'lost'],
	[2, 'hanabi', '2026-01-10', '', '', '', 'Aki', 21, 'finished'],
	[2, 'hanabi', '2026-01-10', '', '', '', 'Ben', 21, 'finished'],
	[2, 'hanabi', '2026-01-10', '', '', '', 'Chie', 21, 'finished'],
	[3, 'koikoi', '2026-01-17', '', 'Café', '', 'Aki', 40, 'drawn'],
	[3, 'koikoi', '2026-01-17', '', 'Café', '', 'Chie', 40, 'drawn'],
	[4, 'geisha', '2026-01-17', 15, '', '', 'Ben', '', 'lost'],
	[4, 'geisha', '2026-01-17', 15, '', '', 'Chie', '', 'won']
];

/** @returns the text of the file, in the format of the app's language. It can be read back as it is. */
export const templateCsv = (): string => {
	const format = csvFormats[separatorFor(getLocale())];
	return byteOrderMark + [head, ...examples].map((cells) => lineOf(cells, format)).join('');
};
