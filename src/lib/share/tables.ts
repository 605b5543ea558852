/** The three CSV tables of all matches: matches, facts and rounds. `docs/csv.md` describes their columns. */
import type { Game } from '$lib/games/game';
import { fold, isUnreadable } from '$lib/match/fold';
import type { Entry } from '$lib/match/entry';
import type { MatchRow } from '$lib/store/lists/row';
import type { Cell } from './csv';
import { isEndedRow, isNoted, isoOf, resultCodeOf } from './ended-match';
import type { PersonAt } from './person';

export const tableNames = ['matches', 'facts', 'rounds'] as const;
export type TableName = (typeof tableNames)[number];

/** The names of the columns. */
export const tableHeads: Readonly<Record<TableName, readonly string[]>> = {
	matches: [
		...['match', 'game', 'began', 'ended', 'minutes', 'place', 'note', 'seat', 'player', 'player_id'],
		...['person', 'person_id', 'score', 'max', 'result', 'began_match', 'rounds', 'kind', 'options', 'noted']
	],
	facts: ['match', 'game', 'began', 'fact', 'of', 'seat', 'player', 'person', 'value'],
	rounds: ['match', 'game', 'began', 'round', 'seat', 'player', 'person', 'score_after']
};

/** How a match was begun. */
export interface Begun {
	readonly options: unknown;
	/** The name of its rule set, if it had one. */
	readonly ruleSet?: string;
}

/** What the row of a match does not say. */
export interface Known {
	readonly personAt: PersonAt;
	/** Undefined where the start of the match cannot be read. */
	readonly begun: Begun | undefined;
}

type Rows = readonly (readonly Cell[])[];

/** @returns a row for each player of a finished match; a score that all players share is in each row. */
export const matchRows = (row: MatchRow, { personAt, begun }: Known): Rows => {
	if (!isEndedRow(row)) return [];
	const { outcome, record, standing } = row;
	const options = begun ? JSON.stringify(begun.options) : '';
	return row.players.map((player, seat) => {
		const person = personAt(player);
		return [
			...[row.id, row.game, isoOf(row.started), isoOf(row.changed), record.minutes],
			...[row.place ?? '', row.note ?? ''],
			...[seat + 1, player.name, player.id, person?.name ?? '', person?.id ?? ''],
			...[standing.scores[seat] ?? standing.scores[0] ?? '', standing.max ?? ''],
			...[resultCodeOf(row, seat), record.starter === seat ? 1 : 0, record.rounds, record.like],
			...[options, isNoted(outcome) ? 1 : 0]
		];
	});
};

/** The seat, the name and the person of a player; all empty where it is nobody's. */
const seatCells = (
	{ players }: MatchRow,
	seat: number | undefined,
	{ personAt }: Pick<Known, 'personAt'>
): readonly Cell[] => {
	const player = seat === undefined ? undefined : players[seat];
	if (seat === undefined || !player) return [seat === undefined ? '' : seat + 1, '', ''];
	return [seat + 1, player.name, personAt(player)?.name ?? ''];
};

/** @returns a row for each fact of a match. */
export const factRows = (row: MatchRow, known: Pick<Known, 'personAt'>): Rows =>
	(row.record?.own ?? []).map(({ name, of = '', seat, value }) => [
		...[row.id, row.game, isoOf(row.started), name, of],
		...[...seatCells(row, seat, known), value]
	]);

/** @returns a row for each round and player, with the score after the round. */
export const roundRows = (
	row: MatchRow,
	game: Game,
	entries: readonly Entry[],
	known: Pick<Known, 'personAt'>
): Rows => {
	const folded = fold(game, entries);
	if (isUnreadable(folded)) return [];
	return folded.moves
		.filter(({ action }) => game.isMilestone(action))
		.flatMap(({ after }, index) =>
			game.records
				.standing(after)
				.scores.map((score, seat): readonly Cell[] => [
					...[row.id, row.game, isoOf(row.started), index + 1],
					...[...seatCells(row, game.records.isTogether ? undefined : seat, known), score]
				])
		);
};
