/** A list of matches by evening. */
import { wholeDay, weekday } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { MatchRow } from '$lib/store/lists/row';
import { eveningOf, partOf } from '../evening';
import { under } from '../tally';

export interface Evening {
	readonly key: string;
	readonly rows: readonly MatchRow[];
}

/** @param rows newest first. @returns each evening once, also where a row has moved while the list was read. */
export const eveningsOf = (rows: readonly MatchRow[]): readonly Evening[] => {
	const rowsByEvening = new Map<string, MatchRow[]>();
	for (const row of rows) under(rowsByEvening, eveningOf(row.changed), () => []).push(row);
	return [...rowsByEvening].map(([key, rows]) => ({ key, rows }));
};

const week = 6.5 * 86_400_000;

/** @returns "Saturday evening", or the whole date once it is more than a week ago. */
export const eveningTitle = ({ rows }: Evening, now: number): string => {
	const at = rows.at(-1)?.changed ?? now;
	const part = partOf(at);
	const day = at <= now && now - at < week ? weekday(at) : wholeDay(at);
	const said =
		part === 'evening'
			? m.history_evening({ day })
			: part === 'morning'
				? m.history_morning({ day })
				: m.history_afternoon({ day });
	return said.charAt(0).toLocaleUpperCase() + said.slice(1);
};
