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
	...{ points: 'score', resultat: 'result' }
};

/** @returns the column of a heading, which may have any case and an underscore or a space. */
export const columnOf = (heading: string): Column | undefined => {
	const name = heading.trim().toLowerCase().replaceAll(' ', '_');
	const known = columns.find((column) => column === name);
	if (known) return known;
	const plainName = name.normalize('NFD').replace(/[^a-z_]/g, '');
	return Object.hasOwn(columnByName, plainName) ? columnByName[plainName] : undefined;
};

/** @returns what a table lacks to tell of any match: a score and a result stand for each other. */
export const missingColumn = (there: readonly (Column | undefined)[]): Column | undefined => {
	const needed = (['game', 'began', 'player'] as const).find((column) => !there.includes(column));
	if (needed) return needed;
	return there.includes('score') || there.includes('result') ? undefined : 'score';
};
