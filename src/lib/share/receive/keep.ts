/** Storing what was received: what was answered, and who of the newcomers is one of ours. */
import type { Answer } from '$lib/match/answer';
import { projectorFor } from '$lib/rows/projector';
import type { Piece } from '$lib/store/backup/file-format';
import { announceToAll } from '$lib/store/db/tabs';
import { gamesOf, storeBackup, type Imported } from '$lib/store/backup/import';
import type { Player } from '$lib/store/players/player';
import { joinPlayer } from '$lib/store/players/same-player';
import type { Meeting } from '$lib/store/players/sat-together';
import { deviceId } from '$lib/store/settings/settings';

/** By the id of a newcomer, the id of ours who is the same person. */
export type Persons = ReadonlyMap<string, string>;
/** By match. */
export type Answers = ReadonlyMap<string, Answer>;

/** What was kept, and what was said of newcomers that cannot be: they sat at one table with whom they should be. */
export interface Kept {
	readonly imported: Imported;
	readonly meetings: readonly Meeting[];
}

/**
 * Merges what was received, as an import does; received twice, nothing doubles. The logs stay as they came, so
 * that both sides can merge again: that two players are one is remembered beside them.
 *
 * @param own the players of this phone.
 * @throws {Trouble} when it cannot be stored.
 */
export const keepReceived = async (
	piece: Piece,
	own: readonly Player[],
	persons: Persons,
	answers: Answers
): Promise<Kept> => {
	const imported = await storeBackup(piece, await projectorFor(gamesOf(piece)), {
		...(answers.size > 0 && { said: { answers, pen: { device: await deviceId(), now: Date.now } } }),
		own: new Set(own.map(({ id }) => id))
	});
	const meetings: Meeting[] = [];
	for (const [id, person] of persons) {
		const joining = await joinPlayer(id, person);
		if ('meeting' in joining) meetings.push(joining.meeting);
	}
	announceToAll({ kind: 'import' });
	return { imported, meetings };
};
