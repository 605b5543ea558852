/**
 * A log as text that fits behind the `#` of a link or into QR codes: the version of this form, the digest of what
 * follows, and the backup's JSON, deflated, in base64url, with dots between. Version 1 had no digest. What stands
 * behind a `#` never leaves the browser for a server.
 */
import type { Backup, BackupRefusal } from '$lib/store/backup/file-format';
import { RefusedBackup } from '$lib/store/backup/refused-backup';
import { unpacked } from '$lib/store/backup/unpack';
import { fromBase64url, toBase64url } from './base64url';
import { fromDigested, withDigest } from './digest';

const version = '2';

/** Of what is received, in characters. Far beyond any link; a running sequence of codes would take an hour. */
export const fragmentLimit = 1_000_000;
/** Of what comes out of it, in bytes: some thousand matches. A compressed bomb ends here. */
export const contentLimit = 16_000_000;

/** @returns the text of a backup; the same backup always gives the same. */
export const toFragment = async (backup: Backup): Promise<string> => {
	const packed = new Blob([JSON.stringify(backup)])
		.stream()
		.pipeThrough(new CompressionStream('deflate-raw'));
	const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
	return `${version}.${withDigest(toBase64url(bytes))}`;
};

/** @returns the JSON in a fragment, to be judged as a backup file is, or why there is none. */
export const fromFragment = async (fragment: string): Promise<{ readonly json: string } | BackupRefusal> => {
	if (fragment.length > fragmentLimit) return { refused: 'too-big' };
	const [, said, content] = /^(\d{1,4})\.([A-Za-z0-9_.-]+)$/.exec(fragment) ?? [];
	if (said === undefined || content === undefined) return { refused: 'foreign' };
	if (Number(said) > Number(version)) return { refused: 'newer' };
	if (said !== '1' && said !== version) return { refused: 'foreign' };
	const packed = said === '1' ? content : fromDigested(content);
	if (packed === undefined) return { refused: 'damaged' };
	try {
		const parts: BlobPart[] = [];
		let length = 0;
		for await (const bytes of unpacked(new Blob([fromBase64url(packed)]), 'deflate-raw')) {
			length += bytes.length;
			if (length > contentLimit) return { refused: 'too-big' };
			parts.push(bytes);
		}
		const bytes = await new Blob(parts).arrayBuffer();
		return { json: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
	} catch (error) {
		const isTooBig = error instanceof RefusedBackup && error.refusal.refused === 'too-big';
		return { refused: isTooBig ? 'too-big' : 'damaged' };
	}
};
