/** Reads a table of past matches: a row for each player of each match (`docs/csv.md`). */
import { idSchema } from '$lib/match/entry';
import { foldedName } from '$lib/match/names';
import { isGuest } from '$lib/store/players/player';
import * as v from 'valibot';
import { orderIn, type DateOrder } from './dates';
import { Gathering } from './gathering';
import { isOwnId, pastId } from './past-id';
import {
	inPlaces,
	refusedReading,
	type KnownGame,
	type PastMatch,
	type PastPlayer,
	type Problem,
	type Reading
} from './past-match';
import { readRow, type ReadRow } from './read-row';
import { rowsOf } from './table-rows';
import { matchTold } from './told-match';

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
const contentOf = (rows: readonly ReadRow[]): string => {
	const [first] = rows;
	const seats = rows.map(({ name, score, result }) => [foldedName(name), score ?? null, result ?? null]);
	const sorted = seats.map((seat) => JSON.stringify(seat)).sort();
	return JSON.stringify(['csv', first?.game.id, first?.date.key, sorted]);
};

/**
 * @param text of the file, without a byte order mark.
 * @param now in milliseconds since 1970.
 * @param answer which of two numbers is the day, for a table whose dates do not tell.
 */
export const readCsv = (
	text: string,
	games: readonly KnownGame[],
	now: number,
	answer?: DateOrder
): Reading => {
	const table = rowsOf(text);
	if ('code' in table) return refusedReading(table.code, table.text);
	const problems: Problem[] = [...table.problems];
	const gathering = new Gathering();
	const { order = answer, unsure } = orderIn(table.rows.map((row) => row.at('began')));
	for (const row of table.rows) {
		const read = readRow(row, games, now, order);
		const isRead = 'line' in read;
		if (!isRead) problems.push(...read);
		gathering.add(row, isRead ? read : undefined);
	}
	const counts = new Map<string, number>();
	const matches = new Map<string, PastMatch>();
	for (const { rows, isBroken } of gathering.groups) {
		const [first] = rows;
		if (isBroken || !first) continue;
		const match = matchOf(rows, first);
		if ('code' in match) {
			problems.push({ ...match, where: { line: first.line } });
			continue;
		}
		const content = contentOf(rows);
		// The same match twice in one table, as two rounds of an evening noted by their day, is two matches.
		const count = (counts.get(content) ?? 0) + 1;
		counts.set(content, count);
		const id = isOwnId(first.match) ? first.match : pastId(count > 1 ? `${content} ${count}` : content);
		const where = { line: Math.min(...rows.map(({ line }) => line)) };
		matches.set(id, { ...match, id, where });
	}
	return {
		matches: asPlayed([...matches.values()]),
		problems: problems.toSorted(byLine),
		others: 0,
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
