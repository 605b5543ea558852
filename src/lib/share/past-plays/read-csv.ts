/** Reads a table of past matches: a row for each player of each match, or one for each match (`docs/csv.md`). */
import * as v from 'valibot';
import { idSchema } from '$lib/match/entry';
import { foldedName, tidyName } from '$lib/match/names';
import { isGuest } from '$lib/store/players/player';
import { isTicked, plain, readMinutes, readResult, readScore, type ToldResult } from './cells';
import type { Column } from './columns';
import { orderIn, readDate, type DateOrder } from './dates';
import {
	gameNamed,
	inPlaces,
	isAhead,
	matchTold,
	pastId,
	type Answers,
	type KnownGame,
	type PastMatch,
	type Reading,
	type ToldMatch,
	type ToldSeat
} from './past-match';
import type { Problem, ProblemCode } from './problem-words';
import { tableOf, type TableRow } from './table';

/** A row of which every cell could be read. */
interface ReadRow {
	readonly line: number;
	/** The text in `match`. */
	readonly label: string;
	readonly game: KnownGame;
	readonly seat: ToldSeat;
	/** What the row tells of the match; any of its rows may tell it. */
	readonly told: Omit<ToldMatch, 'seats'>;
}

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
	{ line, at }: TableRow,
	games: readonly KnownGame[],
	now: number,
	order?: DateOrder
): ReadRow | readonly Problem[] => {
	const problems: Problem[] = [];
	const tell = (code: ProblemCode, column: Column): void => {
		problems.push({ code, column, where: { line }, ...(at(column) !== '' && { text: at(column) }) });
	};
	/** A value that is not what its column holds is told, and read as none. */
	const checked = <Value>(
		column: Column,
		code: ProblemCode,
		read: (text: string) => Value | 'bad'
	): Value | undefined => {
		const value = read(at(column));
		if (value !== 'bad') return value;
		tell(code, column);
		return undefined;
	};
	const game = gameNamed(at('game'), games);
	if (!game) tell(at('game') === '' ? 'no-game' : 'unknown-game', 'game');
	const date = checked('began', 'bad-date', (text) => readDate(text, order));
	if (at('began') === '') tell('no-date', 'began');
	if (date && isAhead(date, now)) tell('future-date', 'began');
	const name = tidyName(at('player'));
	if (foldedName(name) === '') tell('no-player', 'player');
	const id = at('player_id');
	const score = checked('score', 'bad-score', readScore);
	const max = checked('max', 'bad-score', readScore);
	const word = checked('result', 'bad-result', readResult);
	const result = word ?? (game?.isTogether ? undefined : resultFrom(at('winner'), name));
	const minutes = checked('minutes', 'bad-minutes', readMinutes);
	const options = checked('options', 'bad-options', optionsIn);
	if (problems.length > 0 || !game || !date) return problems;
	const player = isGuest({ id })
		? { name, isGuest: true as const }
		: { name, ...(v.is(idSchema, id) && { id }) };
	return {
		...{ line, label: at('match'), game },
		seat: { player, score, result, began: isTicked(at('began_match')) },
		told: { date, minutes, max, options, place: at('place'), note: at('note'), kind: at('kind') }
	};
};

/**
 * The rows of one match are those with the same `match`, or of the same line where a line is a match. Of others, they
 * are those that follow each other with the same game and time, until a player would sit there twice.
 */
const groupsOf = (rows: readonly TableRow[]): readonly (readonly TableRow[])[] => {
	const groups: TableRow[][] = [];
	const byLabel = new Map<string, TableRow[]>();
	let last: { readonly key: string; readonly rows: TableRow[]; readonly names: Set<string> } | undefined;
	for (const row of rows) {
		const name = foldedName(row.at('player'));
		const label = row.isWhole ? `line ${row.line}` : row.at('match') && `match ${row.at('match')}`;
		const key = JSON.stringify([plain(row.at('game')), row.at('began')]);
		const follows = last?.key === key && !last.names.has(name);
		const open = label ? byLabel.get(label) : follows ? last?.rows : undefined;
		const group = open ?? [];
		if (!open) groups.push(group);
		group.push(row);
		if (label) byLabel.set(label, group);
		last = label ? undefined : { key, rows: group, names: (follows ? last?.names : undefined) ?? new Set() };
		last?.names.add(name);
	}
	return groups;
};

