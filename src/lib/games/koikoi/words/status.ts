/** What the status line says while nothing was refused. */
import { m } from '$lib/i18n/paraglide/messages';
import { isUntouched } from '../rules/month/entry-checks.ts';
import { monthTitle } from './month-names.ts';
import { chainText, flatText } from './month.ts';
import { targetOf, type Options } from '../rules/options.ts';
import type { MonthPlayed, State } from '../rules/state.ts';

/** @returns what came of a month, in a sentence or two. */
const recap = (
	{ month, record, oya, settlement }: MonthPlayed,
	next: string,
	options: Options,
	names: readonly string[]
): string => {
	const { winner } = settlement;
	const what =
		record.ending.kind === 'stop' ? chainText(settlement) : flatText(record, settlement, oya, options, names);
	return winner === null
		? m.koikoi_table_recap_drawn({ month: monthTitle(month), what })
		: m.koikoi_table_recap({ month: monthTitle(month), name: names[winner] ?? '', what, next });
};

/** @returns the last call of the month under way, or what came of the month before; empty at the very start. */
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

/** @returns how far the match is: "month 6 of 12", "month 4, target 50". */
export const progressText = ({ months, options }: State): string => {
	const number = months.length + 1;
	const target = targetOf(options);
	if (target !== null) return m.koikoi_table_progress_target({ number, target });
	return number > options.months
		? m.koikoi_table_progress_extra()
		: m.koikoi_table_progress({ number, of: options.months });
};
