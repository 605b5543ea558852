/** Backup files of any size, in parts and packed, as the app writes them. */
import { gzipSync } from 'node:zlib';
import { longLog } from './seed.mjs';

const partSize = 500;

/**
 * @param {{ matches: number, length: number }} size matches of Hanamikoji, and entries of each.
 * @returns {Buffer} the file.
 */
export const packedBackup = ({ matches, length }) => {
	const label = { format: 'ochaya-backup', version: 3, exported: '2026-01-02T00:00:00.000Z' };
	const lines = [JSON.stringify(label)];
	const began = Date.UTC(2026, 0, 1);
	for (let match = 0; match < matches; match += 1) {
		const entries = longLog({ id: `match-${match}`, length }, began - match * 3_600_000);
		for (let at = 0; at < entries.length; at += partSize) {
			lines.push(JSON.stringify({ entries: entries.slice(at, at + partSize) }));
		}
	}
	lines.push(JSON.stringify({ end: matches * length }));
	return gzipSync(lines.join('\n'));
};
