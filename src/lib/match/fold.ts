/**
 * From a match's log to its state: a fold over the entries that count.
 *
 * No snapshots: refolding 500 entries takes a fraction of a millisecond, so undo and edits are refolds.
 */
import * as v from 'valibot';
import type { Game } from '../games/game.ts';
import { isRefusal, type Refusal } from '../games/said.ts';
import { asideIn } from './choice.ts';
import { detailsOf } from './details.ts';
import {
	byOrder,
	isDetail,
	isSame,
	refOf,
	type Entry,
	type Ref,
	type Seated,
	type StartEntry
} from './entry.ts';
import { timeOf } from './time.ts';
import { effective } from './undo.ts';

/** An action that counts, with the states around it. */
export interface Move {
	/** The entry it came from; an edit keeps the place of what it replaced. */
	readonly ref: Ref;
	readonly at: number;
	readonly action: unknown;
	readonly before: unknown;
	readonly after: unknown;
}

/** An action of the log that the rules refuse where it now stands: it changes nothing. */
export interface RefusedMove {
	readonly ref: Ref;
	readonly action: unknown;
	/** The state it was refused on. */
	readonly before: unknown;
	readonly refusal: Refusal;
}

/** A match as its log tells it. */
export interface Folded {
	readonly id: string;
	readonly game: string;
	readonly players: readonly Seated[];
	readonly options: unknown;
	/** What the players call these options, if anything. */
	readonly ruleSet: string | undefined;
	/** When it was begun, as put right if it was. */
	readonly started: number;
	/** When its start was stamped, by the clock of the device. */
	readonly stamped: number;
	/** When something last happened in it: what is told about it besides its rounds, and deleting it, does not count. */
	readonly changed: number;
	/** Empty: none. */
	readonly note: string;
	readonly place: string;
	/** The last entry that put something right about the match, which an undo of it takes back. */
	readonly lastDetail: Ref | undefined;
	readonly initial: unknown;
	readonly state: unknown;
	readonly moves: readonly Move[];
	readonly refused: readonly RefusedMove[];
	readonly undoable: Ref | undefined;
	readonly redoable: Ref | undefined;
	readonly isDeleted: boolean;
	/** The seq of the last edit that counts; what is refused before it was told when it was made. -1: none. */
	readonly lastEdit: number;
}

/** Why a log cannot be read: no start, options the game does not know, or written by a newer version. */
export type Unreadable = 'no-start' | 'bad-options' | 'newer-game';
export const isUnreadable = (result: Folded | Unreadable): result is Unreadable => typeof result === 'string';

/**
 * Folds a log.
 *
 * Total: a stored action that no longer passes the game's schema, or that the rules now refuse, is left
 * out of the state and listed in `refused`.
 *
 * @param entries of one match, in any order; doubles are the caller's to remove (their keys are unique).
 * @param known the same match folded before, to which entries were added: what still counts is not judged again.
 */
export const fold = (game: Game, entries: readonly Entry[], known?: Folded): Folded | Unreadable => {
	const ordered = isOrdered(entries) ? entries : entries.toSorted(byOrder);
	const start = ordered.find((entry): entry is StartEntry => entry.kind === 'start');
	if (!start) return 'no-start';
	if (ordered.some((entry) => 'version' in entry && entry.version > game.version)) return 'newer-game';
	const options = v.safeParse(game.options.schema, start.options);
	if (!options.success) return 'bad-options';

	const { steps, undoable, redoable, isDeleted, details } = effective(ordered);
	const { players, began, note, place, last } = detailsOf(start, details);
	// An edit says nothing of what comes after it.
	const edits = steps.filter((step) => step.kind === 'edit').filter((edit) => byOrder(edit.of, edit) < 0);
	const editByKey = new Map(edits.map((edit) => [`${edit.of.seq} ${edit.of.device}`, edit]));
	const run = new Run(game, game.start(options.output, start.players.length));
	for (const action of start.opening) run.take(refOf(start), start.at, action, start.version);
	const initial = run.state;
	run.moves.length = 0;
	const kept = edits.length === 0 ? keptMoves(known, steps) : [];
	run.resume(kept);
	for (const step of steps.slice(kept.length)) {
		if (step.kind === 'edit') continue;
		const said = editByKey.get(`${step.seq} ${step.device}`) ?? step;
		run.take(refOf(step), step.at, said.action, said.version);
	}
	return {
		id: start.match,
		game: game.id,
		players,
		options: options.output,
		ruleSet: start.ruleSet,
		started: began,
		stamped: start.at,
		changed: timeOf(changedAt(ordered, start.at) + began - start.at),
		note,
		place,
		lastDetail: last,
		initial,
		state: run.state,
		moves: run.moves,
		refused: run.refused,
		undoable: undoable && refOf(undoable),
		redoable: redoable && refOf(redoable),
		isDeleted,
		lastEdit: edits.at(-1)?.seq ?? -1
	};
};

