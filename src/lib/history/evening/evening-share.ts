/** An evening as a message and as a picture. */
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { endingOf, playedText, whoText, type ShownEvening } from './evening-words';
import { gameNameOf, seatNames, standingText, whenBegun } from '$lib/match-view/match-words';
import type { MatchRow } from '$lib/store/lists/row';
import type { PagePicture } from '$lib/share/page-picture';

const isTold = (text: string): boolean => text !== '';

/** The lines below the title: the date in full, how much was played, and who came, the winner of most first. */
const summaryLines = ({ summary, labels, date }: ShownEvening): readonly string[] =>
	[date, playedText(summary), whoText(summary, labels)].filter(isTold);

/** @returns how a match ended, or that it is still in progress. */
const ended = (row: MatchRow): string => endingOf(row) ?? m.history_open();

const told = (...parts: readonly string[]): string => parts.filter(isTold).join(' · ');

/** The title is not for those who read it a week later, so the date stands alone. */
export const eveningText = (shown: ShownEvening): string =>
	[
		...summaryLines(shown),
		...shown.summary.rows.map((row) =>
			told(whenBegun(row), gameNameOf(row.game), joinList(seatNames(row)), standingText(row), ended(row))
		),
		'Ochaya'
	].join('\n');

/** @returns the picture of an evening, with a line for each match. */
export const eveningPicture = (shown: ShownEvening): PagePicture => {
	const [date = '', ...below] = summaryLines(shown);
	return {
		title: date,
		below,
		lines: shown.summary.rows.map((row) => ({
			lead: whenBegun(row),
			name: joinList(seatNames(row)),
			value: standingText(row),
			told: told(gameNameOf(row.game), ended(row))
		})),
		after: []
	};
};
