/** What something received holds, told before anything of it is stored. */
import type { Game } from '$lib/games/game';
import { fetchWords, loadGame } from '$lib/games/registry';
import type { Entry } from '$lib/match/entry';
import { isSameName } from '$lib/match/names';
import { projectorFor } from '$lib/records/projector';
import { isBackupRefusal, readBackup, type BackupRefusal, type Piece } from '$lib/store/backup-file';
import { RefusedBackup } from '$lib/store/backup-parts';
import { openBackup } from '$lib/store/backup-stream';
import { readEntries } from '$lib/store/entries';
import { gamesOf, judgeBackup } from '$lib/store/import';
import { byMatch } from '$lib/store/merge';
import { isGuest, type Player } from '$lib/store/player';
import { listPlayers } from '$lib/store/players';
import type { MatchRow } from '$lib/store/row';
import { keyOf } from '$lib/store/stored-log';

/** A match that came, beside what is here of it. */
export interface IncomingMatch {
	/** As it would be with what is here. */
	readonly row: MatchRow;
	/** Entries that are not here yet. */
	readonly added: number;
	readonly isNew: boolean;
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
	readonly hasNews: boolean;
}

/** @returns what a text holds, or why it is none of ours. */
export const readText = (json: string): Piece | BackupRefusal => readBackup(json);

/** More is taken in at the settings, where it is not all looked at first. */
const mostEntries = 100_000;

/** @returns what a file holds, or why it is none of ours. It may be anything. */
export const readFile = async (file: Blob): Promise<Piece | BackupRefusal> => {
	let whole: Required<Pick<Piece, 'entries' | 'players' | 'ruleSets'>> = {
		entries: [],
		players: [],
		ruleSets: []
	};
	try {
		const { pieces } = await openBackup(file);
		for await (const { entries, players, ruleSets = [] } of pieces(() => undefined)) {
			whole = {
				entries: [...whole.entries, ...entries],
				players: [...whole.players, ...players],
				ruleSets: [...whole.ruleSets, ...ruleSets]
			};
			if (whole.entries.length > mostEntries) return { refused: 'too-big' };
		}
		return whole;
	} catch (error) {
		if (error instanceof RefusedBackup) return error.refusal;
		throw error;
	}
};

/**
 * Judges what was received by the schemas of an import, and compares it with what is here. Stores nothing.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const readIncoming = async (received: Piece | BackupRefusal): Promise<Incoming | BackupRefusal> => {
	if (isBackupRefusal(received)) return received;
	const projector = await projectorFor(gamesOf(received));
	const refusal = judgeBackup(received, projector);
	if (refusal) return refusal;
	const matches: IncomingMatch[] = [];
	for (const [match, entries] of byMatch(received.entries)) {
		const { entries: here } = await readEntries(match);
		const keys = new Set(here.map(keyOf));
		const added = entries.filter((entry) => !keys.has(keyOf(entry)));
		const row = projector.project([...here, ...added]);
		matches.push({ row, added: added.length, isNew: here.length === 0, entries });
	}
	await fetchWords(matches.map(({ row }) => row.game));
	const { players: own } = await listPlayers();
	const players = strangersIn(received, own);
	const hasNews = matches.some(({ added }) => added > 0) || (received.ruleSets?.length ?? 0) > 0;
	return {
		piece: received,
		matches: matches.sort((a, b) => b.row.changed - a.row.changed),
		players,
		own,
		hasNews: hasNews || players.length > 0
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
