/** Backup files of any size, in parts and packed, as the app writes them. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { longLog } from './seed.mjs';

const partSize = 500;

/**
 * @typedef {{ matches: number, length: number }} Size matches of Hanamikoji, and entries of each.
 */

/** @param {Size} size */
function* linesOf({ matches, length }) {
	yield JSON.stringify({ format: 'ochaya-backup', version: 3, exported: '2026-01-02T00:00:00.000Z' });
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
 * Packed as it is made: the lines of a large one are longer than a text can be.
 *
 * @param {Size} size
 * @returns {Promise<Buffer>} the file.
 */
export const packedBackup = (size) => buffer(Readable.from(linesOf(size)).pipe(createGzip()));
