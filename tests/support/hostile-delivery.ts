/** Delivers crafted data in the two ways in which data is taken: a file that is imported, a link that is asked about. */
import { importFile } from '$lib/send/import-file';
import { fromFragment, toFragment } from '$lib/send/fragment';
import { readIncoming } from '$lib/send/receive/incoming';
import { storeReceived } from '$lib/send/receive/store-received';
import { readBackup, type Backup } from '$lib/store/backup/file-format';
import { isBackupRefusal, backupVersion } from '$lib/store/backup/label';
import type { Imported } from '$lib/store/backup/import';
import type { Sent } from './hostile-crafts';

export const channels = ['file', 'link'] as const;
export type Channel = (typeof channels)[number];

/** The counted effects of a delivery. */
interface DeliveryResult {
	readonly refused?: string;
	readonly taken: number;
	readonly asked: number;
	/** For how many matches the question was answered with our version. */
	readonly answered: number;
	readonly differing: number;
}
const refusedAs = (refused: string): DeliveryResult => ({
	...{ refused, taken: 0, asked: 0, answered: 0, differing: 0 }
});
const cameOf = ({ entries, asked, differing }: Imported, answered: number): DeliveryResult => ({
	...{ answered, differing, taken: entries, asked: asked.length }
});

/**
 * Stores received data. If it asks which of two versions of a match counts, and is to be answered, ours is
 * taken.
 */
const received = async (
	piece: ReturnType<typeof readBackup>,
	isAnswered: boolean
): Promise<DeliveryResult> => {
	const incoming = await readIncoming(piece);
	if (isBackupRefusal(incoming)) return refusedAs(incoming.refused);
	const asked = incoming.matches.filter(({ judgement }) => isAnswered && judgement.is === 'asked');
	const answers = new Map(asked.map(({ row }) => [row.id, 'mine' as const]));
	const { imported } = await storeReceived(incoming.piece, incoming.own, new Map(), answers);
	return cameOf(imported, answers.size);
};

/**
 * Delivers crafted data.
 *
 * @param isAnswered whether to answer with our version if asked which version counts.
 */
export const deliver = async (sent: Sent, channel: Channel, isAnswered: boolean): Promise<DeliveryResult> => {
	const label = {
		format: 'ochaya-backup' as const,
		version: backupVersion,
		exported: '2026-01-02T00:00:00.000Z'
	};
	const backup = { ...label, ...sent } as Backup;
	if (channel === 'link') {
		const read = await fromFragment(await toFragment(backup));
		return received('json' in read ? readBackup(read.json) : read, isAnswered);
	}
	const result = await importFile(new Blob([JSON.stringify(backup)]));
	if ('refused' in result) return refusedAs(result.refused);
	if (!('open' in result)) throw new Error(JSON.stringify(result));
	const hasOpen = isAnswered && result.open.length > 0;
	const said = hasOpen ? await received({ entries: result.open, players: [] }, true) : undefined;
	return cameOf(result, said?.answered ?? 0);
};
