/**
 * The matches that this phone began since it joined its group. They are its own, whoever played on in them: a
 * match that two phones of the group hand to each other without a network goes there all the same.
 */
import { toEntries } from '../store/lines/stored-log.ts';
import { readJoined, type Readable } from './marks.ts';

/**
 * @param matches to look at, which may have been begun elsewhere.
 * @param device of this phone.
 * @returns those of the matches that this phone began after it joined; inside a transaction.
 */
export const begunSinceJoining = async (
	log: { readonly get: (key: [string, number, string]) => Promise<unknown> },
	settings: Readable,
	matches: Iterable<string>,
	device: string
): Promise<ReadonlySet<string>> => {
	const joined = await readJoined(settings);
	if (joined === undefined) return new Set();
	const stored = await Promise.all([...matches].map((match) => log.get([match, 0, device])));
	const begun = toEntries(stored).filter(({ kind, at }) => kind === 'start' && at >= joined);
	return new Set(begun.map(({ match }) => match));
};
