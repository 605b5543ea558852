/** The columns of a table of past matches. They are those of our own table of matches (`docs/csv.md`). */

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
	...{ partie: 'match', jeu: 'game', date: 'began', debut: 'began', duree: 'minutes', duration: 'minutes' },
	...{ lieu: 'place', location: 'place', comment: 'note', commentaire: 'note', notes: 'note' },
	...{ siege: 'seat', joueur: 'player', joueuse: 'player', nom: 'player', name: 'player' },
	...{ points: 'score', resultat: 'result', gagnant: 'winner', gagnante: 'winner', vainqueur: 'winner' }
};

/** @returns the column of a heading, which may have any case and an underscore or a space. */
const columnOf = (heading: string): Column | undefined => {
	const name = heading.trim().toLowerCase().replaceAll(' ', '_');
	const known = columns.find((column) => column === name);
	if (known) return known;
	const plainName = name.normalize('NFD').replace(/[^a-z_]/g, '');
	return Object.hasOwn(columnByName, plainName) ? columnByName[plainName] : undefined;
};

/** What stands in a column: of the player with this number in its line, or of the line as a whole, which is 0. */
export interface Head {
	readonly column: Column;
	readonly seat: number;
}

/** @returns what a heading means: a number behind it, as in `Player 2`, is that of a player. */
export const headOf = (heading: string): Head | undefined => {
	const [, name = heading, seat = 0] = /^(.*?)[ _]*([1-8])$/.exec(heading.trim()) ?? [];
	const column = columnOf(name);
	return column && { column, seat: Number(seat) };
};

/** @returns what a table lacks to tell of any match: a score, a result and a winner stand for each other. */
export const missingColumn = (there: readonly (Column | undefined)[]): Column | undefined => {
	const needed = (['game', 'began', 'player'] as const).find((column) => !there.includes(column));
	if (needed) return needed;
	const ends: readonly (Column | undefined)[] = ['score', 'result', 'winner'];
	return there.some((column) => ends.includes(column)) ? undefined : 'score';
};
