/**
 * A backup as text for the fragment of a link or for QR codes: the version of this format, the digest of the
 * rest, and the backup's JSON, deflated and in base64url, separated by dots. Version 1 had no digest.
 * Browsers never send the fragment of an address to a server.
 */
import type { Backup } from '$lib/store/backup/file-format';
import { type BackupRefusal, RefusedBackup } from '$lib/store/backup/label';
import { readBytes } from '$lib/store/backup/read-file';
import { fromBase64url, toBase64url } from '$lib/qr/base64url';
import { checkDigest, withDigest } from '$lib/match/digest';

const version = '2';

/** The longest fragment accepted, in characters: far longer than any link, and an hour of QR codes. */
export const fragmentLimit = 1_000_000;
/**
 * The most that is decompressed from a fragment, in bytes: about a thousand matches. It stops decompression
 * bombs.
 */
export const contentLimit = 16_000_000;

/** @returns the fragment of a backup, always the same one for the same backup. */
export const toFragment = async (backup: Backup): Promise<string> => {
	const packed = new Blob([JSON.stringify(backup)])
		.stream()
		.pipeThrough(new CompressionStream('deflate-raw'));
	const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
	return `${version}.${withDigest(toBase64url(bytes))}`;
};

/** @returns the JSON in a fragment, to be checked like a backup file, or why the fragment is refused. */
export const fromFragment = async (fragment: string): Promise<{ readonly json: string } | BackupRefusal> => {
	if (fragment.length > fragmentLimit) return { refused: 'too-big' };
	const [, stated, content] = /^(\d{1,4})\.([A-Za-z0-9_.-]+)$/.exec(fragment) ?? [];
	if (stated === undefined || content === undefined) return { refused: 'foreign' };
	if (Number(stated) > Number(version)) return { refused: 'newer' };
	if (stated !== '1' && stated !== version) return { refused: 'foreign' };
	const packed = stated === '1' ? content : checkDigest(content);
	if (packed === undefined) return { refused: 'damaged' };
	try {
		const bytes = await readBytes(new Blob([fromBase64url(packed)]), contentLimit, 'deflate-raw');
		return { json: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
	} catch (error) {
		const isTooBig = error instanceof RefusedBackup && error.refusal.refused === 'too-big';
		return { refused: isTooBig ? 'too-big' : 'damaged' };
	}
};
