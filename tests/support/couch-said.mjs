/** The line about what sync was tested against, at the end of a run of tests that need a database. */
import { readFileSync } from 'node:fs';
import { isReal } from './couch-node.mjs';

/**
 * @param {readonly string[]} files the paths of the files of tests that ran.
 * @returns {string | undefined} the line; undefined if none of them needs a database.
 */
export const saidOfCouch = (files) => {
	const needsIt = files.some((file) => /support\/(couch|group-site)\b/.test(readFileSync(file, 'utf8')));
	if (!needsIt) return undefined;
	return isReal
		? 'Sync is tested against the real database that COUCHDB names.'
		: 'Sync is tested against an imitation, and not what only a real database does; COUCHDB=… names a real one.';
};
