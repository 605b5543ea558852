/** Finds the matches of a file among those that are here, and what it says otherwise of their results. */
import { unknownKind } from '$lib/games/facts';
import { isDayOnly } from '$lib/i18n/day-only';
import type { Seated } from '$lib/match/entry';
import { isNotedFor } from '$lib/match/given-up';
import { isSameData } from '$lib/match/line';
import type { NotedResult } from '$lib/match/noted-line';
import { matches as allMatches } from '$lib/matches.svelte';
import { playUuidOf } from '$lib/share/bg-stats-file';
import { storedMatchIds } from '$lib/store/lists/read-rows';
import type { MatchRow } from '$lib/store/lists/row';
import type { Player } from '$lib/store/players/player';
import { personOf } from '$lib/store/players/same-player';
import type { PastMatch } from './past-match';
import { idOfPlay } from './read-bg-stats';

const [minute, day] = [60_000, 86_400_000];

/** A match may have another name here: it is known by its game, its people, and its minute, or its day alone. */
export const meetingOf = (game: string, began: number, people: readonly string[]): string =>
	JSON.stringify([
		...[game, isDayOnly(began), Math.floor(began / (isDayOnly(began) ? day : minute))],
		people.toSorted()
	]);

export const groupedBy = <Item>(
	items: readonly Item[],
	keyOf: (item: Item) => string
): ReadonlyMap<string, readonly Item[]> => {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const group = groups.get(keyOf(item)) ?? [];
		group.push(item);
		groups.set(keyOf(item), group);
	}
	return groups;
};

/** The matches that are here, as a file may mean them. */
export interface Here {
	readonly byId: ReadonlyMap<string, MatchRow>;
	readonly byMeeting: ReadonlyMap<string, readonly MatchRow[]>;
	/** Their ids, and those of deleted ones, by what a file may call them: as a play for BG Stats they have another. */
	readonly idByName: ReadonlyMap<string, string>;
	/** Gives the people who sit somewhere, whichever of their names it is. */
	readonly peopleOf: (seats: readonly Seated[]) => readonly string[];
}

export const readHere = async (players: readonly Player[]): Promise<Here> => {
	const [rows, ids] = await Promise.all([allMatches.ready(), storedMatchIds()]);
	const person = personOf(players);
	const peopleOf = (seats: readonly Seated[]): readonly string[] => seats.map(({ id }) => person(id));
	return {
		byId: new Map(rows.map((row) => [row.id, row])),
		byMeeting: groupedBy(rows, (row) => meetingOf(row.game, row.started, peopleOf(row.players))),
		idByName: new Map([...ids].flatMap((id) => [[id, id] as const, [idOfPlay(playUuidOf(id)), id] as const])),
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

const isResultOf = ({ outcome, standing }: MatchRow, result: NotedResult): boolean =>
	isSameData(result, {
		winners: [...(outcome?.winners ?? [])].sort(),
		scores: standing?.scores ?? [],
		...(outcome?.lost && { lost: outcome.lost })
	});

/** @returns the result that the file has for a match that was noted here, if it is another, and can be its result. */
export const correctionOf = (
	row: MatchRow,
	match: PastMatch,
	people: readonly string[],
	{ peopleOf }: Here
): NotedResult | undefined => {
	const { outcome, standing, record } = row;
	const here = peopleOf(row.players);
	if (!outcome?.noted || !standing || !record || !isSameData(here.toSorted(), people.toSorted()))
		return undefined;
	const result = resultFor(here, match, people);
	const rules = record.like === unknownKind ? { rules: 'unknown' as const } : {};
	const canBe = isNotedFor({ ...result, ...rules }, here.length, record.isTogether, standing);
	return canBe && !isResultOf(row, result) ? result : undefined;
};

/** @returns the match that is here under the name of the file's; true if it is deleted, or hidden in lists. */
export const namedHere = ({ id }: PastMatch, { byId, idByName }: Here): MatchRow | true | undefined => {
	const own = idByName.get(id);
	return own === undefined ? undefined : (byId.get(own) ?? true);
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
	{ peopleOf }: Here
): MatchRow | undefined => {
	const [only, another] = met;
	const known = met.find(
		(row) => !row.outcome?.noted || isResultOf(row, resultFor(peopleOf(row.players), match, people))
	);
	// A day without a time may have seen a second match with another result.
	return known ?? (isOnly && !another && !isDayOnly(match.began) ? only : undefined);
};
