/** What an update costs: the files that a phone with one build must fetch to have another. */
import { readFileSync } from 'node:fs';
import { wireBody } from '../serve/static-handler.mjs';
import { installedFiles } from './weigh.mjs';

/** @typedef {import('./weigh.mjs').InstalledFile} InstalledFile */
/** @typedef {{ url: string, bytes: number, isNew: boolean }} Fetched `bytes` on the wire; `isNew` where nothing had its address before. */
/** @typedef {{ fetched: readonly Fetched[], bytes: number, files: number }} Update `files`: in the new build, all in all. */

/** So many files of an update are named, the largest first. */
const named = 12;

/**
 * @param {readonly InstalledFile[]} wanted what a phone with the new build keeps.
 * @param {readonly InstalledFile[]} had what it kept of the old one.
 * @returns {readonly Fetched[]} what it had not under the same address with the same content, the largest first.
 */
export const filesToFetch = (wanted, had) => {
	const fileByUrl = new Map(had.map(({ url, file }) => [url, file]));
	return wanted
		.filter(({ url, file }) => {
			const before = fileByUrl.get(url);
			return before === undefined || !readFileSync(before).equals(readFileSync(file));
		})
		.map(({ url, file }) => ({ url, bytes: wireBody(file).data.length, isNew: !fileByUrl.has(url) }))
		.sort((a, b) => b.bytes - a.bytes);
};

/**
 * @param {string} dir of the new build.
 * @param {string} before the old one's.
 * @returns {Update} for a phone that keeps every language.
 */
export const updateFrom = (dir, before) => {
	const wanted = installedFiles(dir);
	const fetched = filesToFetch(wanted, installedFiles(before));
	return { fetched, bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0), files: wanted.length };
};

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {Update} update @returns {string} lines: the sum, and the largest files. */
export const toldUpdate = ({ fetched, bytes, files }) =>
	[
		`${kilobytes(bytes)} to fetch: ${fetched.length} of ${files} files`,
		...fetched
			.slice(0, named)
			.map((file) => `${kilobytes(file.bytes).padStart(12)}  ${file.url}${file.isNew ? '' : ' (changed)'}`),
		...(fetched.length > named ? [`${''.padStart(12)}  and ${fetched.length - named} more`] : [])
	].join('\n');
