/** What something received holds, told before anything of it is stored. */
import type { Game } from '$lib/games/game';
import { fetchWords, loadGame } from '$lib/games/registry';
import { hasQuestion } from '$lib/match/answer';
import type { Arrival } from '$lib/match/arrival';
import type { Entry } from '$lib/match/entry';
import { isSameName } from '$lib/match/names';
import { refusalByUnreadable } from '$lib/records/import-file';
import { projectorFor } from '$lib/rows/projector';
import { isBackupRefusal, readBackup, type BackupRefusal, type Piece } from '$lib/store/backup/file-format';
import { openBackup } from '$lib/store/backup/stream';
import { readEntries } from '$lib/store/log/read-log';
import { gamesOf, type Projector } from '$lib/store/backup/import';
import { byMatch, putBeside } from '$lib/store/log/merge';
import { isGuest, type Player } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import type { MatchRow } from '$lib/store/lists/row';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import { RefusedBackup } from '$lib/store/backup/refused-backup';
import type { Reading } from '$lib/store/backup/unpack';

/** A match that came, beside what is here of it. */
export interface IncomingMatch {
	/** As it would be with what is here, and nothing answered. */
	readonly row: MatchRow;
	/** As it came. */
	readonly theirs: MatchRow;
	readonly arrival: Arrival;
	readonly isNew: boolean;
	/** It says something else about what is here: nothing of it is taken. */
	readonly isDifferent: boolean;
	/** As it is here. */
	readonly here: readonly Entry[];
	/** As it came. */
	readonly entries: readonly Entry[];
}

/** Someone who is not on this phone's list, and who of the list may be the same person. */
export interface IncomingPlayer {
	readonly id: string;
	readonly name: string;
	/** One of ours by the same name. */
	readonly namesake: Player | undefined;
}

export interface Incoming {
	readonly piece: Piece;
	readonly matches: readonly IncomingMatch[];
	readonly players: readonly IncomingPlayer[];
	/** Those of this phone. */
	readonly own: readonly Player[];
	/** Matches that are not here and are deleted there: they are not taken. */
	readonly deleted: number;
	readonly hasNews: boolean;
}

/** @returns what a text holds, or why it is none of ours. */
export const readText = (json: string): Piece | BackupRefusal => readBackup(json);

/** More is taken in at the settings, where it is not all looked at first. */
const mostReceived = 100_000;

/**
 * @returns what a file holds, or why it is none of ours. It may be anything.
 * @throws the reason of the signal, when it is stopped.
 */
export const readFile = async (
	file: Blob,
	{ onread = () => undefined, signal }: Reading = {}
): Promise<Piece | BackupRefusal> => {
	const entries: Entry[] = [];
	const players: Player[] = [];
	const ruleSets: RuleSet[] = [];
	try {
		const { pieces } = await openBackup(file, signal);
		for await (const piece of pieces(onread)) {
			for (const entry of piece.entries) entries.push(entry);
			for (const player of piece.players) players.push(player);
			for (const ruleSet of piece.ruleSets ?? []) ruleSets.push(ruleSet);
			if (entries.length + players.length + ruleSets.length > mostReceived) return { refused: 'too-big' };
		}
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
	const { here, came, conflicts } = putBeside(match, (await readEntries(match)).entries, entries);
	const isDifferent = conflicts > 0;
	const arrival: Arrival = isDifferent ? { added: [], left: [] } : judge(here, came);
	const isNew = here.length === 0;
	const theirs = project(entries);
	return {
		row: isNew ? theirs : project([...here, ...arrival.added]),
		theirs,
		arrival,
		isNew,
		isDifferent,
		here,
		entries
	};
};

/** Whether there is something to keep, or to answer. */
const isNews = ({ arrival }: IncomingMatch): boolean => arrival.added.length > 0 || hasQuestion(arrival);

/**
 * Judges what was received as an import does, and compares it with what is here. Stores nothing.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const readIncoming = async (received: Piece | BackupRefusal): Promise<Incoming | BackupRefusal> => {
	if (isBackupRefusal(received)) return received;
	const projector = await projectorFor(gamesOf(received));
	const all: IncomingMatch[] = [];
	for (const [match, entries] of byMatch(received.entries))
		all.push(await incomingMatch(match, entries, projector));
	const unreadable = all.map(({ arrival }) => arrival.unreadable);
	if (unreadable[0] && unreadable.every((why) => why)) return { refused: refusalByUnreadable[unreadable[0]] };
	const isGone = ({ isNew, theirs }: IncomingMatch): boolean => isNew && theirs.isDeleted;
	const matches = all.filter((match) => !isGone(match));
	const kept = new Set(matches.map(({ row }) => row.id));
	const piece = { ...received, entries: received.entries.filter(({ match }) => kept.has(match)) };
	await fetchWords(matches.map(({ row }) => row.game));
	const { players: own } = await listPlayers();
	const players = strangersIn(piece, own);
	return {
		piece,
		matches: matches.sort((a, b) => b.row.changed - a.row.changed),
		players,
		own,
		deleted: all.length - matches.length,
		hasNews: matches.some(isNews) || players.length > 0 || (piece.ruleSets?.length ?? 0) > 0
	};
};

/** @returns those seated or listed who are not on this phone's list. */
const strangersIn = (piece: Piece, own: readonly Player[]): readonly IncomingPlayer[] => {
	const known = new Set(own.map(({ id }) => id));
	const nameById = new Map<string, string>();
	for (const entry of piece.entries) {
		if (!('players' in entry)) continue;
		for (const seat of entry.players) if (!isGuest(seat)) nameById.set(seat.id, seat.name);
	}
	for (const { id, name } of piece.players) nameById.set(id, name);
	return [...nameById]
		.filter(([id]) => !known.has(id))
		.map(([id, name]) => ({ id, name, namesake: own.find((player) => isSameName(player.name, name)) }));
};

/** The game of a match, to look at it. */
export const gameOf = async ({ row }: IncomingMatch): Promise<Game | undefined> => loadGame(row.game);
