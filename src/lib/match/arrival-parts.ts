/** Parts of judging what comes from elsewhere: what no log may get, and what each entry speaks of. */
import type { Game } from '../games/game.ts';
import { asideIn } from './choice.ts';
import { byOrder, isDetail, type Entry, type Ref } from './entry.ts';
import type { Folded } from './fold.ts';

/**
 * Why entries are left out:
 * - `start`: the match has begun already, and begins once;
 * - `far`: numbered far beyond all others, or more of them than any match has;
 * - `newer`: of a newer version of the app;
 * - `seats`: would change who sat where, or whose result it is;
 * - `earlier`: would slip in before what was played here since.
 */
export const leftOutReasons = ['start', 'far', 'newer', 'seats', 'earlier'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
export interface LeftOut {
	readonly entry: Entry;
	readonly why: LeftOutReason;
}

export interface SortedOut {
	readonly taken: readonly Entry[];
	readonly left: readonly LeftOut[];
}

/** How far the numbers of a log may be ahead of its length: each entry counts one on, and few are ever lost. */
const mostLost = 1000;
/** Entries of a log: a match of a whole evening has some hundred. */
const longestLog = 20_000;
/** Of one that is not here: whatever was played on after such a log was filled up comes along. */
const longestNewLog = 100_000;

/** @returns the key of an entry of one match, for sets. */
export const keyOf = ({ seq, device }: Ref): string => `${seq} ${device}`;
export const keysOf = (entries: readonly Ref[]): ReadonlySet<string> => new Set(entries.map(keyOf));

/**
 * Sorts out what no log may get: another start, a leap, a newer version.
 *
 * @returns the rest of what is not here, and what is left out.
 */
export const sortedOut = (
	game: Pick<Game, 'version'>,
	here: readonly Entry[],
	came: readonly Entry[]
): SortedOut => {
	const known = keysOf(here);
	const taken: Entry[] = [];
	const left: LeftOut[] = [];
	let isBegun = here.some(({ kind }) => kind === 'start');
	const longest = here.length > 0 ? longestLog : longestNewLog;
	let before = 0;
	for (const entry of [...here, ...came.filter((one) => !known.has(keyOf(one)))].toSorted(byOrder)) {
		if (!known.has(keyOf(entry))) {
			const isStart = entry.kind === 'start';
			const why =
				isStart && isBegun
					? 'start'
					: entry.seq - before > mostLost || here.length + taken.length >= longest
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
 * @param added of what came, once the rest is left out: what was counted on may be gone.
 * @returns what of it the log still takes.
 */
export const withinReach = (here: readonly Entry[], added: readonly Entry[]): readonly Entry[] =>
	sortedOut({ version: Infinity }, here, added).taken;

/** Whether an entry takes back, or brings back, one of these. */
export const speaksOf = (entry: Entry, keys: ReadonlySet<string>): boolean =>
	(entry.kind === 'undo' || entry.kind === 'redo') && keys.has(keyOf(entry.of));

/** What is told about a match, that it is deleted or back, and what is played; each with what takes it back. */
export const byWhatTheySay = (here: readonly Entry[], taken: readonly Entry[]) => {
	const all = [...here, ...taken];
	const detailKeys = keysOf(all.filter(isDetail));
	const deletionKeys = keysOf(all.filter(({ kind }) => kind === 'delete'));
	const isOfDetails = (entry: Entry) => isDetail(entry) || speaksOf(entry, detailKeys);
	const isOfDeletions = (entry: Entry) => entry.kind === 'delete' || speaksOf(entry, deletionKeys);
	return {
		details: taken.filter(isOfDetails),
		deletions: taken.filter(isOfDeletions),
		moves: taken.filter((entry) => !isOfDetails(entry) && !isOfDeletions(entry))
	};
};

/** @returns what of a log is played and counts, in its order: put aside is what its last choice says. */
export const playedIn = (entries: readonly Entry[]): readonly Entry[] => {
	const ordered = entries.toSorted(byOrder);
	const isAside = asideIn(ordered);
	const { moves } = byWhatTheySay([], ordered);
	return moves.filter((entry) => entry.kind !== 'start' && entry.kind !== 'choice' && !isAside(entry));
};

/** Whether the rules now refuse a move of ours that counted. */
export const hasNewRefusal = (ours: Folded, after: Folded, hereKeys: ReadonlySet<string>): boolean => {
	const before = keysOf(ours.refused.map(({ ref }) => ref));
	return after.refused.some(({ ref }) => hereKeys.has(keyOf(ref)) && !before.has(keyOf(ref)));
};

/** @returns how a match ended, as a text to compare: who won and with what. Undefined while it is under way. */
export const decided = (game: Game, { state }: Folded): string | undefined => {
	const outcome = game.outcome(state);
	return outcome && JSON.stringify([outcome.winners, outcome.scores?.map(({ total }) => total)]);
};
