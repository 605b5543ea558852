/** What the history is filtered by: as every page of records, and by players and words besides. */
import { isGuest } from '$lib/store/players/player';
import type { MatchResult } from '$lib/store/results/result';
import type { PersonOf } from '../counted';
import {
	comparable,
	everything,
	isFiltered,
	testOf,
	type Filterable,
	type RecordFilter
} from '../filter/filter';

export interface HistoryChoice extends RecordFilter {
	/** The id of a player, empty for any; and of another who sat in the same match. */
	readonly player: string;
	readonly rival: string;
	/** Words in names, notes and places. */
	readonly text: string;
}
export const allHistory: HistoryChoice = { ...everything, player: '', rival: '', text: '' };

/** Whether anything is left out. */
export const isChosen = (choice: HistoryChoice): boolean =>
	isFiltered(choice) || choice.game !== '' || choice.player !== '' || choice.text.trim() !== '';

/** What is looked at: a result, or the row of a match under way. */
export type Searched = Filterable & Pick<MatchResult, 'players' | 'names' | 'note'>;

/** Gives the name under which a person is listed now; undefined for somebody who is not in the list. */
export type NameOf = (person: string) => string | undefined;

/** @returns whether a match has every word of the text in its names, in those they have now, its note or its place. */
const wordsTestOf = (text: string, personOf: PersonOf, nameOf: NameOf): ((match: Searched) => boolean) => {
	const words = comparable(text)
		.split(/\s+/)
		.filter((word) => word !== '');
	return ({ players, names, note, place }) => {
		const namesNow = players.map((id) => nameOf(personOf(id)) ?? '');
		const searched = comparable([...names, ...namesNow, note, place].join(' '));
		return words.every((word) => searched.includes(word));
	};
};

/**
 * @param now in milliseconds since 1970.
 * @param personOf as joined names are followed: a person is found under each of their names.
 * @returns whether the history shows a match.
 */
export const historyTestOf = (
	choice: HistoryChoice,
	now: number,
	personOf: PersonOf,
	nameOf: NameOf
): ((match: Searched) => boolean) => {
	const isAdmitted = testOf(choice, now);
	const people = [choice.player, choice.player === '' ? '' : choice.rival]
		.filter((id) => id !== '')
		.map(personOf);
	const hasWords = choice.text.trim() === '' ? undefined : wordsTestOf(choice.text, personOf, nameOf);
	return (match) =>
		isAdmitted(match) &&
		people.every((person) => match.players.some((id) => !isGuest({ id }) && personOf(id) === person)) &&
		(hasWords?.(match) ?? true);
};
