/** Putting results on their shelves, once enough of them lie loose. */
import { looseBeside, mergeShelves, shelvesFrom, type ShelfKey } from './shelf.ts';
import { read, write } from '../db/transact.ts';

/** As many may lie loose beside a shelf: reading them is quicker than writing the shelf for each. */
const fewLoose = 3;

/**
 * Puts on its shelf what lies loose beside it. A shelf at a time, so that taps are stored in between.
 *
 * @throws {Trouble} when the store cannot be read or written; nothing is lost then.
 */
export const shelveResults = async (isWanted: () => boolean = () => true): Promise<void> => {
	const keys = await read(['results'], (transaction) =>
		transaction.objectStore('results').getAllKeys(IDBKeyRange.lowerBound([]))
	);
	for (const shelf of fullShelves(keys)) {
		if (!isWanted()) return;
		await write(['results'], async (transaction) => {
			const store = transaction.objectStore('results');
			const { results } = mergeShelves(await store.getAll(shelvesFrom(shelf)));
			await Promise.all([
				store.put(JSON.stringify([...results.values()]), [shelf]),
				store.delete(looseBeside(shelf))
			]);
		});
	}
};

/** @returns the shelves with more beside them than a few. */
const fullShelves = (keys: readonly ShelfKey[]): readonly number[] => {
	const looseByShelf = new Map<number, number>();
	for (const [shelf, match] of keys)
		if (match !== undefined) looseByShelf.set(shelf, (looseByShelf.get(shelf) ?? 0) + 1);
	return [...looseByShelf].filter(([, loose]) => loose > fewLoose).map(([shelf]) => shelf);
};
