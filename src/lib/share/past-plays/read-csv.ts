/** Reads a table of past matches: a row for each player of each match, or one for each match (`docs/csv.md`). */
import * as v from 'valibot';
import { idSchema } from '$lib/match/entry';
import { foldedName, tidyName } from '$lib/match/names';
import { isGuest } from '$lib/store/players/player';
import { isTicked, plain, readMinutes, readResult, readScore, readSeat, type ToldResult } from './cells';
import type { Column } from './columns';
import { orderIn, readDate, type DateOrder, type ToldDate } from './dates';
import {
	gameNamed,
	isOwnId,
	pastId,
	inPlaces,
	type Answers,
	type KnownGame,
	type PastMatch,
	type PastPlayer,
	type Reading
} from './past-match';
import type { Problem, ProblemCode } from './problem-words';
import { tableOf, type TableRow } from './table-rows';
import { matchTold } from './told-match';

/** A row of which every cell could be read. */
interface ReadRow {
	readonly line: number;
	readonly match: string;
	readonly game: KnownGame;
	readonly date: ToldDate;
	readonly name: string;
	readonly playerId: string;
	readonly seat: number | undefined;
	readonly score: number | undefined;
	readonly max: number | undefined;
	readonly result: ToldResult | undefined;
	readonly minutes: number | undefined;
	readonly began: boolean;
	readonly place: string;
	readonly note: string;
	readonly kind: string;
	readonly options: unknown;
}

/** Clocks differ: a match may begin so many milliseconds after now. */
const ahead = 86_400_000;

/** @returns how the match ended for a player where the winner is named, or a word stands that it was drawn. */
const resultFrom = (winner: string, name: string): ToldResult | undefined => {
	if (winner === '') return undefined;
	if (foldedName(winner) === foldedName(name)) return 'won';
	return readResult(winner) === 'drawn' ? 'drawn' : 'lost';
};

const optionsIn = (text: string): unknown => {
	if (text === '') return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return 'bad';
	}
};

/** @returns the row, or everything that is wrong in it. */
const readRow = (
	row: TableRow,
	games: readonly KnownGame[],
	now: number,
	order?: DateOrder
): ReadRow | readonly Problem[] => {
	const problems: Problem[] = [];
	const tell = (code: ProblemCode, column: Column, text = row.at(column)): void => {
		problems.push({ code, column, where: { line: row.line }, ...(text !== '' && { text }) });
	};
	/** A value that is not what its column holds is told, and read as none. */
	const checked = <Value>(value: Value | 'bad', code: ProblemCode, column: Column): Value | undefined => {
		if (value !== 'bad') return value;
		tell(code, column);
		return undefined;
	};
	const game = gameNamed(row.at('game'), games);
	if (!game) tell(row.at('game') === '' ? 'no-game' : 'unknown-game', 'game');
	const date = checked(readDate(row.at('began'), order), 'bad-date', 'began');
	if (row.at('began') === '') tell('no-date', 'began');
	if (date && date.at > now + ahead) tell('future-date', 'began');
	const name = tidyName(row.at('player'));
	if (foldedName(name) === '') tell('no-player', 'player');
	const seat = checked(readSeat(row.at('seat')), 'bad-seat', 'seat');
	const score = checked(readScore(row.at('score')), 'bad-score', 'score');
	const max = checked(readScore(row.at('max')), 'bad-score', 'max');
	const told = checked(readResult(row.at('result')), 'bad-result', 'result');
	const result = told ?? (game?.isTogether ? undefined : resultFrom(row.at('winner'), name));
	const minutes = checked(readMinutes(row.at('minutes')), 'bad-minutes', 'minutes');
	const options = checked(optionsIn(row.at('options')), 'bad-options', 'options');
	if (problems.length > 0 || !game || !date) return problems;
	return {
		...{ line: row.line, match: row.at('match'), game, date, name, playerId: row.at('player_id') },
		...{ seat, score, max, result, minutes, options, began: isTicked(row.at('began_match')) },
		...{ place: row.at('place'), note: row.at('note'), kind: row.at('kind') }
	};
};

/** The rows of one match. It is left out where one of them could not be read. */
interface Group {
	readonly key: string;
	readonly rows: TableRow[];
	readonly seated: Set<string>;
}

/** @returns what nobody has twice in one match. */
const seatedIn = (row: TableRow): readonly string[] => [
	`player ${foldedName(row.at('player'))}`,
	...(row.at('seat') === '' ? [] : [`seat ${row.at('seat')}`])
];

/**
 * The rows of one match are those with the same `match`, or of the same line where a line is a match. Of others, they
 * are those that follow each other with the same game and time, until a player would sit there twice.
 */
