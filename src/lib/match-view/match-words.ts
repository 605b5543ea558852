/** What lists say of a match (its game, who sat there, its score, when it began), and of how several ended. */
import { metaOf } from '$lib/games/registry';
import { dateAndTime, timeOfDay } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { MatchRow } from '$lib/store/lists/row';
import { eveningOf } from '$lib/matches/evening';
import { matchCount, type Outcomes } from '$lib/matches/played';

/** @returns the name of a game; “Another game” for one that this version does not have. */
export const gameNameOf = (id: string): string => metaOf(id)?.name ?? m.other_game();

/** @returns a name for each seat, “?” for a blank one; at least one name. */
export const seatNames = ({ players }: Pick<MatchRow, 'players'>): readonly string[] =>
	players.length === 0 ? ['?'] : players.map(({ name }) => (name.trim() === '' ? '?' : name));

/** @returns a match's score in numbers: “11 – 7”, “21/25”; empty where the row has none, or its score is not known. */
export const standingText = ({ standing }: Pick<MatchRow, 'standing'>): string => {
	if (!standing || standing.scores.length === 0) return '';
	const { scores, max } = standing;
	return max === undefined ? scores.join(' – ') : `${scores[0] ?? 0}/${max}`;
};

/**
 * @returns the time, with its date for a match that began on an earlier evening than the one it was last played on;
 *   empty where no time is known.
 */
export const whenBegun = ({ started, changed }: Pick<MatchRow, 'started' | 'changed'>): string =>
	eveningOf(started) === eveningOf(changed) ? timeOfDay(started) : dateAndTime(started);

/** @param outcomes from the first player's point of view; draws are not mentioned. */
export const leadWords = ([name, rival]: readonly [string, string], { won, lost }: Outcomes): string => {
	if (won === lost) return m.records_level({ name, rival, n: won });
	return won > lost
		? m.records_leads({ name, won, lost })
		: m.records_leads({ name: rival, won: lost, lost: won });
};

/**
 * @param outcomes of the matches against others.
 * @param shows how many shows, which nobody wins.
 * @returns all matches, how many of them are shows, and the wins of the others: “5 matches · 1 of them a show · 3 won”;
 * empty for somebody of whom nothing is counted.
 */
export const playedWords = (outcomes: Outcomes, shows: number): string => {
	const matches = matchCount(outcomes);
	if (matches + shows === 0) return '';
	return [
		m.records_matches({ n: matches + shows }),
		...(shows > 0 ? [m.records_of_them_shows({ n: shows })] : []),
		...(matches > 0 ? [m.records_won({ n: outcomes.won })] : [])
	].join(' · ');
};
