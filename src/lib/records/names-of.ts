/** The names of a match's players, as its row has them. */
import type { MatchRow } from '$lib/store/lists/row';

/** @returns a name for each seat, “?” for a blank one; at least one name. */
export const namesOf = ({ players }: Pick<MatchRow, 'players'>): readonly string[] =>
	players.length === 0 ? ['?'] : players.map(({ name }) => (name.trim() === '' ? '?' : name));
