/** Reads what a row of the table says of a player of a match. */
import { foldedName, tidyName } from '$lib/match/names';
import { isTicked, readMinutes, readResult, readScore, readSeat, type ToldResult } from './cells';
import type { Column } from './columns';
import { readDate, type DateOrder, type ToldDate } from './dates';
import { gameNamed, type KnownGame } from './past-match';
import type { ProblemCode, Problem } from './problem-words';
import type { TableRow } from './table-rows';

/** A row of which every cell could be read. */
export interface ReadRow {
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
export const readRow = (
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
