/** Makes matches of the rows of a file, which tell one player of a match each (`docs/past-plays.md`). */
import * as v from 'valibot';
import type { Game } from '$lib/games/game';
import { metaOf } from '$lib/games/registry';
import { inDay, isDayOnly } from '$lib/i18n/day-only';
import { idSchema, maxNoteLength, maxPlaceLength, foldedName, tidyName } from '$lib/match/entry';
import { parsed } from '$lib/store/backup/file-format';
import { isGuest } from '$lib/store/players/player';
import { cutTo, isTicked, plain, readMinutes, readResult, readScore, type ToldResult } from './cells';
import type { Column } from './columns';
import { readDate, type DateOrder, type ToldDate } from './dates';
import { pastId, resultOf, type PastMatch, type PastPlayer, type Reading, type ToldEnd } from './past-match';
import type { Problem, ProblemCode } from './problem-words';
import type { TableRow } from './spreadsheet';

/** What the rows are read by. */
interface Context {
	readonly games: readonly Game[];
	/** In milliseconds since 1970. */
	readonly now: number;
	readonly order?: DateOrder | undefined;
}

/** A row of which every cell could be read. */
interface ReadRow extends ToldEnd {
	readonly game: Game;
	readonly date: ToldDate;
	readonly player: PastPlayer;
}

/** @returns the game that a text names, in any spelling, by its id or as it is called in its editions. */
export const gameNamed = (text: string, games: readonly Game[]): Game | undefined =>
	games.find(({ id }) => {
		const { name = id, otherNames = [] } = metaOf(id) ?? {};
		return [id, name, ...otherNames].some((known) => plain(known) === plain(text));
	});

/** @returns how the match ended for a player where the winner is named, or a word stands that it was drawn. */
const resultFrom = (winner: string, name: string): ToldResult | undefined => {
	if (winner === '') return undefined;
	if (foldedName(winner) === foldedName(name)) return 'won';
	return readResult(winner) === 'drawn' ? 'drawn' : 'lost';
};

const readOptions = (text: string): unknown => (text === '' ? undefined : (parsed(text) ?? 'bad'));

/** Clocks differ: a match may begin so many milliseconds after now. */
const ahead = 86_400_000;

/**
 * The rows of one match are those with the same `match`, or of the same place where all of it stands there. Of others,
 * they are those that follow each other with the same game and time, until a player would sit there twice.
 */
