/** The words of the table: its places, its status line, the end of a round, and the refusals and lines of a score. */
import { otherSide } from '../../sides.ts';
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Game } from '../../game.ts';
import type { RoundEndText } from '../../views.ts';
import { asBeginning, asSentences, sentenceByCode, type ParamReader } from '../../wording.ts';
import type { How, RefusalCode } from '../rules/actions.ts';
import { cells, type Cell, type PatternKind } from '../rules/garden.ts';
import type { LineCode } from '../rules/match.ts';
import type { Options } from '../rules/options.ts';
import { leftRange } from '../rules/result.ts';
import { tableStatus } from '../rules/round.ts';
import type { RoundPlayed, RoundResult, State } from '../rules/state.ts';
import { tileById, tileIds, type Feature, type Plant, type TileId } from '../rules/tiles.ts';
import { oneFeature, onePlant, placeName, tileLabel, tileName } from './names.ts';

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

/** @returns how to enter a round by its result; the tiles left are only asked in points mode. */
export const resultEntryHint = ({ mode }: Options): string =>
	mode === 'points' ? m.geisha_table_how_result_points() : m.geisha_table_how_result();

/** @returns what the binding tile lets the next player take. */
export const toTake = (binding: TileId): { readonly plant: string; readonly feature: string } => {
	const { plant, feature } = tileById[binding];
	return { plant: onePlant(plant), feature: oneFeature(feature) };
};

/**
 * @returns in points mode, from the first move that can win on, how many points a win with it would bring; empty
 *   before and in other modes. The tile it takes does not count (rules: Points).
 */
export const winNowText = ({ options, draft }: State): string => {
	const n = cells.length - draft.moves.length - 1;
	return options.mode === 'points' && n <= leftRange.pattern.max
		? m.geisha_table_if_now_points({ points: m.geisha_points({ n }) })
		: '';
};

/** @returns what wins a round, until one of the match was won; then empty. */
export const goalText = ({ rounds }: State): string =>
	rounds.some(({ result }) => result.winner !== null) ? '' : m.geisha_table_goal();

/** @returns what the table is waiting for, after a round entered by its result, with that result first. */
export const statusText = (state: State, names: readonly string[]): string => {
	const status = tableStatus(state);
	const nameOf = (seat: number): string => names[seat] ?? '';
	const starts = m.geisha_table_starts({ name: nameOf(state.starter) });
	const last = state.rounds.at(-1);
	switch (status.code) {
		case 'over':
			return '';
		case 'result':
			return last?.record.kind === 'result'
				? `${starts} · ${resultLine(last.number, last.result, names, state.options)}`
				: resultEntryHint(state.options);
		case 'laying':
			return state.draft.layout.length === 0
				? m.geisha_table_how_laying()
				: m.geisha_table_laying_next({ place: placeName(status.next) });
		case 'first-move':
			return m.geisha_table_first_move({ name: nameOf(status.seat) });
		case 'turn':
			return (
				winNowText(state) || m.geisha_table_to_take({ name: nameOf(status.seat), ...toTake(status.binding) })
			);
	}
};

/** The short name of each end: "four together", "a block". */
export const howNames: Readonly<Record<How, () => string>> = {
	pattern: m.geisha_how_pattern,
	block: m.geisha_how_block,
	'full-board': m.geisha_how_full_board,
	drawn: m.geisha_how_drawn
};

const kinds: Readonly<Record<PatternKind, () => string>> = {
	row: m.geisha_kind_row,
	column: m.geisha_kind_column,
	diagonal: m.geisha_kind_diagonal,
	square: m.geisha_kind_square
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

/** @returns what to do before the next round begins. */
export const nextRoundText = ({ rounds, starter }: State, names: readonly string[]): string =>
	asSentences([
		m.geisha_round_end_take_back({ tiles: tileIds.length }),
		m.geisha_round_end_starts({ name: names[starter] ?? '', round: rounds.length + 1 })
	]);

/**
 * @param round the one that is over
 * @param state right after it, while the match goes on
 * @returns what the table tells of it
 */
export const roundEndText = (
	{ number, result }: RoundPlayed,
	state: State,
	names: readonly string[]
): RoundEndText => ({
	title: resultTitle(number, result, names),
	why: asSentences([resultHow(result, names), resultValue(result, state.options)]),
	todo: nextRoundText(state, names)
});

const tile = ({ text }: ParamReader): string => tileName(text('tile') as TileId);
const moves = ({ number }: ParamReader, key = 'moves'): string => m.geisha_moves({ n: number(key) });

const range = ({ number, text }: ParamReader): string => {
	const params = { min: number('min'), max: number('max'), left: number('left') };
	return text('how') === 'block'
		? m.geisha_refusal_left_range_block(params)
		: m.geisha_refusal_left_range_pattern(params);
};

const refusal = sentenceByCode<RefusalCode>({
	'match-over': m.geisha_refusal_match_over,
	'tile-twice': (filling) => m.geisha_refusal_tile_twice({ tile: asBeginning(tile(filling)) }),
	'garden-laid': m.geisha_refusal_garden_laid,
	'garden-incomplete': ({ number }) => m.geisha_refusal_garden_incomplete({ n: number('missing') }),
	'first-move-middle': m.geisha_refusal_first_move_middle,
	'cell-taken': ({ name }) => m.geisha_refusal_cell_taken({ name: name('seat') }),
	'tile-unbound': (filling) =>
		m.geisha_refusal_tile_unbound({
			plant: onePlant(filling.text('plant') as Plant),
			feature: oneFeature(filling.text('feature') as Feature),
			tile: tile(filling)
		}),
	'other-turn': ({ name }) => m.geisha_refusal_other_turn({ name: name('seat') }),
	'ends-round': m.geisha_refusal_ends_round,
	'round-over': (filling) => m.geisha_refusal_round_over({ moves: moves(filling, 'ended') }),
	'round-unfinished': (filling) => m.geisha_refusal_round_unfinished({ moves: moves(filling) }),
	'left-range': range,
	'left-missing': m.geisha_refusal_left_missing,
	parity: ({ name, number }) =>
		m.geisha_refusal_parity({
			winner: name('winner'),
			tiles: m.geisha_tiles_left({ n: number('left') }),
			name: name('told')
		}),
	'full-board-wins': m.geisha_refusal_full_board_wins,
	'full-board-drawn': m.geisha_refusal_full_board_drawn
});

const line = sentenceByCode<LineCode>({
	pattern: ({ number }) => m.geisha_line_pattern({ round: number('round') }),
	block: ({ number }) => m.geisha_line_block({ round: number('round') }),
	'full-board': ({ number }) => m.geisha_line_full_board({ round: number('round') })
});

export const matchWords: Game['words'] = { refusal, line };
