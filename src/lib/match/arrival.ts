/**
 * Judges the log of a match that comes from elsewhere, by the log it would make together with the one here.
 * Nothing that comes makes a match unreadable, or changes a result here without a question.
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
	isUndoOrRedoOf,
	type LeftOut
} from './arrival-parts.ts';
import { choiceFor, isStorableChoice, logOfWay } from './choice.ts';
import { byOrder, isSame, type Entry, type Seated } from './entry.ts';
import { fold, isUnreadable, type Folded, type Unreadable } from './fold.ts';
import { resolveLog } from './undo.ts';

/**
 * A conflict that only a player can decide: the match was continued in two ways, or what came changes its
 * result.
 */
export interface Parting {
	/** The match as it is here. */
	readonly ours: Folded;
	/** The match as it came. */
	readonly theirs: Folded;
	/** How many moves, counted from the first, are the same in both. */
	readonly common: number;
	/** True: nothing was played here since, but what came changes the result. */
	readonly isOfResult: boolean;
	/** The moves that came, to be stored together with the choice. */
	readonly moves: readonly Entry[];
}

export interface Arrival {
	/** Entries that are taken without a question. */
	readonly added: readonly Entry[];
	readonly left: readonly LeftOut[];
	/** Why the match could not be read with these entries, or as it came. Nothing is taken then. */
	readonly unreadable?: Unreadable | 'unknown-game';
	readonly parting?: Parting;
	/** The entries that delete the match, when it was deleted elsewhere and not here. */
	readonly deletion?: readonly Entry[];
	/** True: the match was deleted here and not elsewhere. */
	readonly isDeletedHere?: true;
}

/**
 * Judges a log that a player brought in: by a file, a link or a code.
 *
 * @param game of the match that is here, else of the one that came.
 * @param here the log in the store, empty for a match that is not here.
 * @param came the whole log as it came. Entries that both logs have must be equal.
 */
export const judgeArrival = (game: Game, here: readonly Entry[], came: readonly Entry[]): Arrival => {
	const { taken, left } = partitionArrived(game, here, came);
	if (here.length === 0) return judgeNew(game, taken, left);
	const ours = fold(game, here);
	// A match that cannot be read anyway takes whatever came.
	if (isUnreadable(ours)) return { added: taken, left };
	const { details, deletions, moves } = splitByTopic(here, taken);
	const seated = judgeSeats(game, here, ours, details);
	const gone = judgeDeletions(here, came, deletions);
	const moved = judgeMoves(game, ours, here, came, moves);
	const arrival: Arrival = {
		...gone,
		...(moved.parting && { parting: moved.parting }),
		added: [...seated.added, ...gone.added, ...moved.added],
		left: [...left, ...seated.left, ...moved.left]
	};
	const after = fold(game, [...here, ...arrival.added]);
	return isUnreadable(after) ? { added: [], left, unreadable: after } : arrival;
};

const judgeNew = (game: Game, came: readonly Entry[], left: readonly LeftOut[]): Arrival => {
	// Without its newer moves, the match would show another state here than there.
	if (left.some(({ why }) => why === 'newer')) return { added: [], left: [], unreadable: 'newer-game' };
	const folded = fold(game, came);
	return isUnreadable(folded) ? { added: [], left: [], unreadable: folded } : { added: came, left };
};

/** Whether somebody changes seats, which would give their result to another player. */
const isMoved = (before: readonly string[], after: readonly string[]): boolean =>
	after.some((one, seat) => before[seat] !== one && before.includes(one));

const judgeSeats = (
	game: Game,
	here: readonly Entry[],
	ours: Folded,
	details: readonly Entry[]
): Pick<Arrival, 'added' | 'left'> => {
	const after = fold(game, [...here, ...details]);
	const now = isUnreadable(after) ? ours.players : after.players;
	const idsOf = (players: readonly Seated[]) => players.map(({ id }) => id);
	const namesOf = (players: readonly Seated[]) => players.map(({ name }) => name);
	const isChanged = JSON.stringify(ours.players) !== JSON.stringify(now);
	const isWrong =
		isChanged &&
		(ours.outcome !== undefined ||
			isMoved(idsOf(ours.players), idsOf(now)) ||
			isMoved(namesOf(ours.players), namesOf(now)));
	if (!isWrong) return { added: details, left: [] };
	const seats = keysOf([...here, ...details].filter(({ kind }) => kind === 'seats'));
	const concernsSeats = (entry: Entry): boolean => entry.kind === 'seats' || isUndoOrRedoOf(entry, seats);
	return {
		added: details.filter((entry) => !concernsSeats(entry)),
		left: details.filter(concernsSeats).map((entry) => ({ entry, why: 'seats' }))
	};
};

