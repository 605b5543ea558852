/** The columns of a table of past matches. They are those of our own table of matches (`docs/csv.md`). */
import * as v from 'valibot';
import { plain } from './cells';

/** In the order in which they are told. */
export const columns = [
	'match',
	'game',
	'began',
	'minutes',
	'place',
	'note',
	'seat',
	'player',
	'player_id',
	'score',
	'max',
	'result',
	'winner',
	'began_match',
	'kind',
	'options'
] as const;
export type Column = (typeof columns)[number];

/** What people call the columns in either language, as `plain` writes it. */
const columnByName: Readonly<Record<string, Column>> = {
	...Object.fromEntries(columns.map((column) => [plain(column), column])),
	...{ partie: 'match', jeu: 'game', date: 'began', debut: 'began', duree: 'minutes', duration: 'minutes' },
	...{ lieu: 'place', location: 'place', comment: 'note', commentaire: 'note', notes: 'note' },
	...{ siege: 'seat', joueur: 'player', joueuse: 'player', nom: 'player', name: 'player' },
	...{ points: 'score', resultat: 'result', gagnant: 'winner', gagnante: 'winner', vainqueur: 'winner' }
};

/** What a player said of headings that are not known: the column they are, or none. Keys are as `nameIn` gives them. */
export type ToldColumns = Readonly<Record<string, Column | 'none'>>;
const toldColumnsSchema = v.record(v.string(), v.picklist([...columns, 'none']));
/** @returns what was said and kept; nothing of a value that is something else. */
export const toldColumnsIn = (kept: unknown): ToldColumns => {
	const parsed = v.safeParse(toldColumnsSchema, kept);
	return parsed.success ? parsed.output : {};
};

/** @returns the name in a heading without the number of a player behind it, and that number; 0 for the line as a whole. */
const partsOf = (heading: string): readonly [name: string, seat: number] => {
	const [, name = heading, seat = 0] = /^(.*?)[ _]*([1-8])$/.exec(heading.trim()) ?? [];
	return [name.trim(), Number(seat)];
};
/** @returns what a heading is called, in any spelling and for whichever player. */
export const nameIn = (heading: string): string => plain(partsOf(heading)[0]);

/** What stands in a column: of the player with this number in its line, or of the line as a whole, which is 0. */
export interface Head {
	readonly column: Column;
	readonly seat: number;
}

/** @returns what a heading means: a number behind it, as in `Player 2`, is that of a player. */
export const headOf = (heading: string, told: ToldColumns = {}): Head | undefined => {
	const name = nameIn(heading);
	const column = Object.hasOwn(told, name)
		? told[name]
		: Object.hasOwn(columnByName, name)
			? columnByName[name]
			: undefined;
	return column === undefined || column === 'none' ? undefined : { column, seat: partsOf(heading)[1] };
};

/** A heading of a table, each once for all players, and the column that it is. */
export interface Heading {
	readonly text: string;
	readonly column: Column | undefined;
}
/** @returns the headings of a table, as they are shown to say which column is what. */
export const headingsOf = (cells: readonly string[], told: ToldColumns): readonly Heading[] => {
	const headings = new Map<string, Heading>();
	for (const cell of cells)
		if (nameIn(cell) !== '')
			headings.set(nameIn(cell), { text: partsOf(cell)[0], column: headOf(cell, told)?.column });
	return [...headings.values()];
};

/** @returns what a table lacks to tell of any match: a score, a result and a winner stand for each other. */
export const missingColumn = (there: readonly (Column | undefined)[]): Column | undefined => {
	const needed = (['game', 'began', 'player'] as const).find((column) => !there.includes(column));
	if (needed) return needed;
	const ends: readonly (Column | undefined)[] = ['score', 'result', 'winner'];
	return there.some((column) => ends.includes(column)) ? undefined : 'score';
};
