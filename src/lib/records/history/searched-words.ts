/** What a match is found by in the history, besides what its players wrote. */
import { fullDate } from '$lib/i18n/format';
import type { MatchRow } from '$lib/store/lists/row';
import { dayOfEvening } from '../evening';
import { gameNameOf } from '../game-name';

/** @returns how to word a match for a search: “Hanabi”, “Saturday, 21 November 2026”. Each date is worded once. */
export const searchedWords = (): ((match: MatchRow) => readonly string[]) => {
	const dates = new Map<number, string>();
	return ({ game, changed }) => {
		const day = dayOfEvening(changed);
		const date = dates.get(day) ?? fullDate(day);
		dates.set(day, date);
		return [gameNameOf(game), date];
	};
};
