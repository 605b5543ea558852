/** The text of the status line while nothing was refused. */
import { m } from '$lib/i18n/paraglide/messages';
import { cells } from '../rules/cells.ts';
import { leftRange } from '../rules/noted-result.ts';
import type { State } from '../rules/state.ts';
import { tableStatus } from '../rules/status.ts';
import { tileById, type TileId } from '../rules/tiles.ts';
import { resultEntryHint, placeName, resultLine } from './table.ts';
import { oneFeature, onePlant } from './tiles.ts';

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
