/**
 * By what a phone recognises the database of its group: the epochs it has, and the last documents that were
 * read from it or sent to it. It is part of the marks.
 */
import * as v from 'valibot';
import { read } from '../store/db/transact.ts';
import { marks, type Readable, type Settings } from './marks.ts';

const anchorsKey = `${marks}anchors`;
/** A phone that joined before there were epochs remembers none of this. */
const anchorsSchema = v.object({
	epochs: v.optional(v.array(v.string())),
	last: v.optional(v.array(v.string()), []),
	begun: v.optional(v.string()),
	owed: v.optional(v.string())
});

interface Anchors {
	/** The ids of the epochs that the database had; undefined when it was never asked for them. */
	readonly epochs: ReadonlySet<string> | undefined;
	/** The ids of the last documents that were read or sent, the last one at the end. */
	readonly last: readonly string[];
	/** When the database says that it was made; undefined when it never said so. */
	readonly begun: string | undefined;
	/** The id of an epoch that this phone has to add, because it found that documents were lost. */
	readonly owed: string | undefined;
}

const mostLast = 8;

/** @returns the anchors; inside a transaction. */
export const anchorsOf = async (settings: Readable): Promise<Anchors> => {
	const parsed = v.safeParse(anchorsSchema, await settings.get(anchorsKey));
	if (!parsed.success) return { epochs: undefined, last: [], begun: undefined, owed: undefined };
	const { epochs, last, begun, owed } = parsed.output;
	return { epochs: epochs && new Set(epochs), last, begun, owed };
};

/** @returns the anchors. @throws {Trouble} when the store cannot be read. */
export const readAnchors = (): Promise<Anchors> =>
	read(['settings'], (transaction) => anchorsOf(transaction.objectStore('settings')));

/** Changes some of the anchors; inside a transaction. */
export const putAnchors = async (settings: Settings, change: Partial<Anchors>): Promise<void> => {
	const { epochs, last, begun, owed } = { ...(await anchorsOf(settings)), ...change };
	await settings.put(
		{
			last,
			...(epochs && { epochs: [...epochs] }),
			...(begun !== undefined && { begun }),
			...(owed !== undefined && { owed })
		},
		anchorsKey
	);
};

/** Notes which documents were read or sent last; inside a transaction. */
export const addLast = async (settings: Settings, ids: readonly string[]): Promise<void> => {
	if (ids.length === 0) return;
	const { last } = await anchorsOf(settings);
	await putAnchors(settings, { last: [...last, ...ids].slice(-mostLast) });
};
