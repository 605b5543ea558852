/** How matches ended: won, drawn and lost, counted and in words. */
import type { Result } from '$lib/games/outcome';
import { m } from '$lib/i18n/paraglide/messages';

export type Outcomes = Record<Result, number>;

/** @returns how many of these results there are of each. */
export const outcomesOf = (results: readonly Result[]): Outcomes => {
	const outcomes = { won: 0, drawn: 0, lost: 0 };
	for (const result of results) outcomes[result] += 1;
	return outcomes;
};

/** @returns how many matches there were. */
export const matchCount = ({ won, drawn, lost }: Outcomes): number => won + drawn + lost;

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
