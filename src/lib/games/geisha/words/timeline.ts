/** The words for rounds looked back on: their list, the moves of a replay, and its analysis. */
import type { Side } from '../../sides.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import type { Action, GardenRecord } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { playerOf } from '../rules/position.ts';
import { winnerOf } from '../rules/solver/turning-points.ts';
import type { Verdict, VerdictValue } from '../rules/solver/verdicts.ts';
import type { RoundResult, State } from '../rules/state.ts';
import { tileName } from './names.ts';
import { resultHow, resultValue } from './table.ts';

type Names = readonly string[];

/**
 * @returns the last move before a position: "Move 3 of 7: Léa takes the maple with the bird." @param ply how
 * many moves were made
 */
export const positionText = (record: GardenRecord, ply: number, names: Names): string => {
	const { starter, layout, moves } = record;
	const cell = moves[ply - 1];
	const tile = cell === undefined ? undefined : layout[cell];
	if (tile === undefined) return m.geisha_replay_start({ name: names[starter] ?? '' });
	const name = names[playerOf(starter, ply - 1)] ?? '';
	return m.geisha_replay_move({ move: ply, moves: moves.length, name, tile: tileName(tile) });
};

/** @returns the end of a round as a sentence. */
export const endText = (result: RoundResult, names: Names): string =>
	result.winner === null
		? m.geisha_replay_drawn({ how: resultHow(result, names) })
		: m.geisha_replay_won({ name: names[result.winner] ?? '', how: resultHow(result, names) });

/** @returns who wins under perfect play: "Léa wins if both play perfectly." */
export const verdictText = (value: VerdictValue, starter: Side, names: Names): string => {
	const winner = winnerOf(value, starter);
	return winner === null ? m.geisha_analysis_draw() : m.geisha_analysis_wins({ name: names[winner] ?? '' });
};

/**
 * @returns whether the move made in a position kept its value; empty if the verdict is of no move of the
 * round
 */
export const moveText = (
	{ ply, keeping }: Verdict,
	{ moves, starter }: GardenRecord,
	names: Names
): string => {
	const move = moves[ply];
	const name = names[playerOf(starter, ply)] ?? '';
	if (move === undefined) return '';
	const kept = keeping.includes(move);
	const n = keeping.length;
	return kept ? m.geisha_analysis_kept({ name, n }) : m.geisha_analysis_lost({ name, n });
};

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: m.geisha_milestones,
	none: m.geisha_milestones_none,
	heading: (number) => m.geisha_milestone({ number }),
	line: ({ before, after, options, names }) => {
		const result = after.rounds[before.rounds.length]?.result;
		if (!result) return '';
		const { winner } = result;
		return winner === null
			? resultHow(result, names)
			: [m.result_wins({ name: names[winner] ?? '' }), resultValue(result, options)]
					.filter(Boolean)
					.join('\u00a0· ');
	},
	edit: (number) => m.geisha_milestone_edit({ number }),
	lost: (count) => m.geisha_milestones_lost({ count })
};
