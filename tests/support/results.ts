/** For the tests of results: matches of pebbles that are over, and what is stored of them. */
import type { Entry } from '../../src/lib/match/entry.ts';
import { shelfOf, type ShelfKey } from '../../src/lib/store/results/shelf.ts';
import { start, tap, type Tab } from './store-tab.ts';

/** Entries of a match of pebbles: that it is deleted, that the last tap is taken back; and one that is over. */
export const remove = (match: string, seq: number): Entry => ({
	match,
	seq,
	device: 'phone',
	at: 1000 + seq,
	kind: 'delete'
});
export const over = (match: string, names?: readonly string[]): readonly Entry[] => [
	start(match, 1000, names),
	tap(match, 1, 'end')
];

/** All results, read. */
export const scanned = async (tab: Tab) => {
	const all: string[] = [];
	const { isWhole, found } = await tab.scanResults(
		{ shelves: 8, results: 3 },
		{
			take: (results) => {
				all.push(...results.map(({ id, players }) => `${id} ${players.join('+')}`));
			},
			tell: () => undefined,
			isWanted: () => true
		}
	);
	return { isWhole, found, all: all.sort() };
};
/** Makes all results anew. @returns the ids of the rows that were read. */
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
export const undo = (match: string, seq: number): Entry => ({
	match,
	seq,
	device: 'phone',
	at: 1000 + seq,
	kind: 'undo',
	of: { seq: seq - 1, device: 'phone' }
});
/** Where results lie. */
export const keysOf = (tab: Tab): Promise<readonly ShelfKey[]> =>
	tab.read(['results'], (transaction) => transaction.objectStore('results').getAllKeys());
/** So many matches that lie on one shelf. */
export const alike = (count: number): readonly string[] => {
	const ids: string[] = [];
	for (let index = 0; ids.length < count; index += 1)
		if (shelfOf(`m${index}`) === shelfOf('m0')) ids.push(`m${index}`);
	return ids;
};
/** As an earlier build left it: rows alone. */
export const forget = (tab: Tab): Promise<void> =>
	tab.write(['results'], (transaction) => transaction.objectStore('results').clear());
