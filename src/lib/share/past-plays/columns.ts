/** The columns of a table of past matches: those of our own table of matches (`docs/csv.md`), and what people call them. */
import * as v from 'valibot';
import { plain } from './cells';

/** The columns, in the order in which they are told, with what else people call them, as `plain` writes it. */
const names = {
	match: ['partie'],
	game: ['jeu'],
	began: ['date', 'day', 'jour', 'debut'],
	time: ['hour', 'heure'],
	minutes: ['duration', 'length', 'duree'],
	place: ['location', 'lieu'],
	note: ['notes', 'comment', 'comments', 'commentaire', 'commentaires', 'remarque', 'remarques'],
	player: ['name', 'joueur', 'joueuse', 'nom'],
	/** All of a match in one cell. */
	players: ['joueurs', 'joueuses'],
	player_id: [],
	score: ['points'],
	max: [],
	result: ['resultat', 'won', 'wl'],
	winner: ['gagnant', 'gagnante', 'vainqueur'],
	loser: ['perdant', 'perdante'],
	began_match: [],
	kind: [],
	options: []
} as const;
export type Column = keyof typeof names;
const columns = Object.keys(names) as readonly Column[];
const columnByName = new Map<string, Column>(
	columns.flatMap((column) => [column, ...names[column]].map((name) => [plain(name), column] as const))
);

/** What a player said of headings that are not known: the column they are, or none. Keys are as `nameIn` gives them. */
export type ToldColumns = Readonly<Record<string, Column | 'none'>>;
const toldColumnsSchema = v.fallback(v.record(v.string(), v.picklist([...columns, 'none'])), {});
/** @returns what was said and kept; nothing of a value that is something else. */
export const toldColumnsIn = (kept: unknown): ToldColumns => v.parse(toldColumnsSchema, kept);

/** @returns the name in a heading without the number of a player behind it, and that number; 0 for the line as a whole. */
const partsOf = (heading: string): readonly [name: string, seat: number] => {
	const [, name = heading, seat = 0] = /^(.*?)[ _]*([1-8])$/.exec(heading.trim()) ?? [];
	return [name.trim(), Number(seat)];
};
/** @returns what a heading is called, in any spelling and for whichever player. */
export const nameIn = (heading: string): string => plain(partsOf(heading)[0]);

/** What stands in a column: of the player with this number in its line, or of the line as a whole, which is 0. */
export interface Head {
	readonly column: Column | undefined;
	readonly seat: number;
}
/** @returns what a heading means: a number behind it, as in `Player 2`, is that of a player. */
export const headOf = (heading: string, told: ToldColumns): Head => {
	const name = nameIn(heading);
	const column = Object.hasOwn(told, name) ? told[name] : columnByName.get(name);
	return { column: column === 'none' ? undefined : column, seat: partsOf(heading)[1] };
};

/** A heading of a table, each once for all players, and the column that it is. */
export interface Heading {
	readonly text: string;
	readonly column: Column | undefined;
}
/** @returns the headings of a table, as they are shown to say which column is what. */
export const headingsOf = (cells: readonly string[], told: ToldColumns): readonly Heading[] => {
	const byName = new Map(cells.map((cell) => [nameIn(cell), cell]));
	byName.delete('');
	return [...byName.values()].map((cell) => ({ text: partsOf(cell)[0], column: headOf(cell, told).column }));
};

/** What a table must tell of any match, each by one column or another. */
const needed: readonly (readonly [Column, ...(readonly Column[])])[] = [
	...[['game'] as const, ['began'] as const],
	['player', 'players', 'loser'],
	['score', 'result', 'winner']
];
/** @returns what a table lacks. */
export const missingColumn = (heads: readonly Pick<Head, 'column'>[]): Column | undefined =>
	needed.find((ways) => !heads.some(({ column }) => column && ways.includes(column)))?.[0];
