/** The words of the table's status line while there is no refusal to show. */
import type { Side } from '../../sides.ts';
import { m } from '$lib/i18n/paraglide/messages';
import { isUntouched } from '../rules/entry.ts';
import { monthName } from './month-names.ts';
import { handOrDrawText } from './settlement.ts';
import { pointsPaid } from './sheet.ts';
import { targetOf, type Options } from '../rules/options.ts';
import type { MonthPlayed, State } from '../rules/state.ts';

/** @returns who deals next and the result of a month; its working stands in the month sheet. */
const recap = (played: MonthPlayed, next: Side, options: Options, names: readonly string[]): string => {
	const { record, oya, settlement } = played;
	const month = monthName(played.month);
	const { winner } = settlement;
	if (winner === null) return handOrDrawText(record, settlement, played.month, oya, options, names);
	const points = m.koikoi_points({ n: pointsPaid(played) });
	const name = names[winner] ?? '';
	if (winner !== next) return m.koikoi_table_recap_other({ next: names[next] ?? '', month, points, name });
	return winner === oya
		? m.koikoi_table_recap_same({ month, points, name })
		: m.koikoi_table_recap({ month, points, name });
};

/**
 * @param names - the players' names by seat, as sentences use them
 * @returns the last call of the current month, or, before anything is entered, the result of the month
 *   before; may be empty
 */
export const statusText = ({ draft, months, oya, options }: State, names: readonly string[]): string => {
	const call = draft.events.at(-1);
	if (call) {
		const name = names[call.seat] ?? '';
		return call.points === null
			? m.koikoi_table_called_bare({ name })
			: m.koikoi_table_called({ name, points: m.koikoi_points({ n: call.points }) });
	}
	const last = months.at(-1);
	return last && isUntouched(draft) ? recap(last, oya, options, names) : '';
};

/** @returns the progress of the match: "month 6 of 12", "month 4, target 50". */
export const progressText = ({ months, options }: State): string => {
	const number = months.length + 1;
	const target = targetOf(options);
	if (target !== null) return m.koikoi_table_progress_target({ number, target });
	return number > options.months
		? m.koikoi_table_progress_extra()
		: m.koikoi_table_progress({ number, of: options.months });
};
