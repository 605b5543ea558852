/** What a file with past matches would add, before anything is stored. */
import { m } from '$lib/i18n/paraglide/messages';
import { type Entry, type Seated, foldedName } from '$lib/match/entry';
import type { NotedResult } from '$lib/match/noted-line';
import { groupedBy } from '$lib/matches/played';
import type { MatchRow } from '$lib/store/lists/row';
import { guestPrefix, isGuest, type Player, personOf } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import { Trouble } from '$lib/store/db/trouble';
import { correctionOf, storedResult, meetingOf, metAs, readStoredMatches } from './stored-matches';
import { lineOfMatch } from './line-of-match';
import { loadGames, pastId, type Answers, type PastPlayer, type Reading } from './past-match';
import type { Problem } from './problem-words';
import { readFile } from './read-file';

/** A match of the file as it is shown: with who of this phone sits there. */
export interface ShownMatch {
	readonly id: string;
	readonly game: string;
	readonly began: number;
	readonly players: readonly Seated[];
	readonly result: NotedResult;
	/** The result that it has here. */
	readonly before?: NotedResult;
}
/** A match that is not here yet, with the log that it would have. */
interface NewMatch extends ShownMatch {
	readonly entries: readonly Entry[];
}
/** A match that is here, of which only the result is known, with another result in the file. */
interface CorrectedMatch extends ShownMatch {
	readonly row: MatchRow;
}

export interface Preview extends Omit<Reading, 'matches'> {
	/** In the order of the file. */
	readonly matches: readonly NewMatch[];
	readonly corrected: readonly CorrectedMatch[];
	/** How many matches of the file are here already, or were and are deleted. */
	readonly already: number;
	/** The names of the players of the new matches who are not in the list. */
	readonly newPlayers: readonly string[];
}

/**
 * @param players of this phone, the last used first.
 * @returns a function that says who sits in a seat: by the id if it is here, by the name else; a new player if nobody
 *   here has it. Each name and each id is the same person in all of the file.
 */
const seatingOf = (players: readonly Player[]): ((player: PastPlayer, seat: number) => Seated) => {
	const areHere = new Set(players.map(({ id }) => id));
	const person = personOf(players);
	const idByName = new Map(
		players.toReversed().map(({ id, name }) => [foldedName(name), person(id)] as const)
	);
	return ({ name, id, isGuest }, seat) => {
		const number = seat + 1;
		if (isGuest) return { id: `${guestPrefix}${number}`, name: name || m.setup_guest({ number }) };
		const key = foldedName(name);
		const known = id !== undefined && areHere.has(id) ? id : undefined;
		const found = known ?? idByName.get(key) ?? id ?? pastId(`player ${key}`);
		if (!idByName.has(key)) idByName.set(key, found);
		return { id: found, name };
	};
};

/**
 * Reads a file and compares it with what is here. Nothing is stored.
 *
 * @param now in milliseconds since 1970.
 * @param answers what had to be asked of the file before.
 * @throws {Trouble} when the store cannot be read.
 */
export const previewFile = async (file: Blob, now: number, answers?: Answers): Promise<Preview> => {
	const games = await loadGames();
	const { matches, ...reading } = await readFile(file, games, now, answers);
	const { players, trouble } = await listPlayers();
	if (trouble) throw new Trouble(trouble);
	const here = await readStoredMatches(players);
	const seatOf = seatingOf(players);
	const told = matches.map((match) => {
		const seats = match.players.map(seatOf);
		const people = here.peopleOf(seats);
		const meeting = meetingOf(match.game, match.began, people);
		return { match, seats, people, meeting, named: here.byName.get(match.id) };
	});
	const taken = new Set(told.map(({ named }) => named));
	const unnamed = groupedBy(
		told.filter(({ named }) => !named),
		({ meeting }) => meeting
	);
	const added: NewMatch[] = [];
	const corrected: CorrectedMatch[] = [];
	const wrong: Problem[] = [];
	let already = 0;
	for (const { match, seats, people, meeting, named } of told) {
		const { id, where, game, began, noted } = match;
		const met = (here.byMeeting.get(meeting) ?? []).filter((row) => !taken.has(row));
		const row = named ?? metAs(match, people, met, unnamed.get(meeting)?.length === 1, here);
		taken.add(row);
		if (row) {
			const result = row === true ? undefined : correctionOf(row, match, people, here);
			if (row === true || !result) already += 1;
			else
				corrected.push({
					...{ id, game, began, players: row.players, row },
					result,
					before: storedResult(row)
				});
			continue;
		}
		const twice = seats.find((_, seat) => people.indexOf(people[seat] ?? '') < seat);
		const loaded = games.find((one) => one.id === game);
		const entries = loaded && !twice ? lineOfMatch(match, loaded, seats) : 'impossible';
		if (twice) wrong.push({ code: 'same-player', where, text: twice.name });
		else if (typeof entries === 'string') wrong.push({ code: entries, where });
		else added.push({ id, game, began, players: seats, result: noted, entries });
	}
	const known = new Set(players.map(({ id }) => id));
	const seated = added.flatMap((match) => match.players);
	const strangers = seated.filter((player) => !known.has(player.id) && !isGuest(player));
	return {
		...reading,
		...{ matches: added, corrected, already },
		problems: [...reading.problems, ...wrong].toSorted((a, b) => placeOf(a) - placeOf(b)),
		newPlayers: [...new Map(strangers.map(({ id, name }) => [id, name])).values()]
	};
};

const placeOf = ({ where = { line: 0 } }: Problem): number => ('line' in where ? where.line : where.play);
