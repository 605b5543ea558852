/**
 * Helpers for judging entries that come from elsewhere: limits of a log, and sorting entries by what they
 * concern.
 */
import type { Game } from '../games/game.ts';
import { asideFilter } from './choice.ts';
import { byOrder, isDetail, type Entry, type Ref } from './entry.ts';
import type { Folded } from './fold.ts';

/**
 * Why an entry is left out:
 * - `start`: the match has a start already.
 * - `far`: its `seq` is far ahead of the log, or the log is longer than any match.
 * - `newer`: a newer version of the app wrote it.
 * - `seats`: it would change who sat where, or whose result it is.
 * - `earlier`: it would be inserted before moves that were played here.
 */
export const leftOutReasons = ['start', 'far', 'newer', 'seats', 'earlier'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
export interface LeftOut {
	readonly entry: Entry;
	readonly why: LeftOutReason;
}

export interface PartitionedEntries {
	readonly taken: readonly Entry[];
	readonly left: readonly LeftOut[];
}

/**
 * How far a `seq` may be ahead of the number of entries before it. Each entry raises `seq` by one, and few
 * entries are ever lost.
 */
const maxSeqGap = 1000;
/** The most entries of a log that is here. A match of a whole evening has a few hundred. */
const maxLogLength = 20_000;
/**
 * The most entries of a match that is not here. It is higher, because a match that has reached `maxLogLength`
 * can still be played on, and all of it must be accepted by another phone.
 */
const maxNewLogLength = 100_000;

/** @returns the key of an entry within its match, for sets and maps. */
export const keyOf = ({ seq, device }: Ref): string => `${seq} ${device}`;
/** @returns the keys of some entries of one match. */
export const keysOf = (entries: readonly Ref[]): ReadonlySet<string> => new Set(entries.map(keyOf));

/**
 * Separates the incoming entries into those a log can take and those it never can: a second start, a `seq`
 * far ahead, a newer version.
 *
 * @returns the accepted entries that are not here yet, and the rejected ones.
 */
export const partitionArrived = (
	game: Pick<Game, 'version'>,
	here: readonly Entry[],
	came: readonly Entry[]
): PartitionedEntries => {
	const known = keysOf(here);
	const taken: Entry[] = [];
	const left: LeftOut[] = [];
	let isBegun = here.some(({ kind }) => kind === 'start');
	const longest = here.length > 0 ? maxLogLength : maxNewLogLength;
	let before = 0;
	for (const entry of [...here, ...came.filter((one) => !known.has(keyOf(one)))].toSorted(byOrder)) {
		if (!known.has(keyOf(entry))) {
			const isStart = entry.kind === 'start';
			const why =
				isStart && isBegun
					? 'start'
					: entry.seq - before > maxSeqGap || here.length + taken.length >= longest
						? 'far'
						: 'version' in entry && entry.version > game.version
							? 'newer'
							: undefined;
			if (why) left.push({ entry, why });
			else taken.push(entry);
			if (why) continue;
			isBegun ||= isStart;
		}
		before += 1;
	}
	return { taken, left };
};
/**
 * @param added entries that were accepted before others were left out. Their `seq` may now be too far ahead,
 * because it counted on the ones left out.
 * @returns those of them that the log can still take.
 */
export const withinLimits = (here: readonly Entry[], added: readonly Entry[]): readonly Entry[] =>
	partitionArrived({ version: Infinity }, here, added).taken;

/** Whether an entry undoes or redoes one of the entries with these keys. */
export const isUndoOrRedoOf = (entry: Entry, keys: ReadonlySet<string>): boolean =>
	(entry.kind === 'undo' || entry.kind === 'redo') && keys.has(keyOf(entry.of));

/**
 * Sorts new entries into details of the match, deletions and moves, each together with the undos and redos
 * that refer to them.
 *
 * @param here the log in the store, which the new entries may refer to.
 */
export const splitByTopic = (here: readonly Entry[], taken: readonly Entry[]) => {
	const all = [...here, ...taken];
	const detailKeys = keysOf(all.filter(isDetail));
	const deletionKeys = keysOf(all.filter(({ kind }) => kind === 'delete'));
	const concernsDetails = (entry: Entry) => isDetail(entry) || isUndoOrRedoOf(entry, detailKeys);
	const concernsDeletion = (entry: Entry) => entry.kind === 'delete' || isUndoOrRedoOf(entry, deletionKeys);
	return {
		details: taken.filter(concernsDetails),
		deletions: taken.filter(concernsDeletion),
		moves: taken.filter((entry) => !concernsDetails(entry) && !concernsDeletion(entry))
	};
};

/**
 * @returns the moves of a log that its last choice does not put aside, in log order. Undos and redos are
 * among them, and are not applied.
 */
export const countingMoves = (entries: readonly Entry[]): readonly Entry[] => {
	const ordered = entries.toSorted(byOrder);
	const isAside = asideFilter(ordered);
	const { moves } = splitByTopic([], ordered);
	return moves.filter((entry) => entry.kind !== 'start' && entry.kind !== 'choice' && !isAside(entry));
};

/** Whether the rules refuse, in `after`, a move from here that they accepted in `ours`. */
export const hasNewRefusal = (ours: Folded, after: Folded, hereKeys: ReadonlySet<string>): boolean => {
	const before = keysOf(ours.refused.map(({ ref }) => ref));
	return after.refused.some(({ ref }) => hereKeys.has(keyOf(ref)) && !before.has(keyOf(ref)));
};

/**
 * @returns how a match ended (winners, totals, whether it was given up or only noted) as a string to compare; undefined
 *   while it is under way.
 */
export const outcomeText = ({ outcome, noted }: Pick<Folded, 'outcome' | 'noted'>): string | undefined =>
	outcome &&
	JSON.stringify([outcome.winners, outcome.scores?.map(({ total }) => total), outcome.givenUp, noted]);