/** @returns the match of some rows, or what is wrong with it. */
const matchOf = (rows: readonly ReadRow[], { game, told }: ReadRow): ReturnType<typeof matchTold> => {
	if (rows.some((row) => row.game.id !== game.id || row.told.date.key !== told.date.key))
		return { code: 'mixed' };
	const firstOf = <Key extends keyof ReadRow['told']>(key: Key): ReadRow['told'][Key] =>
		rows.map((row) => row.told[key]).find((value) => value !== undefined && value !== '') ?? told[key];
	return matchTold(game, {
		...{ date: told.date, seats: rows.map(({ seat }) => seat) },
		...{ minutes: firstOf('minutes'), max: firstOf('max'), options: firstOf('options') },
		...{ place: firstOf('place'), note: firstOf('note'), kind: firstOf('kind') }
	});
};

/** Whether a text is the id of a match that the app has made, and not just a number in somebody's table. */
const isOwnId = (text: string): boolean => /^(?:past-)?[0-9a-f]{32}$/.test(text);

/**
 * @param countOf how often a text has come, this time included.
 * @returns what names a match: the same in whatever order its rows stand. A label stays the same where a result is
 *   corrected, but labels begin anew in other files, so the day and the people are of the name. The same match twice in
 *   one table without a label, as two rounds of an evening noted by their day, is two matches.
 */
const idsOf = (
	rows: readonly ReadRow[],
	{ game, label, told }: ReadRow,
	countOf: (text: string) => number
): Pick<PastMatch, 'id' | 'contentId'> => {
	const ends = rows.map(({ seat }) => [
		foldedName(seat.player.name),
		seat.score ?? null,
		seat.result ?? null
	]);
	const texts = ends.map((end) => JSON.stringify(end)).sort();
	const content = JSON.stringify(['csv', game.id, told.date.key, texts]);
	const count = countOf(content);
	const contentId = pastId(count > 1 ? `${content} ${count}` : content);
	if (label === '') return { id: contentId };
	const people = ends.map(([name]) => name).sort();
	const labelled = JSON.stringify(['csv label', label, game.id, told.date.key, people]);
	return { id: isOwnId(label) ? label : pastId(labelled), contentId };
};

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
	const countOf = (content: string): number => {
		counts.set(content, (counts.get(content) ?? 0) + 1);
		return counts.get(content) ?? 1;
	};
	const matches = new Map<string, PastMatch>();
	for (const group of groupsOf(table.rows)) {
		const read = group.map((row) => readRow(row, games, now, order));
		const rows = read.filter((row): row is ReadRow => 'line' in row);
		problems.push(...read.flatMap((row) => ('line' in row ? [] : row)));
		const [first] = rows;
		if (!first || rows.length < read.length) continue;
		const match = matchOf(rows, first);
		const where = { line: first.line };
		if ('code' in match) {
			problems.push({ ...match, where });
			continue;
		}
		const ids = idsOf(rows, first, countOf);
		matches.set(ids.id, { ...match, ...ids, where });
	}
	return {
		matches: asPlayed([...matches.values()]),
		problems: onceByLine(problems),
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

/** Where a line is a match, what is wrong in a cell for all players is told once. */
const onceByLine = (problems: readonly Problem[]): readonly Problem[] => {
	const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
	const lineOf = ({ where }: Problem): number => (where && 'line' in where ? where.line : 0);
	return [...byText.values()].toSorted((a, b) => lineOf(a) - lineOf(b));
};
