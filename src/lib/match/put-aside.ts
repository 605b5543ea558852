/** Which moves of this phone the last choice of a log put aside, and how to take that back. */
import { countingMoves, keysOf, keyOf } from './arrival-parts.ts';
import { asideFilter } from './choice.ts';
import { byOrder, type Entry } from './entry.ts';

export interface PutAside {
	/** The choice that put them aside. */
	readonly choice: Entry;
	/** True: this phone made the choice, when it was in touch again. False: it was made on another phone. */
	readonly isChosenHere: boolean;
	/**
	 * The moves of this phone that no longer count since that choice, in log order. There is at least one.
	 */
	readonly own: readonly Entry[];
	/** How many moves the others have made since the two continuations parted. */
	readonly theirs: number;
	/** The log with this phone's continuation instead of the others': the one that counts if it is chosen. */
	readonly ours: readonly Entry[];
}

/**
 * @param entries of one match, in any order.
 * @param device the id of this phone.
 * @returns undefined where there is nothing to show: there is no choice, it put nothing of this phone aside,
 * or this phone has played on since.
 */
export const putAside = (entries: readonly Entry[], device: string): PutAside | undefined => {
	// Checked first because it is called after each tap, and nearly no log has a choice.
	if (!entries.some(({ kind }) => kind === 'choice')) return undefined;
	const ordered = entries.toSorted(byOrder);
	const choice = ordered.findLast(({ kind }) => kind === 'choice');
	if (!choice) return undefined;
	const before = ordered.slice(0, ordered.indexOf(choice));
	const wasAside = asideFilter(before);
	const isAside = asideFilter(ordered);
	const isOwn = (entry: Entry): boolean => entry.device === device;

	const put = ordered.filter((entry) => isAside(entry) && !wasAside(entry));
	const own = put.filter(isOwn);
	const [first] = put;
	const counted = countingMoves(ordered);
	const isPlayedOn = counted.some((entry) => isOwn(entry) && byOrder(choice, entry) < 0);
	if (!first || own.length === 0 || isPlayedOn) return undefined;

	// The continuations part at the first move that was put aside. Before it, both phones had the same
	// entries.
	const theirs = counted.filter((entry) => !isOwn(entry) && entry.seq >= first.seq);
	const theirKeys = keysOf(theirs);
	return {
		choice,
		isChosenHere: isOwn(choice),
		own,
		theirs: theirs.length,
		ours: ordered.filter((entry) => entry !== choice && !theirKeys.has(keyOf(entry)))
	};
};
