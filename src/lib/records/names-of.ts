/** The names of those at a table, as a row has them. */
import type { MatchRow } from '$lib/store/lists/row';

/** @returns one a seat, each with something to read; one at least. */
export const namesOf = ({ players }: Pick<MatchRow, 'players'>): readonly string[] =>
	players.length === 0 ? ['?'] : players.map(({ name }) => (name.trim() === '' ? '?' : name));
