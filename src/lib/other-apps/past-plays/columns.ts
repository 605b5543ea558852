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

/** What a player said of headings that are not known: the column they are, or none. By their names. */
export type ChosenColumns = Readonly<Record<string, Column | 'none'>>;
const toldColumnsSchema = v.fallback(v.record(v.string(), v.picklist([...columns, 'none'])), {});
/** @returns what was said and kept; nothing of a value that is something else. */
export const chosenColumnsIn = (kept: unknown): ChosenColumns => v.parse(toldColumnsSchema, kept);

/** What stands above a column, and which one it is. */
export interface Head {
	readonly text: string;
	/** The text in any spelling. */
	readonly name: string;
	readonly column: Column | undefined;
	/** Whose column it is: that of a player by their number in the line, or of the line as a whole, which is 0. */
	readonly seat: number;
}
/** @returns what a heading means: a number behind it, as in `Player 2`, is that of a player. */
export const headOf = (heading: string, told: ChosenColumns): Head => {
	const [, text = heading.trim(), seat = 0] = /^(.*?)[ _]*([1-8])$/.exec(heading.trim()) ?? [];
	const name = plain(text);
	const column = Object.hasOwn(told, name) ? told[name] : columnByName.get(name);
	return { text, name, column: column === 'none' ? undefined : column, seat: Number(seat) };
};
/** @returns the heads as they are shown to say which column is what: each once for all players. */
export const onceOf = (heads: readonly Head[]): readonly Head[] =>
	[...new Map(heads.map((head) => [head.name, head])).values()].filter(({ name }) => name !== '');

/** What a table must tell of any match, each by one column or another. */
const needed: readonly (readonly [Column, ...(readonly Column[])])[] = [
	...[['game'] as const, ['began'] as const],
	['player', 'players', 'loser'],
	['score', 'result', 'winner']
];
/** @returns what a table lacks. */
export const missingColumn = (heads: readonly Head[]): Column | undefined =>
	needed.find((ways) => !heads.some(({ column }) => column && ways.includes(column)))?.[0];
