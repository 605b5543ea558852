/**
 * Delivers crafted data by each channel: a plain file, a gzipped file, a link, and QR codes.
 */
import { gzipSync } from 'node:zlib';
import { importFile } from '$lib/send/import-file';
import { fromFragment, toFragment } from '$lib/send/fragment';
import { FrameCollector, toFrames } from '$lib/qr/frames';
import { readIncoming } from '$lib/send/receive/incoming';
import { storeReceived } from '$lib/send/receive/store-received';
import { readBackup, type Backup } from '$lib/store/backup/file-format';
import { isBackupRefusal, type BackupRefusal, backupVersion } from '$lib/store/backup/label';
import type { Imported } from '$lib/store/backup/import';

import type { Dice, Sent } from './hostile-entries';

export const channels = ['file', 'parts', 'link', 'codes'] as const;
export type Channel = (typeof channels)[number];

/** The counted effects of a delivery. */
export interface DeliveryResult {
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
	...{ answered, differing },
	taken: entries,
	asked: asked.length
});

const label = (version: number) => ({
	format: 'ochaya-backup' as const,
	version,
	exported: '2026-01-02T00:00:00.000Z'
});
const backupOf = (sent: Sent): Backup => ({ ...label(backupVersion), ...sent }) as Backup;
const partsOf = (sent: Sent): Blob => {
	const { entries, ...rest } = sent;
	const cut = entries.length >> 1;
	const parts = [rest, { entries: entries.slice(0, cut) }, { entries: entries.slice(cut) }];
	const lines = [label(backupVersion), ...parts, { end: entries.length }].map((line) => JSON.stringify(line));
	return new Blob([gzipSync(lines.join('\n'), { level: 1 })]);
};

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
const readLink = async (link: string): Promise<ReturnType<typeof readBackup>> => {
	const read: { readonly json: string } | BackupRefusal = await fromFragment(link);
	return 'json' in read ? readBackup(read.json) : read;
};
const importedFrom = async (file: Blob, isAnswered: boolean): Promise<DeliveryResult> => {
	const result = await importFile(file);
	if ('refused' in result) return refusedAs(result.refused);
	if (!('open' in result)) throw new Error(JSON.stringify(result));
	const hasOpen = isAnswered && result.open.length > 0;
	const said = hasOpen ? await received({ entries: result.open, players: [] }, true) : undefined;
	return cameOf(result, said?.answered ?? 0);
};

/**
 * Delivers crafted data.
 *
 * @param isAnswered whether to answer with our version if asked which version counts.
 */
export const deliver = async (
	sent: Sent,
	{ channel, dice, isAnswered }: { channel: Channel; dice: Dice; isAnswered: boolean }
): Promise<DeliveryResult> => {
	const backup = backupOf(sent);
	switch (channel) {
		case 'file':
			return importedFrom(new Blob([JSON.stringify(backup)]), isAnswered);
		case 'parts':
			return importedFrom(partsOf(sent), isAnswered);
		case 'link':
			return received(await readLink(await toFragment(backup)), isAnswered);
		case 'codes': {
			const codes = toFrames(await toFragment(backup));
			if (!codes) return refusedAs('too-big');
			const gathering = new FrameCollector();
			const begin = dice(codes.length);
			const turned = [...codes.slice(begin), ...codes.slice(0, begin), 'none of ours', ...codes.slice(0, 1)];
			const texts = turned.map((code) => gathering.add(code)?.text);
			return received(await readLink(texts.find((text) => text !== undefined) ?? ''), isAnswered);
		}
	}
};
