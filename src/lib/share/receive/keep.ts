/** Storing what was received, and who of the newcomers is one of ours. */
import { projectorFor } from '$lib/records/projector';
import { announceToAll } from '$lib/store/channel';
import { gamesOf, storeBackup, type Imported } from '$lib/store/import';
import { joinPlayer } from '$lib/store/same-player';
import type { Incoming } from './incoming';

/** By the id of a newcomer, the id of ours who is the same person. */
export type Persons = ReadonlyMap<string, string>;

/**
 * Merges what was judged, as an import does; received twice, nothing doubles. The logs stay as they came, so
 * that both sides can merge again: that two players are one is remembered beside them.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const keepIncoming = async ({ piece }: Incoming, persons: Persons): Promise<Imported> => {
	const result = await storeBackup(piece, await projectorFor(gamesOf(piece)));
	for (const [id, person] of persons) await joinPlayer(id, person);
	announceToAll({ kind: 'import' });
	return result;
};
