/** Reads a table of past matches: a row for each player of each match, or one for each match (`docs/csv.md`). */
import * as v from 'valibot';
import { idSchema } from '$lib/match/entry';
import { foldedName } from '$lib/match/names';
import { isGuest } from '$lib/store/players/player';
import { plain } from './cells';
import { orderIn } from './dates';
import { isOwnId, pastId } from './past-id';
import {
	inPlaces,
	type Answers,
	type KnownGame,
	type PastMatch,
	type PastPlayer,
	type Reading
} from './past-match';
import type { Problem } from './problem-words';
import { readRow, type ReadRow } from './read-row';
import { tableOf, type TableRow } from './table-rows';
import { matchTold } from './told-match';

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
