/** The three CSV tables of all matches: matches, facts and rounds. `docs/csv.md` describes their columns. */
import type { Game } from '$lib/games/game';
import { resultsOf } from '$lib/games/outcome';
import { fold, isUnreadable } from '$lib/match/fold';
import type { Entry } from '$lib/match/entry';
import type { MatchRow } from '$lib/store/lists/row';
import { csvOf, type Cell } from './csv';

export const tableNames = ['matches', 'facts', 'rounds'] as const;
export type TableName = (typeof tableNames)[number];

const heads: Readonly<Record<TableName, readonly string[]>> = {
	matches: [
		...['match', 'game', 'began', 'minutes', 'place', 'note', 'seat', 'player', 'player_id', 'score', 'max'],
		...['result', 'began_match', 'rounds', 'kind']
	],
	facts: ['match', 'game', 'began', 'fact', 'of', 'seat', 'player', 'value'],
	rounds: ['match', 'game', 'began', 'round', 'seat', 'player', 'score_after']
};

const isoOf = (at: number): string => new Date(at).toISOString();

/** @returns a row for each player of a finished match; a score that all players share is in each row. */
export const matchRows = (row: MatchRow): readonly (readonly Cell[])[] => {
	const { outcome, record, standing } = row;
	if (!outcome || !record || !standing) return [];
	const results = resultsOf(outcome, row.players.length);
	return row.players.map(({ id, name }, seat) => [
		...[row.id, row.game, isoOf(row.started), record.minutes, row.place ?? '', row.note ?? ''],
		...[seat + 1, name, id, standing.scores[seat] ?? standing.scores[0] ?? '', standing.max ?? ''],
		...[results[seat] ?? 'unfinished', record.starter === seat ? 1 : 0, record.rounds, record.like]
	]);
};

/** @returns a row for each fact of a match. */
export const factRows = (row: MatchRow): readonly (readonly Cell[])[] =>
	(row.record?.own ?? []).map(({ name, of = '', seat, value }) => [
		...[row.id, row.game, isoOf(row.started), name, of],
		...[seat === undefined ? '' : seat + 1, seat === undefined ? '' : (row.players[seat]?.name ?? ''), value]
	]);

/** @returns a row for each round and player, with the score after the round. */
export const roundRows = (
	row: MatchRow,
	game: Game,
	entries: readonly Entry[]
): readonly (readonly Cell[])[] => {
	const folded = fold(game, entries);
	if (isUnreadable(folded)) return [];
	return folded.moves
		.filter(({ action }) => game.isMilestone(action))
		.flatMap(({ after }, index) =>
			game.records
				.standing(after)
				.scores.map((score, seat): readonly Cell[] => [
					...[row.id, row.game, isoOf(row.started), index + 1],
					...(game.records.isTogether ? ['', ''] : [seat + 1, row.players[seat]?.name ?? '']),
					score
				])
		);
};

/** @returns the text of a table's file. */
export const tableOf = (name: TableName, rows: readonly (readonly Cell[])[]): string =>
	csvOf(heads[name], rows);
