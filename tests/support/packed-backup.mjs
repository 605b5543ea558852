/** Makes gzipped backup files of any size, in the app's current format. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { longLog } from './seed.mjs';

const partSize = 500;

/**
 * @typedef {{ matches: number, length: number }} Size the number of matches of Hanamikoji, and of entries in
 *   each.
 */

/** @param {Size} size */
function* linesOf({ matches, length }) {
	yield JSON.stringify({ format: 'ochaya-backup', version: 9, exported: '2026-01-02T00:00:00.000Z' });
	const began = Date.UTC(2026, 0, 1);
	for (let match = 0; match < matches; match += 1) {
		const entries = longLog({ id: `match-${match}`, length }, began - match * 3_600_000);
		for (let at = 0; at < entries.length; at += partSize) {
			yield `\n${JSON.stringify({ entries: entries.slice(at, at + partSize) })}`;
		}
	}
	yield `\n${JSON.stringify({ end: matches * length })}`;
}

/**
 * Compresses the file as a stream, because the text of a large one exceeds the maximum length of a string.
 *
 * @param {Size} size
 * @returns {Promise<Buffer>} the file.
 */
export const packedBackup = (size) => buffer(Readable.from(linesOf(size)).pipe(createGzip()));
