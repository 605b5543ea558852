/** What a file with past matches would add, before anything is stored. */
import type { Game } from '$lib/games/game';
import { boxNamesOf, loadGame, metas } from '$lib/games/registry';
import type { Entry, Seated } from '$lib/match/entry';
import { matches as allMatches } from '$lib/matches.svelte';
import { storedMatchIds } from '$lib/store/lists/read-rows';
import { listPlayers } from '$lib/store/players/players';
import { Trouble } from '$lib/store/db/trouble';
import type { DateOrder } from './dates';
import { playUuidOf } from '$lib/share/bg-stats-file';
import { logOfMatch } from './log-of-match';
import type { KnownGame, PastMatch, Problem } from './past-match';
import { readFile } from './read-file';
import { Seating } from './seating';

/** A match that is not here yet, with the log that it would have. */
export interface NewMatch extends PastMatch {
	readonly seats: readonly Seated[];
	readonly entries: readonly Entry[];
}

export interface Preview {
	/** In the order of the file. */
	readonly matches: readonly NewMatch[];
	/** How many matches of the file are here already, or were and are deleted. */
	readonly already: number;
	readonly problems: readonly Problem[];
	/** How many plays are of games that the app does not have. */
	readonly others: number;
	/** The names of the players of the new matches who are not in the list, and of those who are. */
	readonly newPlayers: readonly string[];
	readonly knownPlayers: readonly string[];
	/** A date of which it has to be asked which day it means: nothing in the file decides it. */
	readonly unsure?: string;
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

/** @returns the keys of the matches that were played here, and not only noted. */
const playedHere = async (seating: Seating): Promise<ReadonlySet<string>> =>
	new Set(
		(await allMatches.ready())
			.filter(({ outcome }) => !outcome?.noted)
			.map(({ game, started, players }) => meetingKey(game, started, seating.people(players)))
	);

/**
 * Reads a file and compares it with what is here. Nothing is stored.
 *
 * @param now in milliseconds since 1970.
 * @param answer which of two numbers is the day, once it was asked.
 * @throws {Trouble} when the store cannot be read.
 */
export const previewFile = async (file: Blob, now: number, answer?: DateOrder): Promise<Preview> => {
	const games = await loadGames();
	const { matches, problems, others, unsure } = await readFile(file, knownGames(games), now, answer);
	const { players, trouble } = await listPlayers();
	if (trouble) throw new Trouble(trouble);
	const seating = new Seating(players);
	const stored = matches.length > 0 ? await storedMatchIds() : new Set<string>();
	const played = matches.length > 0 ? await playedHere(seating) : new Set<string>();
	const sent = new Set(matches.some(({ play }) => play) ? [...stored].map(playUuidOf) : []);
	const added: NewMatch[] = [];
	const wrong: Problem[] = [];
	let already = 0;
	for (const match of matches) {
		const { game: of, where, began, hasTime } = match;
		const seats = match.players.map((player, seat) => seating.seatOf(player, seat));
		const isPlayed = hasTime && played.has(meetingKey(of, began, seating.people(seats)));
		if (stored.has(match.id) || sent.has(match.play ?? '') || isPlayed) {
			already += 1;
			continue;
		}
		const twice = seating.twiceIn(seats);
		const game = games.get(of);
		const entries = game && !twice ? logOfMatch(match, game, seats) : 'impossible';
		if (twice) wrong.push({ code: 'same-player', where, text: twice.name });
		else if (typeof entries === 'string') wrong.push({ code: entries, where });
		else {
			seating.note(seats);
			added.push({ ...match, seats, entries });
		}
	}
	return {
		matches: added,
		already,
		problems: [...problems, ...wrong].toSorted((a, b) => placeOf(a) - placeOf(b)),
		others,
		newPlayers: seating.namesOf(false),
		knownPlayers: seating.namesOf(true),
		...(unsure !== undefined && { unsure })
	};
};

const placeOf = ({ where }: Problem): number => (where ? ('line' in where ? where.line : where.play) : 0);
