/** The evening a match belongs to, and what it is called: a match played after midnight still counts to the day before. */
import { asBeginning } from '$lib/games/wording';
import { isDayOnly } from '$lib/i18n/day-only';
import { fullDate, weekday } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { MatchRow } from '$lib/store/lists/row';
import { groupedBy } from './played';

/** The hour at which a new day begins. */
export const dawn = 6;

/**
 * @param at in milliseconds since 1970.
 * @returns noon of the day whose evening it is, in milliseconds since 1970 and the device's time zone.
 */
export const dayOfEvening = (at: number): number => {
	const date = new Date(at);
	if (date.getHours() < dawn) date.setDate(date.getDate() - 1);
	return date.setHours(12, 0, 0, 0);
};

/** @param at in milliseconds since 1970. @returns the date as `2026-11-21`, in the device's time zone. */
export const eveningOf = (at: number): string => {
	const date = new Date(dayOfEvening(at));
	const two = (value: number): string => String(value).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** @param at in milliseconds since 1970. @returns the part of the day, in the device's time zone. */
export const partOfDay = (at: number): 'morning' | 'afternoon' | 'evening' => {
	const hour = new Date(at).getHours();
	if (hour >= dawn && hour < 12) return 'morning';
	return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};

export interface Evening {
	readonly key: string;
	readonly rows: readonly MatchRow[];
}

/**
 * @param rows newest first.
 * @returns each evening once, even if a row moved between the reads of two pages.
 */
export const eveningsOf = (rows: readonly MatchRow[]): readonly Evening[] => {
	return [...groupedBy(rows, ({ changed }) => eveningOf(changed))].map(([key, rows]) => ({ key, rows }));
};

/** The title of each part of the day; `day` is for the parts of several matches that are not the same. */
type Titles = Readonly<Record<ReturnType<typeof partOfDay> | 'day', (inputs: { day: string }) => string>>;
const today: Titles = {
	morning: () => m.history_this_morning(),
	afternoon: () => m.history_this_afternoon(),
	evening: () => m.history_this_evening(),
	day: () => m.history_today()
};
const yesterday: Titles = {
	morning: () => m.history_yesterday_morning(),
	afternoon: () => m.history_yesterday_afternoon(),
	evening: () => m.history_yesterday_evening(),
	day: () => m.history_yesterday()
};
const thisWeek: Titles = {
	morning: m.history_morning,
	afternoon: m.history_afternoon,
	evening: m.history_evening,
	day: ({ day }) => day
};

const titlesFor = (daysAgo: number): Titles | undefined => {
	if (daysAgo === 0) return today;
	if (daysAgo === 1) return yesterday;
	return daysAgo > 1 && daysAgo < 7 ? thisWeek : undefined;
};

/**
 * @param now in milliseconds since 1970.
 * @returns “This evening”, “Yesterday morning”, “Friday evening”, or “Friday” where matches began in several parts
 * of the day or at no known time; the whole date once it is a week ago.
 */
export const eveningTitle = ({ rows }: Evening, now: number): string => {
	const noon = dayOfEvening(rows.at(-1)?.changed ?? now);
	const titles = titlesFor(Math.round((dayOfEvening(now) - noon) / 86_400_000));
	const parts = new Set(rows.map(({ started }) => (isDayOnly(started) ? 'day' : partOfDay(started))));
	const [part = 'day'] = parts.size === 1 ? parts : [];
	return asBeginning(titles ? titles[part]({ day: weekday(noon) }) : fullDate(noon));
};
