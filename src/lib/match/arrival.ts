/**
 * What comes from elsewhere for a match, judged as the log it would make with what is here. Nothing that comes makes
 * a match unreadable or changes by itself what was decided here.
 */
import type { Game } from '../games/game.ts';
import {
	byWhatTheySay,
	decided,
	hasNewRefusal,
	keyOf,
	keysOf,
	playedIn,
	sortedOut,
	speaksOf,
	type LeftOut
} from './arrival-parts.ts';
import { choiceFor, isSayable, keptBy } from './choice.ts';
import { byOrder, isSame, type Entry, type Seated } from './entry.ts';
import { fold, isUnreadable, type Folded, type Unreadable } from './fold.ts';
import { effective } from './undo.ts';

/** Two ways a match went on, or one that changes a result: only a player can say which holds. */
export interface Parting {
	/** As it stands here. */
	readonly ours: Folded;
	/** As it came. */
	readonly theirs: Folded;
	/** How many moves, from the first on, are the same in both. */
	readonly common: number;
	/** Nothing was played here since; what came changes the result. */
	readonly isOfResult: boolean;
	/** What came, to be stored with the choice. */
	readonly moves: readonly Entry[];
}

export interface Arrival {
	/** Taken without a question. */
	readonly added: readonly Entry[];
	readonly left: readonly LeftOut[];
	/** The match cannot be read with it, or as it came: nothing is taken. */
	readonly unreadable?: Unreadable | 'unknown-game';
	readonly parting?: Parting;
	/** Deleted elsewhere, and not here: these entries say so. */
	readonly deletion?: readonly Entry[];
	/** Deleted here, and not elsewhere. */
	readonly isDeletedHere?: true;
}

/**
 * Judges a log that came by hand: in a file, a link, a code.
 *
 * @param game of the match that is here, else of the one that came.
 * @param here the log in the store, empty for a match that is not here.
 * @param came the whole log as it came; where both have an entry, it is the same.
 */
export const judgeArrival = (game: Game, here: readonly Entry[], came: readonly Entry[]): Arrival => {
	const { taken, left } = sortedOut(game, here, came);
	if (here.length === 0) return judgeNew(game, taken, left);
	const ours = fold(game, here);
	// What cannot be read as it lies gets what came, for what it is worth.
	if (isUnreadable(ours)) return { added: taken, left };
	const { details, deletions, moves } = byWhatTheySay(here, taken);
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
	// Without its newer moves it would show another state than there.
	if (left.some(({ why }) => why === 'newer')) return { added: [], left: [], unreadable: 'newer-game' };
	const folded = fold(game, came);
	return isUnreadable(folded) ? { added: [], left: [], unreadable: folded } : { added: came, left };
};

/** Whether one who sits there comes to sit elsewhere, which would hand a result to another. */
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
		(game.outcome(ours.state) !== undefined ||
			isMoved(idsOf(ours.players), idsOf(now)) ||
			isMoved(namesOf(ours.players), namesOf(now)));
	if (!isWrong) return { added: details, left: [] };
	const seats = keysOf([...here, ...details].filter(({ kind }) => kind === 'seats'));
	const isOfSeats = (entry: Entry): boolean => entry.kind === 'seats' || speaksOf(entry, seats);
	return {
		added: details.filter((entry) => !isOfSeats(entry)),
		left: details.filter(isOfSeats).map((entry) => ({ entry, why: 'seats' }))
	};
};

const isDeletedIn = (entries: readonly Entry[]): boolean => effective(entries.toSorted(byOrder)).isDeleted;

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
	const played = playedIn(here);
	const union = playedIn([...here, ...moves]);
	const unionKeys = keysOf(union);
	const hereKeys = keysOf(here);
	const playedKeys = keysOf(played);
	const theirOwn = union.filter((entry) => !hereKeys.has(keyOf(entry)));
	/** What counts here and no longer would, or the other way round. */
	const isTurned =
		played.some((entry) => !unionKeys.has(keyOf(entry))) ||
		union.some((entry) => hereKeys.has(keyOf(entry)) && !playedKeys.has(keyOf(entry)));
	if (theirOwn.length === 0 && !isTurned) return { added: moves, left: [] };

	const asking = (own: readonly Entry[], isOfResult: boolean, left: readonly LeftOut[]) => {
		const start = here.filter(({ kind }) => kind === 'start');
		const shared = came.filter((entry) => hereKeys.has(keyOf(entry)) && entry.kind !== 'start');
		const theirs = fold(game, [...start, ...shared, ...own]);
		if (isUnreadable(theirs)) return { added: [], left };
		const choices = (['ours', 'theirs'] as const).map((way) =>
			choiceFor(keptBy(way, here, came), [...here, ...own])
		);
		// No answer could be stored.
		if (!choices.every(isSayable))
			return { added: [], left: [...left, ...own.map((entry): LeftOut => ({ entry, why: 'far' }))] };
		const parting = { ours, theirs, common: commonMoves(ours, theirs), isOfResult, moves: own };
		return { added: [], left, parting };
	};
	const cameKeys = keysOf(came);
	const hasOurOwn = played.some((entry) => !cameKeys.has(keyOf(entry)));
	if (isTurned || hasOurOwn) return asking(moves, false, []);
	const last = played.at(-1);
	const early = theirOwn.filter((entry) => last && byOrder(entry, last) < 0);
	const later = withoutUnfit(game, here, moves, keysOf(early));
	const laterKeys = keysOf(later);
	const left = moves
		.filter((entry) => !laterKeys.has(keyOf(entry)))
		.map((entry): LeftOut => ({ entry, why: 'earlier' }));
	const after = fold(game, [...here, ...later]);
	if (isUnreadable(after)) return { added: later, left };
	const result = decided(game, ours);
	if (result !== undefined && result !== decided(game, after)) return asking(later, true, left);
	return hasNewRefusal(ours, after, hereKeys) ? asking(later, false, left) : { added: later, left };
};

/** @returns what is left of moves without the early ones, and without what the rules refuse for want of these. */
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
