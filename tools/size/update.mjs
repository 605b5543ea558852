/** The cost of an update: the files that a phone with one build must fetch to have another. */
import { readFileSync } from 'node:fs';
import { responseBody } from '../serve/static-handler.mjs';
import { installedFiles } from './weigh.mjs';

/** @typedef {import('./weigh.mjs').InstalledFile} InstalledFile */
/**
 * @typedef {{ url: string, bytes: number, isNew: boolean }} Fetched `bytes` as sent; `isNew` if the old build
 *   had no file with this URL.
 */
/**
 * @typedef {{ fetched: readonly Fetched[], bytes: number, files: number }} Update `files` is the number of
 *   files in the new build.
 */

/** How many files the report names. */
const namedFiles = 12;

/**
 * @param {readonly InstalledFile[]} wanted the files of the new build.
 * @param {readonly InstalledFile[]} had the files of the old build.
 * @returns {readonly Fetched[]} the files whose URL is new or whose content changed, the largest first.
 */
export const filesToFetch = (wanted, had) => {
	const fileByUrl = new Map(had.map(({ url, file }) => [url, file]));
	return wanted
		.filter(({ url, file }) => {
			const before = fileByUrl.get(url);
			return before === undefined || !readFileSync(before).equals(readFileSync(file));
		})
		.map(({ url, file }) => ({ url, bytes: responseBody(file).data.length, isNew: !fileByUrl.has(url) }))
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

/** @param {Update} update @returns {string} lines with the sum and the largest files. */
export const updateReport = ({ fetched, bytes, files }) =>
	[
		`${kilobytes(bytes)} to fetch: ${fetched.length} of ${files} files`,
		...fetched
			.slice(0, namedFiles)
			.map((file) => `${kilobytes(file.bytes).padStart(12)}  ${file.url}${file.isNew ? '' : ' (changed)'}`),
		...(fetched.length > namedFiles ? [`${''.padStart(12)}  and ${fetched.length - namedFiles} more`] : [])
	].join('\n');