const isDeletedIn = (entries: readonly Entry[]): boolean => resolveLog(entries.toSorted(byOrder)).isDeleted;

const judgeDeletions = (
	here: readonly Entry[],
	came: readonly Entry[],
	deletions: readonly Entry[]
): Pick<Arrival, 'added' | 'deletion' | 'isDeletedHere'> => {
	const isHere = isDeletedIn(here);
	const isThen = isDeletedIn([...here, ...deletions]);
	if (isThen && !isHere) return { added: [], deletion: deletions };
	if (isHere && !(isThen && isDeletedIn(came))) return { added: [], isDeletedHere: true };
	return { added: deletions };
};

const judgeMoves = (
	game: Game,
	ours: Folded,
	here: readonly Entry[],
	came: readonly Entry[],
	moves: readonly Entry[]
): Pick<Arrival, 'added' | 'left' | 'parting'> => {
	const played = countingMoves(here);
	const union = countingMoves([...here, ...moves]);
	const unionKeys = keysOf(union);
	const hereKeys = keysOf(here);
	const playedKeys = keysOf(played);
	const newMoves = union.filter((entry) => !hereKeys.has(keyOf(entry)));
	/** Whether a move that counts here would no longer count, or one that does not would. */
	const changesOurMoves =
		played.some((entry) => !unionKeys.has(keyOf(entry))) ||
		union.some((entry) => hereKeys.has(keyOf(entry)) && !playedKeys.has(keyOf(entry)));
	if (newMoves.length === 0 && !changesOurMoves) return { added: moves, left: [] };

	const withQuestion = (own: readonly Entry[], isOfResult: boolean, left: readonly LeftOut[]) => {
		const start = here.filter(({ kind }) => kind === 'start');
		const shared = came.filter((entry) => hereKeys.has(keyOf(entry)) && entry.kind !== 'start');
		const theirs = fold(game, [...start, ...shared, ...own]);
		if (isUnreadable(theirs)) return { added: [], left };
		const choices = (['ours', 'theirs'] as const).map((way) =>
			choiceFor(logOfWay(way, here, came), [...here, ...own])
		);
		// The choice would be too long to store, so there is nothing to ask.
		if (!choices.every(isStorableChoice))
			return { added: [], left: [...left, ...own.map((entry): LeftOut => ({ entry, why: 'far' }))] };
		const parting = { ours, theirs, common: commonMoves(ours, theirs), isOfResult, moves: own };
		return { added: [], left, parting };
	};
	const cameKeys = keysOf(came);
	const hasOurOwn = played.some((entry) => !cameKeys.has(keyOf(entry)));
	if (changesOurMoves || hasOurOwn) return withQuestion(moves, false, []);
	const last = played.at(-1);
	const early = newMoves.filter((entry) => last && byOrder(entry, last) < 0);
	const later = withoutUnfit(game, here, moves, keysOf(early));
	const laterKeys = keysOf(later);
	const left = moves
		.filter((entry) => !laterKeys.has(keyOf(entry)))
		.map((entry): LeftOut => ({ entry, why: 'earlier' }));
	const after = fold(game, [...here, ...later]);
	if (isUnreadable(after)) return { added: later, left };
	const result = outcomeText(ours);
	if (result !== undefined && result !== outcomeText(after)) return withQuestion(later, true, left);
	return hasNewRefusal(ours, after, hereKeys) ? withQuestion(later, false, left) : { added: later, left };
};

/** @returns the moves without the early ones, and without those that the rules then refuse. */
const withoutUnfit = (
	game: Game,
	here: readonly Entry[],
	moves: readonly Entry[],
	early: ReadonlySet<string>
): readonly Entry[] => {
	if (early.size === 0) return moves;
	const later = moves.filter((entry) => !early.has(keyOf(entry)));
	const folded = fold(game, [...here, ...later]);
	const refused = new Set(isUnreadable(folded) ? [] : folded.refused.map(({ ref }) => keyOf(ref)));
	return later.filter((entry) => !refused.has(keyOf(entry)));
};

const commonMoves = (ours: Folded, theirs: Folded): number => {
	const differing = ours.moves.findIndex((move, index) => {
		const other = theirs.moves[index];
		return (
			!other || !isSame(move.ref, other.ref) || JSON.stringify(move.action) !== JSON.stringify(other.action)
		);
	});
	return differing < 0 ? ours.moves.length : differing;
};
