/** What the last choice of a log put aside of the moves of one phone, and the way that phone was on before. */
import { playedIn, keysOf, keyOf } from './arrival-parts.ts';
import { asideIn } from './choice.ts';
import { byOrder, type Entry } from './entry.ts';

export interface PutAside {
	/** The choice that did it. */
	readonly choice: Entry;
	/** This phone made it itself, when it came back; else another way was chosen elsewhere. */
	readonly isChosenHere: boolean;
	/** The moves of this phone that no longer count since, in log order; one at least. */
	readonly own: readonly Entry[];
	/** How many moves the others have made since the two ways parted. */
	readonly theirs: number;
	/** The log without these: what holds if this phone's way is chosen. */
	readonly ours: readonly Entry[];
}

/**
 * @param entries of one match, in any order.
 * @param device this phone.
 * @returns undefined where nothing is to be told: no choice, nothing of this phone, or it was played on here since.
 */
export const putAside = (entries: readonly Entry[], device: string): PutAside | undefined => {
	// Nearly every log has none, and this is asked after each tap.
	if (!entries.some(({ kind }) => kind === 'choice')) return undefined;
	const ordered = entries.toSorted(byOrder);
	const choice = ordered.findLast(({ kind }) => kind === 'choice');
	if (!choice) return undefined;
	const before = ordered.slice(0, ordered.indexOf(choice));
	const wasAside = asideIn(before);
	const isAside = asideIn(ordered);
	const isOwn = (entry: Entry): boolean => entry.device === device;

	const put = ordered.filter((entry) => isAside(entry) && !wasAside(entry));
	const own = put.filter(isOwn);
	const [first] = put;
	const counted = playedIn(ordered);
	const isPlayedOn = counted.some((entry) => isOwn(entry) && byOrder(choice, entry) < 0);
	if (!first || own.length === 0 || isPlayedOn) return undefined;

	// The ways part where the first of these stands: up to there both phones knew the same.
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
