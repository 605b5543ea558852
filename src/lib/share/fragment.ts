/**
 * A log as text that fits behind the `#` of a link or into QR codes: the version of this form, the digest of what
 * follows, and the backup's JSON, deflated, in base64url, with dots between. Version 1 had no digest. What stands
 * behind a `#` never leaves the browser for a server.
 */
import type { Backup, BackupRefusal } from '$lib/store/backup-file';
import { fromBase64url, toBase64url } from './base64url';
import { fromDigested, withDigest } from './digest';

const version = '2';

/** Of what is received, in characters. Far beyond any link; a running sequence of codes would take an hour. */
export const fragmentLimit = 1_000_000;
/** Of what comes out of it, in bytes: some thousand matches. A compressed bomb ends here. */
export const contentLimit = 16_000_000;

const throughStream = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
	new Blob([bytes]).stream().pipeThrough(stream).getReader();

/** Reads a stream to its end, or to the limit. @returns undefined when it did not end before it. */
const readAll = async (
	reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
	limit: number
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
		length += value.length;
		if (length > limit) {
			await reader.cancel();
			return undefined;
		}
		parts.push(value);
	}
};

/** @returns the text of a backup; the same backup always gives the same. */
export const toFragment = async (backup: Backup): Promise<string> => {
	const json = new TextEncoder().encode(JSON.stringify(backup));
	const packed = await readAll(throughStream(json, new CompressionStream('deflate-raw')), Infinity);
	return `${version}.${withDigest(toBase64url(packed ?? new Uint8Array()))}`;
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
		const reader = throughStream(fromBase64url(packed), new DecompressionStream('deflate-raw'));
		const bytes = await readAll(reader, contentLimit);
		if (!bytes) return { refused: 'too-big' };
		return { json: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
	} catch {
		return { refused: 'damaged' };
	}
};
