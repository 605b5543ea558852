/** Groups a list of matches by evening. */
import { fullDate, weekday } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { MatchRow } from '$lib/store/lists/row';
import { eveningOf, partOfDay } from '../evening';
import { getOrInsert } from '../tally';

export interface Evening {
	readonly key: string;
	readonly rows: readonly MatchRow[];
}

/**
 * @param rows newest first.
 * @returns each evening once, even if a row moved between the reads of two pages.
 */
export const eveningsOf = (rows: readonly MatchRow[]): readonly Evening[] => {
	const rowsByEvening = new Map<string, MatchRow[]>();
	for (const row of rows) getOrInsert(rowsByEvening, eveningOf(row.changed), () => []).push(row);
	return [...rowsByEvening].map(([key, rows]) => ({ key, rows }));
};

/** Within this time, in milliseconds, the name of a weekday is unambiguous. */
const week = 6.5 * 86_400_000;

/** @returns "Saturday evening", or the whole date once it is more than a week ago. */
export const eveningTitle = ({ rows }: Evening, now: number): string => {
	const at = rows.at(-1)?.changed ?? now;
	const part = partOfDay(at);
	const day = at <= now && now - at < week ? weekday(at) : fullDate(at);
	const title =
		part === 'evening'
			? m.history_evening({ day })
			: part === 'morning'
				? m.history_morning({ day })
				: m.history_afternoon({ day });
	return title.charAt(0).toUpperCase() + title.slice(1);
};
