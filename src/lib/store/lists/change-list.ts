/** Changes the players or the rule sets, of which each has a name of its own. */
import { isSameName } from '../../match/entry.ts';
import { write } from '../db/connection.ts';
import { announce, type TabMessage } from '../db/tabs.ts';
import type { RowStore } from './read-rows.ts';

/** What becomes of a list, and what its changer is told. */
interface Change<Value, Result> {
	readonly result: Result;
	readonly put?: readonly Value[];
	/** The ids of those that are removed. */
	readonly remove?: readonly string[];
}

/** Why a name is refused: it is empty, or that of another one (case and accents are ignored). */
export type NameRefusal<Value> =
	{ readonly refused: 'name-empty' } | { readonly refused: 'name-taken'; readonly by: Value };

/** @returns why a value can't have its name among these; undefined where it can. */
export const refusalOf = <Value extends { readonly id: string; readonly name: string }>(
	value: Value,
	among: readonly Value[]
): NameRefusal<Value> | undefined => {
	if (value.name === '') return { refused: 'name-empty' };
	const by = among.find((other) => other.id !== value.id && isSameName(other.name, value.name));
	return by && { refused: 'name-taken', by };
};

/**
 * Makes the function that changes a list. Reading and changing are one transaction, so that of two tabs that use one name
 * at once, one is refused. The other tabs are told.
 *
 * @param read gives those of the stored values that are none but what the list holds.
 */
export const changerOf =
	<Value extends { readonly id: string }>(
		name: 'players' | 'ruleSets',
		kind: Exclude<TabMessage['kind'], 'match'>,
		read: (stored: readonly unknown[]) => readonly Value[]
	) =>
	/**
	 * @param make inside the transaction, so it awaits nothing but what it reads of the matches' rows.
	 * @throws {Trouble} when it cannot be stored; nothing has changed then.
	 */
	async <Result>(
		make: (
			values: readonly Value[],
			matches: RowStore
		) => Change<Value, Result> | Promise<Change<Value, Result>>
	): Promise<Result> => {
		const { result, isChanged } = await write([name, 'matches'], async (transaction) => {
			const store = transaction.objectStore(name);
			const values = read(await store.getAll());
			const { result, put = [], remove = [] } = await make(values, transaction.objectStore('matches'));
			await Promise.all([...put.map((value) => store.put(value)), ...remove.map((id) => store.delete(id))]);
			return { result, isChanged: put.length + remove.length > 0 };
		});
		if (isChanged) announce({ kind });
		return result;
	};
