/** Storing what was received: what was answered, and who of the newcomers is one of ours. */
import type { Answer } from '$lib/match/answer';
import { projectorFor } from '$lib/records/projector';
import type { Piece } from '$lib/store/backup-file';
import { announceToAll } from '$lib/store/channel';
import { gamesOf, storeBackup, type Imported } from '$lib/store/import';
import type { Player } from '$lib/store/player';
import { joinPlayer } from '$lib/store/same-player';
import { deviceId } from '$lib/store/settings';

/** By the id of a newcomer, the id of ours who is the same person. */
export type Persons = ReadonlyMap<string, string>;
/** By match. */
export type Answers = ReadonlyMap<string, Answer>;

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
): Promise<Imported> => {
	const result = await storeBackup(piece, await projectorFor(gamesOf(piece)), {
		answers,
		pen: { device: await deviceId(), now: Date.now },
		own: new Set(own.map(({ id }) => id))
	});
	for (const [id, person] of persons) await joinPlayer(id, person);
	announceToAll({ kind: 'import' });
	return result;
};
