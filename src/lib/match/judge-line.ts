/** What becomes of a line that comes from elsewhere: the longer one holds, and where two part, people choose. */
import type { Game } from '../games/game.ts';
import { rebaseEntries } from './rebase.ts';
import { isDetail, type Entry, type Seated } from './entry.ts';
import { fold, isSameMove, isUnreadable, type Folded, type Unreadable } from './fold.ts';
import { aloneIn, compareLines, namedIn } from './line.ts';

/**
 * Why a line is refused. `differs`: it is another match, or contradicts the one here; `seats`: others sat there, or
 * elsewhere; `too-long`: no match is that long.
 */
export type LineRefusal = Unreadable | 'unknown-game' | 'differs' | 'seats' | 'too-long';

/** What only a player decides: the lines part, the longer one turns a result or deletes or restores the match. */
export interface Question {
	readonly about: 'parted' | 'result' | 'deletion' | 'restoration';
	/** The match as it is here. */
	readonly ours: Folded;
	/** The match as it came. */
	readonly theirs: Folded;
	/** How many moves, counted from the first, are the same in both. */
	readonly common: number;
}

/** What becomes of a line. With a question, nothing changes until it is answered. */
export type Judgement =
	| { readonly is: 'nothing' }
	| { readonly is: 'taken'; readonly line: readonly Entry[]; readonly folded: Folded }
	| { readonly is: 'refused'; readonly why: LineRefusal }
	| { readonly is: 'asked'; readonly question: Question };

/** The most entries of a match: more than one tap a second for a day. */
const maxLength = 100_000;

/** @param here the line in the store; empty for a match that is not here. @param came the line as it came. */
export const judgeLine = (game: Game, here: readonly Entry[], came: readonly Entry[]): Judgement => {
	const { is, at } = compareLines(here, came);
	const nothing: Judgement = { is: 'nothing' };
	const refused = (why: LineRefusal): Judgement => ({ is: 'refused', why });
	if (is === 'equal') return nothing;
	if (came.length > maxLength) return refused('too-long');
	const [ours, theirs] = [fold(game, here), fold(game, came)];
	if (isUnreadable(theirs)) return is === 'ours-longer' ? nothing : refused(theirs);
	if (here.length === 0) return { is: 'taken', line: came, folded: theirs };
	const named = namedIn(here);
	if (came.some((entry) => named(entry) === 'another')) return refused('differs');
	// A match that cannot be read anyway takes a line that it begins.
	if (isUnreadable(ours))
		return is === 'parted'
			? refused(ours)
			: is === 'theirs-longer'
				? { is: 'taken', line: came, folded: theirs }
				: nothing;

	const [alone, theirsAlone] = [aloneIn(here, came), aloneIn(came, here)];
	const isRestored = ours.isDeleted && !theirs.isDeleted;
	const question = (about: Question['about']): Judgement => ({
		is: 'asked',
		question: { about, ours, theirs, common: commonMoves(ours, theirs) }
	});
	// A match of a file has another start on a phone that knows its players under other ids.
	if (theirsAlone.every(({ kind }) => kind === 'start'))
		return isRestored && at > 0 ? question('restoration') : nothing;
	if (at === 0) return refused('differs');
	if (isReseated(ours, theirs)) return refused('seats');
	if (!concernsDetails(here, alone) && !concernsDetails(came, theirsAlone)) return question('parted');
	if (isRestored) return question('restoration');
	const line = [...came, ...rebaseEntries(game, came, alone, { known: here })];
	const after = fold(game, line);
	if (isUnreadable(after)) return refused(after);
	if (after.isDeleted && !ours.isDeleted) return question('deletion');
	const result = outcomeText(ours);
	if (result !== undefined && result !== outcomeText(after)) return question('result');
	return { is: 'taken', line, folded: after };
};

/** Whether these entries of a line, if any, are details, and undos and redos of details. */
const concernsDetails = (line: readonly Entry[], some: readonly Entry[]): boolean => {
	const details = new Set(line.filter(isDetail).map(({ seq }) => seq));
	return some.every(
		(entry) => isDetail(entry) || ((entry.kind === 'undo' || entry.kind === 'redo') && details.has(entry.of))
	);
};

/** Whether the result of a match that is over would be another player's, or somebody changes seats. */
const isReseated = (ours: Folded, theirs: Folded): boolean => {
	if (JSON.stringify(ours.players) === JSON.stringify(theirs.players)) return false;
	const isMoved = (field: (seated: Seated) => string): boolean => {
		const before = ours.players.map(field);
		return theirs.players.map(field).some((one, seat) => before[seat] !== one && before.includes(one));
	};
	return ours.outcome !== undefined || isMoved(({ id }) => id) || isMoved(({ name }) => name);
};

/** How a match ended (winners, totals, whether it was given up or only noted); undefined while it is under way. */
const outcomeText = ({ outcome, noted }: Folded): string | undefined =>
	outcome &&
	JSON.stringify([outcome.winners, outcome.scores?.map(({ total }) => total), outcome.givenUp, noted]);

const commonMoves = (ours: Folded, theirs: Folded): number => {
	const differing = ours.moves.findIndex((move, index) => {
		const other = theirs.moves[index];
		return !other || !isSameMove(move, other);
	});
	return differing < 0 ? ours.moves.length : differing;
};