const groupsOf = (rows: readonly TableRow[]): readonly (readonly TableRow[])[] => {
	const groups: TableRow[][] = [];
	const byLabel = new Map<string, TableRow[]>();
	let last: { readonly key: string; readonly rows: TableRow[]; readonly names: Set<string> } | undefined;
	for (const row of rows) {
		const name = foldedName(row.at('player'));
		const label = row.isWhole ? JSON.stringify(row.where) : row.at('match') && `match ${row.at('match')}`;
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

/** Whether a text is the id of a match that the app has made, and not just a number in somebody's table. */
const isOwnId = (text: string): boolean => /^(?:past-)?[0-9a-f]{32}$/.test(text);

/**
 * @returns the text that names a match: the same in whatever order its rows stand. A label stays the same where a
 *   result is corrected, but labels begin anew in other files, so the day and the people are of the name.
 */
const nameOf = (rows: readonly ReadRow[], { game, date }: ReadRow, label: string): string => {
	const people = rows.map(({ player }) => foldedName(player.name)).sort();
	if (label !== '') return JSON.stringify(['csv label', label, game.id, date.key, people]);
	const ends = rows.map(({ player, score = null, result = null }) =>
		JSON.stringify([foldedName(player.name), score, result])
	);
	return JSON.stringify(['csv', game.id, date.key, ends.sort()]);
};

/**
 * @param countOf how often a name has come, this time included.
 * @returns the match of some rows, or everything that is wrong in them.
 */
const matchOf = (
	rows: readonly TableRow[],
	{ games, now, order }: Context,
	countOf: (name: string) => number
): PastMatch | readonly Problem[] => {
	const problems: Problem[] = [];
	const tell = (row: TableRow | undefined, code: ProblemCode, text = ''): void => {
		if (row) problems.push({ code, where: row.where, ...(text !== '' && { text }) });
	};
	/** A value that is not what its column holds is told, and read as none. */
	const checked = <Value>(
		row: TableRow | undefined,
		column: Column,
		code: ProblemCode,
		read: (text: string) => Value | 'bad'
	): Value | undefined => {
		const value = read(row?.at(column) ?? '');
		if (value !== 'bad') return value;
		tell(row, code, row?.at(column));
		return undefined;
	};
	const read = rows.flatMap((row): readonly ReadRow[] => {
		const game = gameNamed(row.at('game'), games);
		if (!game) tell(row, row.at('game') === '' ? 'no-game' : 'unknown-game', row.at('game'));
		const date = checked(row, 'began', 'bad-date', (text) => readDate(text, order));
		if (row.at('began') === '') tell(row, 'no-date');
		if (date && date.at > now + ahead) tell(row, 'future-date', row.at('began'));
		const [name, id] = [tidyName(row.at('player')), row.at('player_id')];
		if (foldedName(name) === '' && !isGuest({ id })) tell(row, 'no-player');
		const score = checked(row, 'score', 'bad-score', readScore);
		const word = checked(row, 'result', 'bad-result', readResult);
		const result = word ?? (game?.records.isTogether ? undefined : resultFrom(row.at('winner'), name));
		if (!game || !date) return [];
		const own = isGuest({ id }) ? { isGuest: true as const } : v.is(idSchema, id) ? { id } : {};
		return [{ game, date, player: { name, ...own }, score, result }];
	});
	/** What tells of the match as a whole may stand in any of its rows. */
	const tellingOf = (column: Column): TableRow | undefined => rows.find((row) => row.at(column) !== '');
	const textOf = (column: Column): string => tellingOf(column)?.at(column) ?? '';
	const max = checked(tellingOf('max'), 'max', 'bad-score', readScore);
	const minutes = checked(tellingOf('minutes'), 'minutes', 'bad-minutes', readMinutes);
	const options = checked(tellingOf('options'), 'options', 'bad-options', readOptions);
	const [first] = read;
	if (!first || problems.length > 0) return problems;
	const { game, date } = first;
	const { min, max: most } = metaOf(game.id)?.seats ?? { min: 2, max: 2 };
	const wrong = (code: ProblemCode, text?: string): readonly Problem[] => {
		tell(rows[0], code, text);
		return problems;
	};
	if (read.some((row) => row.game !== game || row.date.key !== date.key)) return wrong('mixed');
	if (read.length < min || read.length > most) return wrong('players', game.id);
	const players = read.map(({ player }) => player);
	const names = players.map(({ name }) => foldedName(name));
	const twice = names.findIndex((name, seat) => name !== '' && names.indexOf(name) < seat);
	if (twice >= 0) return wrong('same-player', players[twice]?.name);
	const usual = game.start(Object.values(game.options.presets)[0], read.length);
	const result = resultOf(read, game.records.isTogether, max ?? game.records.standing(usual).max);
	if (typeof result === 'string') return wrong(result);
	const label = textOf('match');
	const name = nameOf(read, first, label);
	// The same match twice in one table without a label, as two rounds of an evening noted by their day, is two matches.
	const count = label === '' ? countOf(name) : 1;
	const starter = rows.findIndex((row) => isTicked(row.at('began_match')));
	return {
		where: rows[0]?.where ?? { line: 1 },
		id: isOwnId(label) ? label : pastId(count > 1 ? `${name} ${count}` : name),
		game: game.id,
		began: date.at,
		players,
		noted: { ...result, ...(minutes !== undefined && { minutes }), ...(starter >= 0 && { starter }) },
		place: cutTo(textOf('place'), maxPlaceLength),
		note: cutTo(textOf('note'), maxNoteLength),
		...{ max, options, kind: textOf('kind') }
	};
};

/** Gives the matches of a day without times a place each, as they follow each other. */
const inPlaces = (matches: readonly PastMatch[]): readonly PastMatch[] => {
	const placed = new Map<number, number>();
	return matches.map((match) => {
		if (!isDayOnly(match.began)) return match;
		const place = placed.get(match.began) ?? 0;
		placed.set(match.began, place + 1);
		return { ...match, began: inDay(match.began, place) };
	});
};

/** @returns the matches that can be made of the rows, in their order, and what is wrong with the others. */
export const readRows = (
	rows: readonly TableRow[],
	context: Context
): Pick<Reading, 'matches' | 'problems'> => {
	const counts = new Map<string, number>();
	const countOf = (name: string): number => {
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		return count;
	};
	const byId = new Map<string, PastMatch>();
	/** Where all of a match stands in one place, what is wrong there for all players is told once. */
	const problems = new Map<string, Problem>();
	for (const group of groupsOf(rows)) {
		const match = matchOf(group, context, countOf);
		if ('id' in match) byId.set(match.id, match);
		else for (const problem of match) problems.set(JSON.stringify(problem), problem);
	}
	const matches = [...byId.values()];
	// A table whose last match is of an earlier day than its first begins with the latest, as our own tables do.
	const isTurned = (matches.at(-1)?.began ?? 0) < (matches[0]?.began ?? 0);
	return {
		matches: isTurned ? inPlaces(matches.toReversed()).toReversed() : inPlaces(matches),
		problems: [...problems.values()]
	};
};
