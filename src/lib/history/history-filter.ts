/** The list of all matches: what a choice finds, and what that adds up to. */
import { fullDate } from '$lib/i18n/format';
import { isGuest } from '$lib/store/players/player';
import { statusOf, type MatchRow } from '$lib/store/lists/row';
import { dayOfEvening, eveningOf } from '$lib/matches/evening';
import { comparable, noFilter, isFiltered, filterTest, type RecordFilter } from '$lib/records/filter/filter';
import { gameNameOf } from '$lib/match-view/match-words';
import type { PersonOf } from '$lib/matches/played';

/** What the history is filtered by: as every page of records, and by players and words besides. */
export interface HistoryFilter extends RecordFilter {
	/** The id of a player, empty for any; and of another who sat in the same match. */
	readonly player: string;
	readonly rival: string;
	/** Words in names, notes, places, games and dates. */
	readonly text: string;
}
export const noHistoryFilter: HistoryFilter = { ...noFilter, player: '', rival: '', text: '' };

/** Whether anything is left out. */
export const isHistoryFiltered = (choice: HistoryFilter): boolean =>
	isFiltered(choice) || choice.game !== '' || choice.player !== '' || choice.text.trim() !== '';

/** What is known besides the matches. */
export interface Known {
	/** In milliseconds since 1970. */
	readonly now: number;
	/** As joined names are followed: a person is found under each of their names. */
	readonly personOf: PersonOf;
	/** Gives the name under which a person is listed now; undefined for somebody who is not in the list. */
	readonly nameOf: (person: string) => string | undefined;
	/** Gives words that a match is found by, besides its names, its note and its place: its game, its month. */
	readonly wordsOf: (match: MatchRow) => readonly string[];
}

/** @returns whether a match has every word of the text, in the names of then or of now or in what else it says. */
const wordsTestOf = (text: string, { personOf, nameOf, wordsOf }: Known): ((match: MatchRow) => boolean) => {
	const words = comparable(text).split(/\s+/).filter(Boolean);
	return (match) => {
		const { players, note = '', place = '' } = match;
		const names = players.flatMap(({ id, name }) => [name, nameOf(personOf(id)) ?? '']);
		const searched = comparable([...names, note, place, ...wordsOf(match)].join(' '));
		return words.every((word) => searched.includes(word));
	};
};

/** @returns the matches that the choice finds, in the order in which they are given. */
export const foundIn = (
	matches: readonly MatchRow[],
	choice: HistoryFilter,
	known: Known
): readonly MatchRow[] => {
	if (!isHistoryFiltered(choice)) return matches;
	const isAdmitted = filterTest(choice, known.now);
	const people = [choice.player, choice.player === '' ? '' : choice.rival]
		.filter((id) => id !== '')
		.map(known.personOf);
	const hasWords = choice.text.trim() === '' ? () => true : wordsTestOf(choice.text, known);
	return matches.filter(
		(match) =>
			isAdmitted(match) &&
			people.every((person) =>
				match.players.some((player) => !isGuest(player) && known.personOf(player.id) === person)
			) &&
			hasWords(match)
	);
};

/** Matches that are over, on how many evenings, the minutes they were played for, and how many are under way. */
export interface Totals {
	readonly matches: number;
	readonly underWay: number;
	readonly evenings: number;
	readonly minutes: number;
}

/** @returns what matches add up to; those under way are only counted themselves. */
export const totalsOf = (matches: readonly MatchRow[]): Totals => {
	const over = matches.filter((row) => statusOf(row) === 'ended');
	return {
		matches: over.length,
		underWay: matches.filter((row) => statusOf(row) === 'open').length,
		evenings: new Set(over.map(({ changed }) => eveningOf(changed))).size,
		minutes: over.reduce((sum, { record }) => sum + (record?.minutes ?? 0), 0)
	};
};

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