const groupsOf = (rows: readonly TableRow[]): readonly Group[] => {
	const groups: Group[] = [];
	const byLabel = new Map<string, Group>();
	let last: Group | undefined;
	for (const row of rows) {
		const label = row.isWhole ? `line ${row.line}` : row.at('match') && `match ${row.at('match')}`;
		const key = label || JSON.stringify([plain(row.at('game')), row.at('began')]);
		const open = label ? byLabel.get(label) : last;
		const fits = open?.key === key && (label !== '' || !seatedIn(row).some((name) => open.seated.has(name)));
		const group = open && fits ? open : { key, rows: [], seated: new Set<string>() };
		if (group !== open) groups.push(group);
		if (label) byLabel.set(label, group);
		last = label ? undefined : group;
		group.rows.push(row);
		for (const name of seatedIn(row)) group.seated.add(name);
	}
	return groups;
};

const playerOf = ({ name, playerId }: ReadRow): PastPlayer => {
	if (isGuest({ id: playerId })) return { name, isGuest: true };
	return { name, ...(v.is(idSchema, playerId) && { id: playerId }) };
};

/** @returns the match of some rows, or what is wrong with it. */
const matchOf = (rows: readonly ReadRow[], { game, date }: ReadRow): ReturnType<typeof matchTold> => {
	if (rows.some((row) => row.game.id !== game.id || row.date.key !== date.key)) return { code: 'mixed' };
	const firstOf = <Key extends keyof ReadRow>(key: Key): ReadRow[Key] | undefined =>
		rows.find((row) => row[key] !== undefined && row[key] !== '')?.[key];
	return matchTold(game, {
		seats: rows.map((row) => ({ ...row, player: playerOf(row) })),
		...{ date, minutes: firstOf('minutes'), max: firstOf('max'), options: firstOf('options') },
		...{ place: firstOf('place') ?? '', note: firstOf('note') ?? '', kind: firstOf('kind') ?? '' }
	});
};

/** @returns a text that is the same for the same match, in whatever order its rows stand. */
const contentOf = (rows: readonly ReadRow[], { game, date }: ReadRow): string => {
	const seats = rows.map(({ name, score, result }) => [foldedName(name), score ?? null, result ?? null]);
	return JSON.stringify(['csv', game.id, date.key, seats.map((seat) => JSON.stringify(seat)).sort()]);
};

/**
 * @returns what names a match that has a label: it stays the same where its result is corrected. Labels begin anew in
 *   other files, so the day and the people are of the name.
 */
const labelledName = (rows: readonly ReadRow[], { game, date, match }: ReadRow): string =>
	JSON.stringify(['csv label', match, game.id, date.key, rows.map(({ name }) => foldedName(name)).sort()]);

/** @param text of the file, without a byte order mark. @param now in milliseconds since 1970. */
export const readCsv = (
	text: string,
	games: readonly KnownGame[],
	now: number,
	answers: Answers = {}
): Reading => {
	const table = tableOf(text, answers.columns);
	const problems: Problem[] = [...table.problems];
	const { order = answers.order, unsure } = orderIn(table.rows.map((row) => row.at('began')));
	const counts = new Map<string, number>();
	const matches = new Map<string, PastMatch>();
	for (const group of groupsOf(table.rows)) {
		const read = group.rows.map((row) => readRow(row, games, now, order));
		const rows = read.filter((row): row is ReadRow => 'line' in row);
		problems.push(...read.flatMap((row) => ('line' in row ? [] : row)));
		const [first] = rows;
		if (!first || rows.length < read.length) continue;
		const match = matchOf(rows, first);
		if ('code' in match) {
			problems.push({ ...match, where: { line: first.line } });
			continue;
		}
		const content = contentOf(rows, first);
		// The same match twice in one table, as two rounds of an evening noted by their day, is two matches.
		const count = (counts.get(content) ?? 0) + 1;
		counts.set(content, count);
		const byContent = pastId(count > 1 ? `${content} ${count}` : content);
		const hasLabel = first.match !== '';
		const id = isOwnId(first.match) ? first.match : hasLabel ? pastId(labelledName(rows, first)) : byContent;
		const where = { line: Math.min(...rows.map(({ line }) => line)) };
		matches.set(id, { ...match, id, ...(hasLabel && { earlierId: byContent }), where });
	}
	return {
		matches: asPlayed([...matches.values()]),
		problems: problems.toSorted(byLine),
		others: 0,
		headings: table.headings,
		...(order === undefined && unsure !== undefined && { unsure })
	};
};

/** A table whose last match is of an earlier day than its first begins with the latest, as our own tables do. */
const asPlayed = (matches: readonly PastMatch[]): readonly PastMatch[] =>
	(matches.at(-1)?.began ?? 0) < (matches[0]?.began ?? 0)
		? inPlaces(matches.toReversed()).toReversed()
		: inPlaces(matches);

const lineOf = ({ where }: Problem): number => (where && 'line' in where ? where.line : 0);
const byLine = (a: Problem, b: Problem): number => lineOf(a) - lineOf(b);
