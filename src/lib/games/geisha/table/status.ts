/** What the status line says while nothing was refused. */
import { m } from '$lib/i18n/paraglide/messages';
import { cells } from '../cells.ts';
import type { State } from '../state.ts';
import { tableStatus } from '../status.ts';
import { placeName, resultLine } from './words.ts';

/** What a win with the next move would leave: the tile it takes is gone by then (rules: Points). */
const ifNow = ({ options, draft }: State): string => {
	const n = cells.length - draft.moves.length - 1;
	return options.mode === 'points'
		? m.geisha_table_if_now_points({ points: m.geisha_points({ n }) })
		: m.geisha_table_if_now({ tiles: m.geisha_tiles({ n }) });
};

/** @returns what the table waits for; before a round is begun, what came of the one before. */
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
				? `${resultLine(last.number, last.result, names, state.options)} · ${starts}`
				: m.geisha_table_how_result();
		case 'laying':
			return state.draft.layout.length === 0
				? m.geisha_table_how_laying()
				: m.geisha_table_laying_next({ place: placeName(status.next) });
		case 'first-move':
			return m.geisha_table_first_move({ name: nameOf(status.seat) });
		case 'turn':
			return ifNow(state);
	}
};
