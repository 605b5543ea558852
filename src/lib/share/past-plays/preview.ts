/** What a file with past matches would add, before anything is stored. */
import { unknownKind } from '$lib/games/facts';
import type { Game } from '$lib/games/game';
import { boxNamesOf, loadGame, metas } from '$lib/games/registry';
import type { Entry, Seated } from '$lib/match/entry';
import { isNotedFor } from '$lib/match/given-up';
import { isSameData } from '$lib/match/line';
import { matches as allMatches } from '$lib/matches.svelte';
import type { NotedResult } from '$lib/match/noted-line';
import { storedMatchIds } from '$lib/store/lists/read-rows';
import type { MatchRow } from '$lib/store/lists/row';
import { listPlayers } from '$lib/store/players/players';
import { Trouble } from '$lib/store/db/trouble';
import { playUuidOf } from '$lib/share/bg-stats-file';
import { logOfMatch } from './log-of-match';
import type { Answers, KnownGame, PastMatch, Reading } from './past-match';
import type { Problem } from './problem-words';
import { readFile } from './read-file';
import { Seating } from './seating';

/** A match that is not here yet, with the log that it would have. */
export interface NewMatch extends PastMatch {
	readonly seats: readonly Seated[];
	readonly entries: readonly Entry[];
}

/** A match that is here, of which only the result is known, and the result that the file has for it. */
export interface CorrectedMatch {
	readonly row: MatchRow;
	readonly result: NotedResult;
}

export interface Preview extends Omit<Reading, 'matches'> {
	/** In the order of the file. */
	readonly matches: readonly NewMatch[];
	readonly corrected: readonly CorrectedMatch[];
	/** How many matches of the file are here already, or were and are deleted. */
	readonly already: number;
	/** The names of the players of the new matches who are not in the list, and of those who are. */
	readonly newPlayers: readonly string[];
	readonly knownPlayers: readonly string[];
}

const minute = 60_000;

const loadGames = async (): Promise<ReadonlyMap<string, Game>> => {
	const loaded = await Promise.all(metas.map(({ id }) => loadGame(id)));
	return new Map(loaded.flatMap((game) => (game ? [[game.id, game] as const] : [])));
};

const knownGames = (games: ReadonlyMap<string, Game>): readonly KnownGame[] =>
	metas.flatMap(({ id, name, seats, boardGameGeek: { bggId } }) => {
		const game = games.get(id);
		const [preset] = Object.values(game?.options.presets ?? {});
		if (!game || preset === undefined) return [];
		const { isTogether, standing } = game.records;
		const names = [id, name, ...boxNamesOf(id)];
		return [{ id, names, seats, bggId, isTogether, max: standing(game.start(preset, seats.min)).max }];
	});

/** A match that was played at the app is known again by its game, its minute and its people. */
const meetingKey = (game: string, began: number, people: readonly string[]): string =>
	JSON.stringify([game, Math.floor(began / minute), people]);

/** The matches that are here, as a file may mean them. */
interface Here {
	readonly byId: ReadonlyMap<string, MatchRow>;
	readonly byMeeting: ReadonlyMap<string, MatchRow>;
	/** By the id of their play in a file that was written here. */
	readonly byPlay: ReadonlyMap<string, string>;
	/** Deleted ones too. */
	readonly ids: ReadonlySet<string>;
}

const readHere = async (seating: Seating): Promise<Here> => {
	const [rows, ids] = await Promise.all([allMatches.ready(), storedMatchIds()]);
	const meetings = rows.filter(({ outcome }) => !outcome?.noted);
	return {
		byId: new Map(rows.map((row) => [row.id, row])),
		byMeeting: new Map(
			meetings.map((row) => [meetingKey(row.game, row.started, seating.people(row.players)), row])
		),
		byPlay: new Map([...ids].map((id) => [playUuidOf(id), id])),
		ids
	};
};

/** @returns the match of the file as it is here; true if it is deleted, or hidden in lists; undefined for a new one. */
const foundAs = (
	{ id, earlierId = id, play = '', game, began, hasTime }: PastMatch,
	people: readonly string[],
	{ byId, byMeeting, byPlay, ids }: Here
): MatchRow | true | undefined => {
	const own = [id, earlierId, byPlay.get(play) ?? id].find((known) => ids.has(known));
	if (own !== undefined) return byId.get(own) ?? true;
	return hasTime ? byMeeting.get(meetingKey(game, began, people)) : undefined;
};

/** @returns the result that the file has for a match that was noted here, if it is another, and can be its result. */
const correctionOf = (
	row: MatchRow,
	{ noted }: PastMatch,
	people: readonly string[],
	seating: Seating
): NotedResult | undefined => {
	const { outcome, standing, record } = row;
	if (!outcome?.noted || !standing || !record) return undefined;
	const here = row.players.map((player) => seating.personOf(player));
	const seatOf = people.map((person) => here.indexOf(person));
	if (seatOf.includes(-1) || here.length !== people.length) return undefined;
	const winners = noted.winners.map((seat) => seatOf[seat] ?? 0).sort();
	const scores =
		record.isTogether || noted.scores.length === 0
			? noted.scores
			: here.map((person) => noted.scores[people.indexOf(person)] ?? 0);
	const result = { winners, scores, ...(noted.lost && { lost: noted.lost }) };
	const isSame = isSameData(result, {
		winners: [...outcome.winners].sort(),
		scores: standing.scores,
		...(outcome.lost && { lost: outcome.lost })
	});
	const rules = record.like === unknownKind ? { rules: 'unknown' as const } : {};
	return !isSame && isNotedFor({ ...result, ...rules }, here.length, record.isTogether, standing)
		? result
		: undefined;
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
	const { matches, ...reading } = await readFile(file, knownGames(games), now, answers);
	const { players, trouble } = await listPlayers();
	if (trouble) throw new Trouble(trouble);
	const seating = new Seating(players);
	const here = await readHere(seating);
	const added: NewMatch[] = [];
	const corrected: CorrectedMatch[] = [];
	const wrong: Problem[] = [];
	let already = 0;
	for (const match of matches) {
		const { where } = match;
		const seats = match.players.map((player, seat) => seating.seatOf(player, seat));
		const people = seats.map((seat) => seating.personOf(seat));
		const found = foundAs(match, people.toSorted(), here);
		const result = found && found !== true ? correctionOf(found, match, people, seating) : undefined;
		if (found) {
			if (found !== true && result) corrected.push({ row: found, result });
			else already += 1;
			continue;
		}
		const twice = seating.twiceIn(seats);
		const game = games.get(match.game);
		const entries = game && !twice ? logOfMatch(match, game, seats) : 'impossible';
		if (twice) wrong.push({ code: 'same-player', where, text: twice.name });
		else if (typeof entries === 'string') wrong.push({ code: entries, where });
		else {
			seating.note(seats);
			added.push({ ...match, seats, entries });
		}
	}
	return {
		...reading,
		matches: added,
		corrected,
		already,
		problems: [...reading.problems, ...wrong].toSorted((a, b) => placeOf(a) - placeOf(b)),
		newPlayers: seating.namesOf(false),
		knownPlayers: seating.namesOf(true)
	};
};

const placeOf = ({ where }: Problem): number => (where ? ('line' in where ? where.line : where.play) : 0);
