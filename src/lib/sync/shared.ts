/**
 * What this phone has noted of its group's documents, in the store `shared`: of each the last revision that it knows,
 * and how many entries of the line here that one holds. That it is there at all says that the document is the group's.
 */
import * as v from 'valibot';
import { read } from '../store/db/transact.ts';
import type { SharedDocument } from '../store/lines/receive.ts';
import { keysOf } from '../store/lines/stored-line.ts';
import { matchDocumentId, matchOfDocument } from './document.ts';

const sharedSchema = v.object({ id: v.string(), revision: v.string(), length: v.number() });

/** @returns what was noted; undefined for a value that is none of it. */
export const toShared = (stored: unknown): SharedDocument | undefined => {
	const parsed = v.safeParse(sharedSchema, stored);
	return parsed.success ? parsed.output : undefined;
};

/** How many keys are read at once, so that nothing else waits long. */
const keysAtOnce = 5000;

/** @returns how many entries the line of each match has. */
const lineLengths = async (): Promise<ReadonlyMap<string, number>> => {
	const lengths = new Map<string, number>();
	for (let after: IDBKeyRange | undefined; ;) {
		const keys = await read(['lines'], (tx) => tx.objectStore('lines').getAllKeys(after, keysAtOnce));
		for (const [match, seq] of keys) lengths.set(match, seq + 1);
		const last = keys.at(-1);
		if (keys.length < keysAtOnce || !last) return lengths;
		after = IDBKeyRange.lowerBound(last, true);
	}
};

/**
 * @returns how many entries each of some matches has here; undefined where its line was replaced by another one, as by a
 * player's choice, so that it is not known what the group has of it.
 * @throws {Trouble} when the store cannot be read.
 */
export const lengthsOf = (matches: readonly string[]): Promise<readonly (number | undefined)[]> =>
	read(['lines', 'shared'], (transaction) =>
		Promise.all(
			matches.map(async (match) => {
				const count = await transaction.objectStore('lines').count(keysOf(match));
				const stored = await transaction.objectStore('shared').get(matchDocumentId(match));
				return toShared(stored)?.revision === '' ? undefined : count;
			})
		)
	);

/** What is here, as a session begins with it. */
export interface Noted {
	/** What is noted of matches, with how many entries of each are here. */
	readonly matches: readonly (SharedDocument & { readonly here: number })[];
	/** The matches of which the group may lack something. */
	readonly doubtful: readonly string[];
}

/** @throws {Trouble} when the store cannot be read. */
export const readNoted = async (): Promise<Noted> => {
	const lengths = await lineLengths();
	const [ids, stored] = await read(['matches', 'shared'], (tx) =>
		Promise.all([tx.objectStore('matches').getAllKeys(), tx.objectStore('shared').getAll()])
	);
	const matches = stored.flatMap((value) => {
		const document = toShared(value);
		const match = matchOfDocument(document?.id ?? '');
		return document && match !== undefined ? [{ ...document, here: lengths.get(match) ?? 0 }] : [];
	});
	const complete = new Set(matches.flatMap(({ id, length, here }) => (length === here ? [id] : [])));
	return {
		matches,
		doubtful: ids.filter((match) => !complete.has(matchDocumentId(match)))
	};
};
