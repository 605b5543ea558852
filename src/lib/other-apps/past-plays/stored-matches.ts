/** Finds the matches of a file among those that are here, and what it says otherwise of their results. */
import { unknownKind } from '$lib/games/facts';
import { isDayOnly } from '$lib/i18n/day-only';
import type { Seated } from '$lib/match/entry';
import { isNotedFor } from '$lib/match/given-up';
import { isSameData } from '$lib/match/line';
import type { NotedResult } from '$lib/match/noted-line';
import { matches as allMatches } from '$lib/matches/matches.svelte';
import { groupedBy } from '$lib/matches/played';
import { playUuidOf } from '../bg-stats-file';
import { storedMatchIds } from '$lib/store/lists/read-rows';
import type { MatchRow } from '$lib/store/lists/row';
import { type Player, personOf } from '$lib/store/players/player';
import type { PastMatch } from './past-match';
import { idOfPlay } from './read-bg-stats';

const [minute, day] = [60_000, 86_400_000];

/** A match may have another name here: it is known by its game, its people, and its minute, or its day alone. */
export const meetingOf = (game: string, began: number, people: readonly string[]): string =>
	JSON.stringify([
		...[game, isDayOnly(began), Math.floor(began / (isDayOnly(began) ? day : minute))],
		people.toSorted()
	]);

/** The matches that are here, as a file may mean them. */
export interface StoredMatches {
	/** By their ids, of which they have another as plays for BG Stats; true for one that is deleted, or hidden in lists. */
	readonly byName: ReadonlyMap<string, MatchRow | true>;
	readonly byMeeting: ReadonlyMap<string, readonly MatchRow[]>;
	/** Gives the people who sit somewhere, whichever of their names it is. */
	readonly peopleOf: (seats: readonly Seated[]) => readonly string[];
}

export const readStoredMatches = async (players: readonly Player[]): Promise<StoredMatches> => {
	const [rows, ids] = await Promise.all([allMatches.ready(), storedMatchIds()]);
	const person = personOf(players);
	const peopleOf = (seats: readonly Seated[]): readonly string[] => seats.map(({ id }) => person(id));
	const rowById = new Map(rows.map((row) => [row.id, row]));
	const entryNames = (id: string): readonly string[] => [id, idOfPlay(playUuidOf(id))];
	return {
		byName: new Map(
			[...ids].flatMap((id) => entryNames(id).map((name) => [name, rowById.get(id) ?? true] as const))
		),
		byMeeting: groupedBy(rows, (row) => meetingOf(row.game, row.started, peopleOf(row.players))),
		peopleOf
	};
};

/** @returns the result that the file has, by the seats of the match that is here. */
const resultFor = (
	here: readonly string[],
	{ noted: { winners, scores, lost } }: PastMatch,
	people: readonly string[]
): NotedResult => ({
	winners: winners.map((seat) => here.indexOf(people[seat] ?? '')).sort(),
	scores: scores.length < here.length ? scores : here.map((person) => scores[people.indexOf(person)] ?? 0),
	...(lost && { lost })
});

/** @returns the result of a match that is here. */
export const storedResult = ({ outcome, standing }: MatchRow): NotedResult => ({
	winners: (outcome?.winners ?? []).toSorted(),
	scores: standing?.scores ?? [],
	...(outcome?.lost && { lost: true })
});

/** @returns the result that the file has for a match that was noted here, if it is another, and can be its result. */
export const correctionOf = (
	row: MatchRow,
	match: PastMatch,
	people: readonly string[],
	{ peopleOf }: StoredMatches
): NotedResult | undefined => {
	const { outcome, standing, record } = row;
	const here = peopleOf(row.players);
	if (!outcome?.noted || !standing || !record || !isSameData(here.toSorted(), people.toSorted()))
		return undefined;
	const result = resultFor(here, match, people);
	const rules = record.like === unknownKind ? { rules: 'unknown' as const } : {};
	const canBe = isNotedFor({ ...result, ...rules }, here.length, record.isTogether, standing);
	return canBe && !isSameData(result, storedResult(row)) ? result : undefined;
};

/**
 * @param met those that are here of the same meeting and no other match of the file.
 * @param isOnly whether no other match of the file could be one of them.
 * @returns the match of the file as it is here under another name; undefined for a new one.
 */
export const metAs = (
	match: PastMatch,
	people: readonly string[],
	met: readonly MatchRow[],
	isOnly: boolean,
	{ peopleOf }: StoredMatches
): MatchRow | undefined => {
	const [only, another] = met;
	const known = met.find(
		(row) =>
			!row.outcome?.noted || isSameData(storedResult(row), resultFor(peopleOf(row.players), match, people))
	);
	// A day without a time may have seen a second match with another result.
	return known ?? (isOnly && !another && !isDayOnly(match.began) ? only : undefined);
};
