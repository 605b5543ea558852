/** What the table says of a round: places, results and the mode of the match. */
import { listed } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { How } from '../rules/actions.ts';
import { columnOf, rowOf, type Cell } from '../rules/cells.ts';
import type { Options } from '../rules/options.ts';
import { otherSide } from '../rules/per-side.ts';
import type { PatternKind } from '../rules/patterns.ts';
import type { RoundResult } from '../rules/state.ts';
import type { TileId } from '../rules/tiles.ts';
import { tileLabel } from './tiles.ts';

/** @returns "row 2, column 3". */
export const placeName = (cell: Cell): string =>
	m.geisha_table_place({ row: rowOf(cell) + 1, column: columnOf(cell) + 1 });

/** How a place is offered: not at all, free to take or not. */
export type Offer = 'none' | 'legal' | 'illegal';

/**
 * @param tile lies there, or lay there before it was taken.
 * @param name of the player whose token stands there.
 * @returns what a place holds, in the words a screen reader says.
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
	const said = { place, tile: tileLabel(tile).toLocaleLowerCase() };
	if (offer === 'none') return m.geisha_table_place_tile(said);
	return offer === 'legal' ? m.geisha_table_place_legal(said) : m.geisha_table_place_illegal(said);
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

/** @returns what a result alone takes: the tiles left are asked only where they are points. */
export const howResult = ({ mode }: Options): string =>
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

/** @returns how: "Four geishas together: a row and a square." */
export const resultHow = ({ how, winner, patterns }: RoundResult, names: readonly string[]): string => {
	if (how === 'block' && winner !== null)
		return m.geisha_result_block({ name: names[otherSide(winner)] ?? '' });
	if (how === 'full-board') return m.geisha_result_full_board();
	if (how === 'drawn') return m.geisha_result_full_drawn();
	if (patterns.length === 0) return m.geisha_result_pattern();
	// Two squares are said as squares once: the garden shows them both.
	const shown = [...new Set(patterns.map(({ kind }) => kinds[kind]()))];
	return m.geisha_result_patterns({ patterns: listed(shown) });
};

/** @returns what it brought: "+9 points", or the tiles left where points do not count; nothing where it was not asked. */
export const resultValue = ({ winner, left }: RoundResult, { mode }: Options): string => {
	if (left === null) return '';
	return mode === 'points' && winner !== null
		? m.geisha_result_points({ points: m.geisha_points({ n: left }) })
		: m.geisha_tiles_left({ n: left });
};

/** @returns the whole of it in one line. */
export const resultLine = (
	number: number,
	result: RoundResult,
	names: readonly string[],
	options: Options
): string =>
	[resultTitle(number, result, names), resultHow(result, names), resultValue(result, options)]
		.filter(Boolean)
		.join(' · ');
