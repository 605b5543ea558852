/** Reads what was received and compares it with the store, before anything of it is stored. */
import type { Game } from '$lib/games/game';
import { fetchWords, loadGame } from '$lib/games/registry';
import type { Entry } from '$lib/match/entry';
import { aloneIn } from '$lib/match/line';
import type { Judgement } from '$lib/match/received';
import { refusalByUnreadable } from '../import-file';
import { projectorFor } from '$lib/rows/projector';
import { byMatch, type BackupPiece } from '$lib/store/backup/file-format';
import { isBackupRefusal, type BackupRefusal, RefusedBackup } from '$lib/store/backup/label';
import { readPieces, type Reading } from '$lib/store/backup/read-file';
import { readLine } from '$lib/store/lines/read-line';
import { gamesOf, type Projector } from '$lib/store/backup/import';
import { personNamed, personsOf, type Person } from '$lib/store/players/persons';
import { isGuest, type Player } from '$lib/store/players/player';
import { hiddenPlayers, listPlayers } from '$lib/store/players/players';
import type { MatchRow } from '$lib/store/lists/row';

/** A received match, beside the same match in the store. */
export interface IncomingMatch {
	/** The match as it would be, without an answer from the player. */
	readonly row: MatchRow;
	/** The match as it was received. */
	readonly theirs: MatchRow;
	readonly judgement: Judgement;
	readonly isNew: boolean;
	/** How many entries would be added. */
	readonly added: number;
	/** The stored entries. */
	readonly here: readonly Entry[];
	/** The received entries. */
	readonly entries: readonly Entry[];
}

/** A received player who is not on this phone's list. */
export interface IncomingPlayer {
	readonly id: string;
	readonly name: string;
	/** The person on this phone's list who has the same name, or had it before two players were merged. */
	readonly namesake: Person | undefined;
}

export interface Incoming {
	readonly piece: BackupPiece;
	readonly matches: readonly IncomingMatch[];
	readonly players: readonly IncomingPlayer[];
	/** The players of this phone. */
	readonly own: readonly Player[];
	/** The persons that they are. */
	readonly persons: readonly Person[];
	/** How many matches are deleted on the other phone and not stored here; they are not merged. */
	readonly deleted: number;
	readonly hasNews: boolean;
}

/** The most entries, players and rule sets that are compared in memory; larger files can be imported in the settings. */
const mostReceived = 100_000;

/**
 * @param file may be anything.
 * @returns its content, why it is refused, or that it is too much to be received.
 * @throws the reason of the signal, when it is aborted.
 */
export const readFile = async (
	file: Blob,
	reading: Reading = {}
): Promise<BackupPiece | BackupRefusal | 'too-much'> => {
	try {
		const pieces = await readPieces(file, reading);
		const [entries, players] = [
			pieces.flatMap((piece) => piece.entries),
			pieces.flatMap((piece) => piece.players)
		];
		const ruleSets = pieces.flatMap((piece) => piece.ruleSets ?? []);
		if (entries.length + players.length + ruleSets.length > mostReceived) return 'too-much';
		return { entries, players, ruleSets };
	} catch (error) {
		if (error instanceof RefusedBackup) return error.refusal;
		throw error;
	}
};

const incomingMatch = async (
	match: string,
	entries: readonly Entry[],
	{ judge, project }: Projector
): Promise<IncomingMatch> => {
	const here = (await readLine(match)).entries;
	const judgement = judge(here, entries);
	const theirs = project(entries);
	const line = judgement.is === 'taken' ? judgement.line : here;
	return {
		row: line.length === 0 ? theirs : project(line),
		theirs,
		judgement,
		isNew: here.length === 0,
		added: aloneIn(line, here).length,
		here,
		entries
	};
};

/** Whether there are entries to take, or something for the player to decide. */
const isNews = ({ judgement: { is } }: IncomingMatch): boolean => is === 'taken' || is === 'asked';

/**
 * Checks what was received like an import does, and compares it with the store. Stores nothing.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const readIncoming = async (
	received: BackupPiece | BackupRefusal
): Promise<Incoming | BackupRefusal> => {
	if (isBackupRefusal(received)) return received;
	const projector = await projectorFor(gamesOf(received));
	const all: IncomingMatch[] = [];
	for (const [match, entries] of byMatch(received.entries))
		all.push(await incomingMatch(match, entries, projector));
	const unreadable = all.map(({ judgement, isNew }) =>
		isNew && judgement.is === 'refused' ? judgement.why : undefined
	);
	if (unreadable[0] && unreadable.every((why) => why)) return { refused: refusalByUnreadable[unreadable[0]] };
	const isGone = ({ isNew, theirs }: IncomingMatch): boolean => isNew && theirs.isDeleted;
	const matches = all.filter((match) => !isGone(match));
	const kept = new Set(matches.map(({ row }) => row.id));
	const piece = { ...received, entries: received.entries.filter(({ match }) => kept.has(match)) };
	await fetchWords(matches.map(({ row }) => row.game));
	const { players: own } = await listPlayers();
	const persons = personsOf(own, await hiddenPlayers());
	const players = newPlayersIn(piece, own, persons);
	return {
		piece,
		matches: matches.sort((a, b) => b.row.changed - a.row.changed),
		players,
		own,
		persons,
		deleted: all.length - matches.length,
		hasNews: matches.some(isNews) || players.length > 0 || (piece.ruleSets?.length ?? 0) > 0
	};
};

/** @returns the players of the received matches and list who are not on this phone's list. */
const newPlayersIn = (
	piece: BackupPiece,
	own: readonly Player[],
	persons: readonly Person[]
): readonly IncomingPlayer[] => {
	const known = new Set(own.map(({ id }) => id));
	const nameById = new Map<string, string>();
	for (const entry of piece.entries) {
		if (!('players' in entry)) continue;
		for (const seat of entry.players) if (!isGuest(seat)) nameById.set(seat.id, seat.name);
	}
	for (const { id, name } of piece.players) nameById.set(id, name);
	return [...nameById]
		.filter(([id]) => !known.has(id))
		.map(([id, name]) => ({ id, name, namesake: personNamed(persons, name) }));
};

/** @returns the game of a match; undefined for one that this version does not have. */
export const loadGameOf = async ({ row }: IncomingMatch): Promise<Game | undefined> => loadGame(row.game);
