/** The table in words alone: what an action did, what is awaited, and the keys. */
import { sides, type Side } from '../../sides.ts';
import type { Change, SpokenWords } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { Action } from '../rules/actions.ts';
import { cells, isWhole } from '../rules/garden.ts';
import { bindingTile, legalCells, playerOf } from '../rules/position.ts';
import { playUnderWay, tableStatus } from '../rules/round.ts';
import type { RoundPlayed, State } from '../rules/state.ts';
import type { TileId } from '../rules/tiles.ts';
import {
	nextRoundText,
	toTake,
	winNowText,
	resultEntryHint,
	resultHow,
	resultTitle,
	resultValue
} from './table.ts';
import { placeName, tileName } from './names.ts';

type Names = readonly string[];

/** @returns the score of both players: "Léa 9, Tom 0"; empty for a single round. */
const scoreText = ({ options, points, wins }: State, names: Names): string => {
	if (options.mode === 'single') return '';
	const scores = options.mode === 'points' ? points : wins;
	return sides.map((side) => `${names[side] ?? ''}\u00a0${scores[side]}`).join(', ');
};

const takesText = (seat: Side, tile: TileId | undefined, names: Names): string =>
	tile ? m.geisha_said_takes({ name: names[seat] ?? '', tile: tileName(tile) }) : '';

/**
 * @returns the move that ended the round, if it was entered by moves, its result and the score. How a single round
 * was won is left out: the reason of the match, which is told next, says so.
 */
const roundText = ({ number, result, record }: RoundPlayed, state: State, names: Names): string => {
	const isWholeMatch = state.options.mode === 'single' && tableStatus(state).code === 'over';
	const isByMoves = record.kind === 'garden';
	return asSentences([
		isByMoves ? takesText(playerOf(record.starter, record.moves.length - 1), bindingTile(record), names) : '',
		isWholeMatch && isByMoves ? '' : resultTitle(number, result, names),
		isWholeMatch ? '' : resultHow(result, names),
		resultValue(result, state.options),
		scoreText(state, names)
	]);
};

/** @returns the tiles that were laid, each with its place. */
const laidText = (before: readonly TileId[], after: readonly TileId[]): string =>
	asSentences(
		after
			.slice(before.length)
			.map((tile, index) =>
				m.geisha_said_tile({ place: placeName(cells[before.length + index] ?? 0), tile: tileName(tile) })
			)
	);

const layoutText = (before: readonly TileId[], after: readonly TileId[]): string => {
	if (after.length === 0) return m.geisha_said_cleared();
	const [one, other, ...more] = after.filter((tile, cell) => before[cell] !== tile);
	return isWhole(before) && one && other && more.length === 0
		? asSentences([m.geisha_said_exchanged({ one: tileName(one), other: tileName(other) })])
		: m.geisha_said_laid();
};

const what = ({ before, action, after }: Change<State, Action>, names: Names): string => {
	switch (action.type) {
		case 'starter':
			return asSentences([m.geisha_table_starts({ name: names[action.seat] ?? '' })]);
		case 'way':
			return asSentences([action.way === 'garden' ? m.geisha_table_to_garden() : m.geisha_way_result()]);
		case 'tile':
			return laidText(before.draft.layout, after.draft.layout);
		case 'layout':
			return layoutText(before.draft.layout, after.draft.layout);
		case 'move':
			return takesText(action.seat, after.draft.layout[action.cell], names);
		case 'round': {
			const round = after.rounds.at(-1);
			return round ? roundText(round, after, names) : '';
		}
	}
};

const next = (from: State, to: State, names: Names): string => {
	const status = tableStatus(to);
	const starter = names[to.starter] ?? '';
	if (status.code === 'over') return '';
	// The garden of the round that has ended stays on the table until the players go on.
	if (to.rounds.length > from.rounds.length) return nextRoundText(to, names);
	switch (status.code) {
		case 'result':
			return resultEntryHint(to.options);
		case 'laying':
			return m.geisha_table_laying_next({ place: placeName(status.next) });
		case 'first-move':
			return m.geisha_said_first_move({ name: starter });
		case 'turn':
			return asSentences([
				m.geisha_said_turn({ name: names[status.seat] ?? '', ...toTake(status.binding) }),
				winNowText(to),
				m.geisha_legal_tiles({ n: legalCells(playUnderWay(to)).length })
			]);
	}
};

export const spokenWords: SpokenWords<State, Action> = {
	what,
	next,
	progress: ({ rounds, options }) =>
		options.mode === 'single' ? '' : m.geisha_round_number({ round: rounds.length + 1 }),
	keys: () => [
		{ keys: m.geisha_keys_place(), does: m.geisha_keys_place_does() },
		{ keys: '0', does: m.geisha_keys_main_does() }
	]
};
