/**
 * Judges entries that come from a group, by the log they would make. Nobody is asked, and all phones must
 * reach the same state, so a conflict is settled by a choice that holds until a player makes another.
 */
import type { Game } from '../games/game.ts';
import {
	splitByTopic,
	outcomeText,
	hasNewRefusal,
	keyOf,
	keysOf,
	countingMoves,
	partitionArrived,
	withinLimits,
	type LeftOut
} from './arrival-parts.ts';
import { asideFilter, isMove, isStorableChoice, stretchesOf } from './choice.ts';
import { byOrder, type Entry, type EntryBody } from './entry.ts';
import { fold, isUnreadable } from './fold.ts';

/** How this phone stands with the group's database. */
export interface GroupContact {
	/** Whether an entry of this phone is not known to be in the database. */
	readonly isUnsent: (entry: Entry) => boolean;
	/** This phone was out of reach, and these are the first entries it gets from the others since. */
	readonly isComingBack: boolean;
}

export interface GroupArrival {
	readonly added: readonly Entry[];
	readonly left: readonly LeftOut[];
	/** A choice to be added at the end, when moves have to be put aside. */
	readonly choice?: Extract<EntryBody, { kind: 'choice' }>;
}

/**
 * In milliseconds. Moves of phones in touch that lie within this time count as simultaneous, and keep the
 * order of the log.
 */
const sameMoment = 2000;
/** How many entries a phone in touch may be behind the others. */
const maxLag = 8;

const isSameMoment = (entries: readonly Entry[]): boolean => {
	const times = entries.map(({ at }) => at);
	return Math.max(...times) - Math.min(...times) <= sameMoment;
};

/**
 * Judges a page of entries from the database against the log of their match.
 *
 * @param here the log in the store; it has a start.
 * @param came entries of one page from the database. Some of them may be here already.
 * @returns the entries to add, those left out, and the choice that puts moves aside if that is needed.
 */
export const judgeGroupArrival = (
	game: Game,
	here: readonly Entry[],
	came: readonly Entry[],
	{ isUnsent, isComingBack }: GroupContact
): GroupArrival => {
	const { taken, left } = partitionArrived(game, here, came);
	const all = [...here, ...taken].toSorted(byOrder);
	const isBroken = isUnreadable(fold(game, all)) && !isUnreadable(fold(game, here));
	const asFar = (entry: Entry): LeftOut => ({ entry, why: 'far' });
	if (isBroken) return { added: [], left: [...left, ...taken.map(asFar)] };

	const { moves } = splitByTopic(here, taken);
	const moveKeys = keysOf(moves);
	const arrivedMoves = countingMoves(all).filter((entry) => moveKeys.has(keyOf(entry)));
	const played = countingMoves(here);
	const cameKeys = keysOf(came);
	const unsentMoves = played.filter((entry) => isUnsent(entry) && !cameKeys.has(keyOf(entry)));
	// A move that was inserted where the others had long moved on is not part of their continuation.
	const common = here.filter((entry) => !isUnsent(entry) || cameKeys.has(keyOf(entry)));
	const early = isComingBack ? insertedEarlier(game, common, [...common, ...taken], arrivedMoves) : [];
	const onTime = arrivedMoves.filter((entry) => !early.includes(entry));
	const fresh = taken.filter((entry) => !early.includes(entry));
	const isApart =
		isComingBack &&
		onTime.length > 0 &&
		unsentMoves.length > 0 &&
		!isSameMoment([...onTime, ...unsentMoves]) &&
		!(haveSameMoves(game, common, [...common, ...fresh]) && haveSameMoves(game, here, [...here, ...fresh]));
	// Moves that the others have played on from keep counting. So this phone puts its own unsent moves aside
	// when it was out of reach, and otherwise the moves that were inserted late.
	const putAside = isApart ? [...unsentMoves, ...early] : insertedEarlier(game, here, all, arrivedMoves);
	if (putAside.length === 0) return { added: taken, left };
	const isAside = asideFilter(all);
	const putKeys = keysOf(putAside);
	const aside = all.filter((entry) => isMove(entry) && (isAside(entry) || putKeys.has(keyOf(entry))));
	const choice = { kind: 'choice', aside: stretchesOf(aside, all) } as const;
	if (isStorableChoice(choice)) return { added: taken, left, choice };
	// The choice would be too long to store, so the moves that it would put aside are not taken at all.
	const added = withinLimits(
		here,
		taken.filter((entry) => !moveKeys.has(keyOf(entry)))
	);
	const addedKeys = keysOf(added);
	const far = taken.filter((entry) => !addedKeys.has(keyOf(entry)));
	return { added, left: [...left, ...far.map(asFar)] };
};

/**
 * Whether two logs fold to the same moves. Moves that the rules refuse, and undos that refer to nothing,
 * change none.
 */
const haveSameMoves = (game: Game, one: readonly Entry[], other: readonly Entry[]): boolean => {
	const [before, after] = [one, other].map((entries) => {
		const folded = fold(game, entries);
		return isUnreadable(folded)
			? folded
			: JSON.stringify([
					folded.moves.map(({ ref, action }) => [ref, action]),
					folded.outcome?.givenUp,
					folded.noted
				]);
	});
	return before === after;
};

/**
 * @returns the moves that arrive in a place that has long been taken, or that change a result. Moves that
 * arrive late in places that were still free are not among them.
 */
const insertedEarlier = (
	game: Game,
	here: readonly Entry[],
	all: readonly Entry[],
	arrivedMoves: readonly Entry[]
): readonly Entry[] => {
	const last = countingMoves(here).at(-1);
	const taken = new Set(here.map(({ seq }) => seq));
	const early = arrivedMoves.filter((entry) => last && taken.has(entry.seq) && byOrder(entry, last) < 0);
	if (early.length === 0 || !last) return [];
	const [before, after] = [fold(game, here), fold(game, all)];
	const result = isUnreadable(before) ? undefined : outcomeText(before);
	const changesResult =
		result !== undefined &&
		!isUnreadable(before) &&
		!isUnreadable(after) &&
		(outcomeText(after) !== result || hasNewRefusal(before, after, keysOf(here)));
	return early.filter(({ seq }) => changesResult || last.seq - seq > maxLag);
};
