/**
 * What this phone has noted of its group's documents, in the store `shared`: of each the last revision that it knows,
 * and how many entries of the line here that one holds. That it is there at all says that the document is the group's.
 */
import * as v from 'valibot';
import { lengthIn } from '../store/lists/row.ts';
import { checked } from '../store/db/checked.ts';
import { read } from '../store/db/connection.ts';
import type { SharedDocument } from '../store/lines/receive.ts';
import { matchDocumentId, matchOfDocument } from './document.ts';

const sharedSchema = v.object({ id: v.string(), revision: v.string(), length: v.number() });

/** @returns what was noted; undefined for a value that is none of it. */
export const toSharedDocument = (stored: unknown): SharedDocument | undefined =>
	checked(sharedSchema, stored);

/** What is here, as a session begins with it. */
export interface KnownState {
	/** What is noted of matches, with how many entries of each are here. */
	readonly matches: readonly (SharedDocument & { readonly here: number })[];
	/** The matches of which the group may lack something. */
	readonly doubtful: readonly string[];
}

/** @throws {Trouble} when the store cannot be read. */
export const readKnownState = async (): Promise<KnownState> => {
	const [ids, rows, stored] = await read(['matches', 'shared'], (tx) => {
		const matches = tx.objectStore('matches');
		return Promise.all([matches.getAllKeys(), matches.getAll(), tx.objectStore('shared').getAll()]);
	});
	const lengths = new Map(ids.map((id, index) => [id, lengthIn(rows[index])]));
	const matches = stored.flatMap((value) => {
		const document = toSharedDocument(value);
		const match = matchOfDocument(document?.id ?? '');
		return document && match !== undefined ? [{ ...document, here: lengths.get(match) ?? 0 }] : [];
	});
	const complete = new Set(matches.flatMap(({ id, length, here }) => (length === here ? [id] : [])));
	return {
		matches,
		doubtful: ids.filter((match) => !complete.has(matchDocumentId(match)))
	};
};
