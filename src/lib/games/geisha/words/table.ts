/** The words for places, results of rounds and the mode of the match. */
import { otherSide } from '../../sides.ts';
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { How } from '../rules/actions.ts';
import { columnOf, rowOf, type Cell } from '../rules/cells.ts';
import type { Options } from '../rules/options.ts';
import type { PatternKind } from '../rules/patterns.ts';
import type { RoundResult } from '../rules/state.ts';
import type { TileId } from '../rules/tiles.ts';
import { tileLabel } from './tiles.ts';

/** @returns "row 2, column 3". */
export const placeName = (cell: Cell): string =>
	m.geisha_table_place({ row: rowOf(cell) + 1, column: columnOf(cell) + 1 });

/** Whether the next player may take a tile; `none` if nothing is offered at all. */
export type Offer = 'none' | 'legal' | 'illegal';

/**
 * @param tile the tile that lies on the place, or lay there before it was taken
 * @param name the name of the player whose token is there
 * @returns the label of a place for screen readers
 */
export const placeLabel = (
	cell: Cell,
	tile: TileId | undefined,
	name: string | undefined,
	offer: Offer
): string => {
	const place = placeName(cell);
	if (name !== undefined) return m.geisha_table_place_token({ place, name });
	if (tile === undefined) return m.geisha_table_place_empty({ place });
	const params = { place, tile: tileLabel(tile).toLowerCase() };
	if (offer === 'none') return m.geisha_table_place_tile(params);
	return offer === 'legal' ? m.geisha_table_place_legal(params) : m.geisha_table_place_illegal(params);
};

/** @returns what ends the match: "first to 10 points". */
export const modeWords = ({ mode, wins, target }: Options): string => {
	if (mode === 'single') return m.geisha_one_round();
	return mode === 'points' ? m.geisha_table_to_points({ target }) : m.geisha_table_to_wins({ n: wins });
};

const kinds: Readonly<Record<PatternKind, () => string>> = {
	row: m.geisha_kind_row,
	column: m.geisha_kind_column,
	diagonal: m.geisha_kind_diagonal,
	square: m.geisha_kind_square
};

/** @returns how to enter a round by its result; the tiles left are only asked in points mode. */
export const resultEntryHint = ({ mode }: Options): string =>
	mode === 'points' ? m.geisha_table_how_result_points() : m.geisha_table_how_result();

/** The short name of each end: "four together", "a block". */
export const howNames: Readonly<Record<How, () => string>> = {
	pattern: m.geisha_how_pattern,
	block: m.geisha_how_block,
	'full-board': m.geisha_how_full_board,
	drawn: m.geisha_how_drawn
};

/** @returns who won the round: "Léa wins round 3". */
export const resultTitle = (number: number, { winner }: RoundResult, names: readonly string[]): string =>
	winner === null
		? m.geisha_result_drawn({ round: number })
		: m.geisha_result_wins({ name: names[winner] ?? '', round: number });

/** @returns how a round was won: "Four geishas together: a row and a square." */
export const resultHow = ({ how, winner, patterns }: RoundResult, names: readonly string[]): string => {
	if (how === 'block' && winner !== null)
		return m.geisha_result_block({ name: names[otherSide(winner)] ?? '' });
	if (how === 'full-board') return m.geisha_result_full_board();
	if (how === 'drawn') return m.geisha_result_full_drawn();
	if (patterns.length === 0) return m.geisha_result_pattern();
	// Two patterns of one kind are named once, since the garden shows both.
	const shown = [...new Set(patterns.map(({ kind }) => kinds[kind]()))];
	return m.geisha_result_patterns({ patterns: joinList(shown) });
};

/**
 * @returns what a round brought: "+9 points", outside points mode the tiles left; empty if they were not
 * asked
 */
export const resultValue = ({ winner, left }: RoundResult, { mode }: Options): string => {
	if (left === null) return '';
	return mode === 'points' && winner !== null
		? m.geisha_result_points({ points: m.geisha_points({ n: left }) })
		: m.geisha_tiles_left({ n: left });
};

/** @returns the result of a round in one line. */
export const resultLine = (
	number: number,
	result: RoundResult,
	names: readonly string[],
	options: Options
): string =>
	[resultTitle(number, result, names), resultHow(result, names), resultValue(result, options)]
		.filter(Boolean)
		.join(' · ');
