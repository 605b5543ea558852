/** The CSV table of all matches that are over: a row for each match and player. `docs/csv.md` describes its columns. */
import * as v from 'valibot';
import type { Game } from '$lib/games/game';
import { loadGame, metas } from '$lib/games/registry';
import type { Entry } from '$lib/match/entry';
import { matches } from '$lib/matches/matches.svelte';
import type { EndedRow } from '$lib/matches/played';
import { factsIn } from '$lib/store/lists/row';
import { shortTasks } from '$lib/store/db/short-tasks';
import { readLines } from '$lib/store/lines/read-line';
import { byteOrderMark, lineOf, type Cell, type CsvFormat } from '$lib/share/csv';
import { endOf, isEndedRow, isNoted, isoOf, resultCodeOf } from './ended-match';
import { personFinder, type PersonAt } from './person-finder';

/** How a file is made. */
interface MakingOptions {
	/** Called with the share that is done, from 0 to 1. */
	readonly onprogress?: (share: number) => void;
	/** Cancels it: no file is made then. */
	readonly signal?: AbortSignal;
}

/** The names of the columns that every match has. */
export const matchHeads: readonly string[] = [
	...['match', 'game', 'began', 'ended', 'minutes', 'place', 'note', 'seat', 'player', 'player_id'],
	...['person', 'person_id', 'score', 'max', 'result', 'began_match', 'rounds', 'kind', 'options', 'noted']
];

/** A fact of a game, which is a column. */
interface FactColumn {
	readonly game: string;
	readonly name: string;
}

/** @returns the name of a fact's column: `koikoi_month`. */
export const factHead = ({ game, name }: FactColumn): string => `${game}_${name}`;

/** @returns a fact of a match for a seat: what is the seat's and what is the table's, added up; empty where there is none. */
const factCell = ({ game, record }: EndedRow, seat: number, column: FactColumn): Cell => {
	const own = factsIn(record).filter(
		(fact) => fact.name === column.name && (fact.seat === undefined || fact.seat === seat)
	);
	return game !== column.game || own.length === 0 ? '' : own.reduce((sum, { value }) => sum + value, 0);
};

/**
 * @param options the options of the match; undefined where its start cannot be read.
 * @returns a row for each player of a match; a score that all players share is in each row.
 */
export const matchRows = (
	row: EndedRow,
	options: unknown,
	personAt: PersonAt,
	facts: readonly FactColumn[]
): readonly (readonly Cell[])[] => {
	const { outcome, record, standing } = row;
	return row.players.map((player, seat) => {
		const person = personAt(player);
		return [
			...[row.id, row.game, isoOf(row.started), isoOf(endOf(row)), record.minutes],
			...[row.place ?? '', row.note ?? ''],
			...[seat + 1, player.name, player.id, person?.name ?? '', person?.id ?? ''],
			...[standing.scores[seat] ?? standing.scores[0] ?? '', standing.max ?? ''],
			...[resultCodeOf(row, seat), record.starter === seat ? 1 : 0, record.rounds, record.like],
			...[options === undefined ? '' : JSON.stringify(options), isNoted(outcome) ? 1 : 0],
			...facts.map((column) => factCell(row, seat, column))
		];
	});
};

/** How many matches are made into text between two looks at the signal. */
const batch = 100;

/** @returns the options as the game names them now, whatever version of it the match was begun with. */
const optionsOf = (line: readonly Entry[] = [], game: Game | undefined): unknown => {
	const start = line.find((entry) => entry.kind === 'start');
	const parsed = start && game && v.safeParse(game.options.schema, start.options);
	return parsed?.success ? parsed.output : start?.options;
};

/**
 * Makes the file.
 *
 * @throws {Trouble} when the store cannot be read.
 * @throws {DOMException} an `AbortError`, when it is cancelled.
 */
export const matchesCsv = async (
	format: CsvFormat,
	{ onprogress = () => undefined, signal }: MakingOptions = {}
): Promise<Blob> => {
	const rows = (await matches.ready()).filter(isEndedRow);
	const personAt = personFinder(matches.players);
	const played = metas.filter(({ id }) => rows.some(({ game }) => game === id));
	const games = new Map(await Promise.all(played.map(async ({ id }) => [id, await loadGame(id)] as const)));
	const facts = [...games].flatMap(([game, loaded]) =>
		(loaded?.records.names ?? []).map((name) => ({ game, name }))
	);
	const pause = shortTasks();
	const pieces = [byteOrderMark + lineOf([...matchHeads, ...facts.map(factHead)], format)];
	for (let from = 0; from < rows.length; from += batch) {
		signal?.throwIfAborted();
		const some = rows.slice(from, from + batch);
		const lines = await readLines(some.map(({ id }) => id));
		for (const row of some) {
			const options = optionsOf(lines.get(row.id), games.get(row.game));
			for (const cells of matchRows(row, options, personAt, facts)) pieces.push(lineOf(cells, format));
			await pause();
		}
		onprogress(Math.min(1, (from + batch) / rows.length));
	}
	signal?.throwIfAborted();
	return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
};
