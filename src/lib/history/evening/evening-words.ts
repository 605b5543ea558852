/** What an evening says, as its page, its picture and its message show it. */
import { wordsOf } from '$lib/games/registry';
import { asBeginning } from '$lib/games/wording';
import { duration, fullDate, joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { resultTitle, whyEnded } from '$lib/match-view/result-title';
import type { MatchRow } from '$lib/store/lists/row';
import { dayOfEvening, eveningTitle } from '$lib/matches/evening';
import { seatNames } from '$lib/match-view/match-words';
import type { PersonLabels } from '$lib/matches/played';
import type { EveningSummary } from './evening-summary';

/** What the page of an evening shows, for whoever shares it. */
export interface ShownEvening {
	readonly summary: EveningSummary;
	readonly labels: PersonLabels;
	/** “Friday evening”. */
	readonly title: string;
	readonly date: string;
}

/**
 * @param from when the evening began, in milliseconds since 1970, like `now`.
 * @returns “Friday evening”, or the date of an evening without a match.
 */
export const titleOf = ({ rows }: EveningSummary, from: number, now: number): string =>
	rows.length === 0 ? dateOf(from) : eveningTitle({ key: '', rows: rows.toReversed() }, now);

/** @returns the date of an evening: “Saturday, 21 November 2026”. */
export const dateOf = (from: number): string => asBeginning(fullDate(dayOfEvening(from)));

/** @returns who came, with the guests by number: “Léa, Sam and 2 guests”. */
export const whoText = ({ people, guests }: EveningSummary, { nameOf }: PersonLabels): string =>
	joinList([
		...people.map(({ person }) => nameOf(person)),
		...(guests > 0 ? [m.evening_guests({ n: guests })] : [])
	]);

/** @returns how a match ended: “Léa wins”, “Excellent”, “Léa wins. Sam gave up.”; undefined where it is not over. */
export const endingOf = (row: MatchRow): string | undefined => {
	const { outcome } = row;
	if (!outcome || row.unreadable !== undefined) return undefined;
	const words = wordsOf(row.game);
	return words && outcome.givenUp === 'forfeit'
		? whyEnded(words, outcome, seatNames(row))
		: resultTitle(words, outcome, seatNames(row));
};

/** @returns how much was played, and where: “7 matches · 2 of them shows · 2 h 10 min · Lyon”. */
export const playedText = ({ rows, shows, minutes, places }: EveningSummary): string =>
	[
		m.records_matches({ n: rows.length }),
		...(shows > 0 ? [m.records_of_them_shows({ n: shows })] : []),
		...(minutes > 0 ? [duration(minutes)] : []),
		...places
	].join(' · ');
