/** The words of the table's status line while there is no refusal to show. */
import { m } from '$lib/i18n/paraglide/messages';
import { isUntouched } from '../rules/month/entry-checks.ts';
import { monthTitle } from './month-names.ts';
import { chainText, handOrDrawText } from './settlement.ts';
import { targetOf, type Options } from '../rules/options.ts';
import type { MonthPlayed, State } from '../rules/state.ts';

/**
 * @param next - the name of the next Oya
 * @returns the result of a month, in a sentence or two
 */
const recap = (
	{ month, record, oya, settlement }: MonthPlayed,
	next: string,
	options: Options,
	names: readonly string[]
): string => {
	const { winner } = settlement;
	const what =
		record.ending.kind === 'stop'
			? chainText(settlement)
			: handOrDrawText(record, settlement, oya, options, names);
	return winner === null
		? m.koikoi_table_recap_drawn({ month: monthTitle(month), what })
		: m.koikoi_table_recap({ month: monthTitle(month), name: names[winner] ?? '', what, next });
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
	return last && isUntouched(draft) ? recap(last, names[oya] ?? '', options, names) : '';
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
