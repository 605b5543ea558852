/** Stores what was received, with the player's decisions. */
import type { LineChoice } from '$lib/match/choose-line';
import { rememberBranchChoice } from '$lib/live/branch-notices.svelte';
import { projectorFor } from '$lib/rows/projector';
import type { BackupPiece } from '$lib/store/backup/file-format';
import { announceToAll } from '$lib/store/db/tabs';
import { gamesOf, storeBackup, type Imported } from '$lib/store/backup/import';
import type { Player } from '$lib/store/players/player';
import { mergePlayer, type Meeting } from '$lib/store/players/merge-player';
import { deviceId } from '$lib/store/settings/settings';

/** The id of the same person on this phone, by the id of a received player. */
export type PersonByReceived = ReadonlyMap<string, string>;
/** The player's decisions, by the id of the match. */
export type AnswerByMatch = ReadonlyMap<string, LineChoice>;

/** What was stored. */
export interface KeepResult {
	readonly imported: Imported;
	/** Pairs of players who could not be merged into one person, since they sat at one table. */
	readonly meetings: readonly Meeting[];
}

/**
 * Takes what was received into the store, like an import; receiving it twice adds nothing. The lines stay as
 * they were received; that two players are one person is stored apart
 * from them.
 *
 * @param own the players of this phone.
 * @param persons the received players to merge with players of this phone.
 * @throws {Trouble} when it cannot be stored.
 */
export const storeReceived = async (
	piece: BackupPiece,
	own: readonly Player[],
	persons: PersonByReceived,
	answers: AnswerByMatch
): Promise<KeepResult> => {
	const imported = await storeBackup(piece, await projectorFor(gamesOf(piece)), {
		...(answers.size > 0 && { said: { answers, clock: { device: await deviceId(), now: Date.now } } }),
		own: new Set(own.map(({ id }) => id))
	});
	// Whoever has chosen is not asked again at the table.
	for (const id of imported.kept) await rememberBranchChoice(id);
	const meetings: Meeting[] = [];
	for (const [id, person] of persons) {
		const joining = await mergePlayer(id, person);
		if ('meeting' in joining) meetings.push(joining.meeting);
	}
	announceToAll({ kind: 'import' });
	return { imported, meetings };
};