/**
 * Adds one action at the end of a folded match, without folding the rest again: what a tap does.
 *
 * @returns the match after it, or the game's refusal.
 */
export const extend = (
	game: Game,
	folded: Folded,
	entry: Extract<Entry, { kind: 'action' }>
): Folded | Refusal => {
	const after = game.act(folded.state, entry.action);
	if (isRefusal(after)) return after;
	const ref = refOf(entry);
	return {
		...folded,
		changed: timeOf(entry.at + folded.started - folded.stamped),
		state: after,
		moves: [...folded.moves, { ref, at: entry.at, action: entry.action, before: folded.state, after }],
		undoable: ref,
		redoable: undefined
	};
};

/** @returns when the match was last played, by the clock of the device that did. */
const changedAt = (ordered: readonly Entry[], start: number): number => {
	const isBeside = (entry: Entry): boolean => isDetail(entry) || entry.kind === 'delete';
	const beside = ordered.filter(isBeside);
	const isAside = asideIn(ordered);
	const isPlayed = (entry: Entry): boolean =>
		!isBeside(entry) &&
		entry.kind !== 'choice' &&
		!isAside(entry) &&
		!('of' in entry && beside.some((other) => isSame(other, entry.of)));
	return ordered.findLast(isPlayed)?.at ?? start;
};

/** @returns the first moves of a match that an undo or redo at its end leaves as they were. */
const keptMoves = (known: Folded | undefined, steps: readonly Ref[]): readonly Move[] => {
	// Without an edit and a refusal, then and now, each move is a step, in the same order.
	if (!known || known.lastEdit !== -1 || known.refused.length > 0) return [];
	const changed = known.moves.findIndex(({ ref }, index) => {
		const step = steps[index];
		return !step || !isSame(ref, step);
	});
	return changed < 0 ? known.moves : known.moves.slice(0, changed);
};

const isOrdered = (entries: readonly Entry[]): boolean =>
	entries.every((entry, index) => {
		const previous = entries[index - 1];
		return !previous || byOrder(previous, entry) < 0;
	});

/** A fold under way. */
class Run {
	readonly moves: Move[] = [];
	readonly refused: RefusedMove[] = [];
	constructor(
		readonly game: Game,
		public state: unknown
	) {}

	/** Goes on from moves that were judged before. */
	resume(moves: readonly Move[]): void {
		this.moves.push(...moves);
		const last = moves.at(-1);
		if (last) this.state = last.after;
	}
	take(ref: Ref, at: number, stored: unknown, version: number): void {
		const before = this.state;
		const current = version < this.game.version ? this.game.upgrade(stored, version) : stored;
		const parsed = v.safeParse(this.game.actions, current);
		const after = parsed.success ? this.game.act(before, parsed.output) : unreadableAction;
		if (isRefusal(after)) {
			this.refused.push({ ref, action: current, before, refusal: after });
		} else {
			this.state = after;
			this.moves.push({ ref, at, action: parsed.output, before, after });
		}
	}
}

/** Worded by the house, not by a game: no rule is behind it. */
const unreadableAction: Refusal = { refused: true, code: 'unreadable-action', params: {}, rule: '' };
