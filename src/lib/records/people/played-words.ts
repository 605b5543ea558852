/** What somebody played, in one line. */
import { m } from '$lib/i18n/paraglide/messages';
import { matchCount, type Outcomes } from '../outcomes';

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
