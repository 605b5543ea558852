/** For tests of results: entries of matches of pebbles, and the stored results. */
import type { Entry } from '../../src/lib/match/entry.ts';
import { start, tap, type Tab } from './store-tab.ts';

/** @returns an entry that deletes a match. */
export const remove = (match: string, seq: number): Entry => ({
	match,
	seq,
	device: 'phone',
	number: seq,
	at: 1000 + seq,
	kind: 'delete'
});
/** @returns the log of an ended match. */
export const over = (match: string, names?: readonly string[]): readonly Entry[] => [
	start(match, 1000, names),
	tap(match, 1, 'end')
];

/** Scans all results. @returns whether the scan was complete, and each result as id and players. */
export const scanned = async (tab: Tab) => {
	const all: string[] = [];
	const isWhole = await tab.scanResults([2, 3], {
		take: (results) => {
			all.push(...results.map(({ id, players }) => `${id} ${players.join('+')}`));
		},
		tell: () => undefined,
		isWanted: () => true
	});
	return { isWhole, all: all.sort() };
};
/** Remakes all results from the rows. @returns the ids of the rows that were read. */
export const remade = async (tab: Tab, isWanted = () => true): Promise<string[]> => {
	const ids: string[] = [];
	await tab.remakeResults(
		[2, 3],
		(rows, damaged) => {
			ids.push(...rows.map(({ id }) => id), ...damaged.map((id) => `damaged ${id}`));
		},
		isWanted
	);
	return ids;
};
/** @returns an entry that undoes the entry before it. */
export const undo = (match: string, seq: number): Entry => ({
	match,
	seq,
	device: 'phone',
	number: seq,
	at: 1000 + seq,
	kind: 'undo',
	of: seq - 1
});
/** @returns the ids of the matches that have a result in the store. */
export const keysOf = (tab: Tab): Promise<readonly string[]> =>
	tab.read(['results'], (transaction) => transaction.objectStore('results').getAllKeys());
/** Deletes all results, as an upgrade of the database does. */
export const forget = (tab: Tab): Promise<void> =>
	tab.write(['results'], (transaction) => transaction.objectStore('results').clear());
