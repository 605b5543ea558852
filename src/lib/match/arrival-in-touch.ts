/**
 * What comes from a shared database, judged as the log it would make. Nobody can be asked there and then, and all
 * phones must come to the same: a choice is written that holds until a player makes another.
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
	withinReach,
	type LeftOut
} from './arrival-parts.ts';
import { asideIn, isMove, isSayable, stretchesOf } from './choice.ts';
import { byOrder, type Entry, type EntryBody } from './entry.ts';
import { fold, isUnreadable } from './fold.ts';

/** What is known of the way between this phone and the database. */
export interface Touch {
	/** Whether an entry that is here is not known to lie there. */
	readonly isUnsent: (entry: Entry) => boolean;
	/** This phone was away and looks for the first time what the others did. */
	readonly isComingBack: boolean;
}

export interface ArrivalInTouch {
	readonly added: readonly Entry[];
	readonly left: readonly LeftOut[];
	/** To be added at the end: what is put aside for now. */
	readonly choice?: Extract<EntryBody, { kind: 'choice' }>;
}

/** Taps at the same time, in milliseconds: phones in touch make these, and they stay as they fall. */
const sameMoment = 2000;
/** In entries: who is in touch lags no further behind. */
const longestLag = 8;

const isSameMoment = (entries: readonly Entry[]): boolean => {
	const times = entries.map(({ at }) => at);
	return Math.max(...times) - Math.min(...times) <= sameMoment;
};

/**
 * @param here the log in the store; it has begun.
 * @param came entries of a page from the database, some of which may be here.
 */
export const judgeInTouch = (
	game: Game,
	here: readonly Entry[],
	came: readonly Entry[],
	{ isUnsent, isComingBack }: Touch
): ArrivalInTouch => {
	const { taken, left } = sortedOut(game, here, came);
	const all = [...here, ...taken].toSorted(byOrder);
	const isBroken = isUnreadable(fold(game, all)) && !isUnreadable(fold(game, here));
	if (isBroken) return { added: [], left };

	const { moves } = byWhatTheySay(here, taken);
	const moveKeys = keysOf(moves);
	const theirOwn = playedIn(all).filter((entry) => moveKeys.has(keyOf(entry)));
	const played = playedIn(here);
	const cameKeys = keysOf(came);
	const ourOwn = played.filter((entry) => isUnsent(entry) && !cameKeys.has(keyOf(entry)));
	// What slipped in where the others had gone by is no way of theirs.
	const common = here.filter((entry) => !isUnsent(entry) || cameKeys.has(keyOf(entry)));
	const early = isComingBack ? slippedIn(game, common, [...common, ...taken], theirOwn) : [];
	const gone = theirOwn.filter((entry) => !early.includes(entry));
	const fresh = taken.filter((entry) => !early.includes(entry));
	const isApart =
		isComingBack &&
		gone.length > 0 &&
		ourOwn.length > 0 &&
		!isSameMoment([...gone, ...ourOwn]) &&
		!(isSameWay(game, common, [...common, ...fresh]) && isSameWay(game, here, [...here, ...fresh]));
	// What the others have gone by stays: this phone's own way gives place when it was away, another's when it was not.
	const put = isApart ? [...ourOwn, ...early] : slippedIn(game, here, all, theirOwn);
	if (put.length === 0) return { added: taken, left };
	const isAside = asideIn(all);
	const putKeys = keysOf(put);
	const aside = all.filter((entry) => isMove(entry) && (isAside(entry) || putKeys.has(keyOf(entry))));
	const choice = { kind: 'choice', aside: stretchesOf(aside, all) } as const;
	if (isSayable(choice)) return { added: taken, left, choice };
	// It could not be stored: then what would have to be put aside is not taken at all.
	const far = moves.map((entry): LeftOut => ({ entry, why: 'far' }));
	const others = taken.filter((entry) => !moveKeys.has(keyOf(entry)));
	return { added: withinReach(here, others), left: [...left, ...far] };
};

/** Whether two logs come to the same moves: what the rules refuse, or what speaks of nothing, changes none. */
const isSameWay = (game: Game, one: readonly Entry[], other: readonly Entry[]): boolean => {
	const [before, after] = [one, other].map((entries) => {
		const folded = fold(game, entries);
		return isUnreadable(folded)
			? folded
			: JSON.stringify(folded.moves.map(({ ref, action }) => [ref, action]));
	});
	return before === after;
};

/**
 * Moves in a place that another has had for long, or that take a result back. What comes late, in any order, fills
 * places that were empty.
 */
const slippedIn = (
	game: Game,
	here: readonly Entry[],
	all: readonly Entry[],
	theirOwn: readonly Entry[]
): readonly Entry[] => {
	const last = playedIn(here).at(-1);
	const taken = new Set(here.map(({ seq }) => seq));
	const early = theirOwn.filter((entry) => last && taken.has(entry.seq) && byOrder(entry, last) < 0);
	if (early.length === 0 || !last) return [];
	const [before, after] = [fold(game, here), fold(game, all)];
	const result = isUnreadable(before) ? undefined : decided(game, before);
	const isTurned =
		result !== undefined &&
		!isUnreadable(before) &&
		!isUnreadable(after) &&
		(decided(game, after) !== result || hasNewRefusal(before, after, keysOf(here)));
	return early.filter(({ seq }) => isTurned || last.seq - seq > longestLag);
};
