/** Computes the state of a match from its line, by folding the entries that count. */
import * as v from 'valibot';
import type { Game } from '../games/game.ts';
import { isRefusal, type Outcome, type Refusal } from '../games/outcome.ts';
import { timeOf, type DetailEntry, type Entry, type Noted, type Seated, type StartEntry } from './entry.ts';
import { isNotedFor, matchOver, outcomeAt, type GivenUp } from './given-up.ts';
import { resolveLine } from './undo.ts';

/** An action that counts, with the states before and after it. */
export interface Move {
	/** The `seq` of the entry it came from. An edited action keeps that of the original. */
	readonly seq: number;
	readonly at: number;
	readonly action: unknown;
	readonly before: unknown;
	readonly after: unknown;
}

/** An action that the rules refuse at its place. It changes nothing. */
export interface RefusedMove {
	readonly seq: number;
	readonly action: unknown;
	/** The state in which it was refused. */
	readonly before: unknown;
	readonly refusal: Refusal;
}

/** What a step of the line came to, from which the next fold goes on: nothing, where it ends the match. */
interface Played {
	readonly seq: number;
	/** The `seq` of the entry that says the action: another one, where it was edited. */
	readonly by: number;
	readonly as?: Move | RefusedMove;
}

/** A match as computed from its line. */
export interface Folded {
	readonly id: string;
	readonly game: string;
	readonly players: readonly Seated[];
	readonly options: unknown;
	/** The name that the players gave these options, if any. */
	readonly ruleSet: string | undefined;
	/** When the match was begun, as corrected by a detail entry if there is one. */
	readonly started: number;
	/** When its start was stamped, by the clock of the device. */
	readonly stamped: number;
	/**
	 * When the last action that counts was played, it was given up, or its result was first noted; shifted by the
	 * correction of `started`.
	 */
	readonly changed: number;
	/** Empty when there is no note. */
	readonly note: string;
	readonly place: string;
	/** The `seq` of the last detail entry, which an undo of it takes back. */
	readonly lastDetail: number | undefined;
	readonly initial: unknown;
	readonly state: unknown;
	/** How the match ended, by its rules, because it was given up, or as it was noted; undefined while it goes on. */
	readonly outcome: Outcome | undefined;
	/** The `seq` of the entry that gave the match up or noted its result, if that is how it ended. */
	readonly givenUp: number | undefined;
	/** The result of a match that was played elsewhere, of which nothing else is known. */
	readonly noted: Noted | undefined;
	readonly moves: readonly Move[];
	readonly refused: readonly RefusedMove[];
	/** All steps, in order. */
	readonly played: readonly Played[];
	/** The `seq` of the step that undo takes back next. */
	readonly undoable: number | undefined;
	/** The `seq` of the step that redo brings back next. */
	readonly redoable: number | undefined;
	readonly isDeleted: boolean;
	/** The `seq` of the last edit that counts, or -1. Refusals of entries before it were shown when the edit was made. */
	readonly lastEdit: number;
}

/** Why a line cannot be read: it has no start, options the game does not know, or entries of a newer version. */
export type Unreadable = 'no-start' | 'bad-options' | 'newer-game';
/** Whether `fold` could not read the line. */
export const isUnreadable = (result: Folded | Unreadable): result is Unreadable => typeof result === 'string';

/**
 * Folds a line. It never throws: an action that the game's schema or its rules refuse changes nothing.
 *
 * @param known the same match folded before entries were added. Its steps are taken as they were, up to the first that is
 * another one: a hundred actions take the rules some milliseconds, and a tap only one.
 */
export const fold = (game: Game, entries: readonly Entry[], known?: Folded): Folded | Unreadable => {
	const start = entries.find((entry): entry is StartEntry => entry.kind === 'start');
	if (!start) return 'no-start';
	if (entries.some((entry) => 'version' in entry && entry.version > game.version)) return 'newer-game';
	const options = v.safeParse(game.options.schema, start.options);
	if (!options.success) return 'bad-options';

	const { steps, undoable, redoable, deletion, details } = resolveLine(entries);
	const said = detailsOf(start, details);
	// An edit can only change an action that comes before it.
	const edits = steps.filter((step) => step.kind === 'edit').filter((edit) => edit.of < edit.seq);
	const editOf = new Map(edits.map((edit) => [edit.of, edit]));
	const run = new Run(game, game.start(options.output, start.players.length));
	for (const action of start.opening) run.apply(start.seq, start.at, action, start.version);
	const initial = run.state;
	run.moves.length = run.played.length = 0;
	const firstNoted = entries.find((entry) => entry.kind === 'finish' && entry.noted !== undefined);
	let isKnown = true;
	for (const [place, step] of steps.filter(({ kind }) => kind !== 'edit').entries()) {
		const source = editOf.get(step.seq) ?? step;
		const before = known?.played[place];
		isKnown &&= before?.seq === step.seq && before.by === source.seq;
		if (step.kind === 'finish') {
			const { by, noted } = step;
			// A result that was corrected is of when it was first noted.
			const { at } = (noted && firstNoted) ?? step;
			run.giveUp({ by, seats: start.players.length, noted, seq: step.seq }, at);
		} else if (isKnown && before) run.keep(before);
		else if (source.kind !== 'finish')
			run.apply(step.seq, step.at, source.action, source.version, source.seq);
	}
	return {
		id: start.match,
		game: game.id,
		...said,
		options: options.output,
		ruleSet: start.ruleSet,
		stamped: start.at,
		changed: timeOf(run.playedAt(start.at) + said.started - start.at),
		initial,
		state: run.state,
		outcome: outcomeAt(game, run.state, run.givenUp),
		givenUp: run.givenUp?.seq,
		noted: run.givenUp?.noted,
		moves: run.moves,
		refused: run.refused,
		played: run.played,
		undoable,
		redoable,
		isDeleted: deletion !== undefined,
		lastEdit: edits.at(-1)?.seq ?? -1
	};
};

/** The state of a fold in progress. */
class Run {
	readonly moves: Move[] = [];
	readonly refused: RefusedMove[] = [];
	readonly played: Played[] = [];
	givenUp: GivenUp | undefined;
	#gaveUpAt: number | undefined;
	constructor(
		readonly game: Game,
		public state: unknown
	) {}

	/** Takes what an earlier fold made of a step. */
	keep(played: Played): void {
		this.played.push(played);
		const { as } = played;
		if (!as) return;
		if ('refusal' in as) this.refused.push(as);
		else {
			this.moves.push(as);
			this.state = as.after;
		}
	}
	/** Ends the match here, unless it is over already, nobody sits in that seat, or the noted result is not one of it. */
	giveUp(how: GivenUp, at: number): void {
		this.played.push({ seq: how.seq, by: how.seq });
		const { by = 0, seats, noted } = how;
		const { isTogether, standing } = this.game.records;
		const fits = noted ? isNotedFor(noted, seats, isTogether, standing(this.state)) : by < seats;
		if (this.givenUp || this.game.outcome(this.state) || !fits) return;
		this.givenUp = how;
		this.#gaveUpAt = at;
	}
	/** @param started the time of a match in which nothing was played yet. @returns when it was last played. */
	playedAt(started: number): number {
		return this.#gaveUpAt ?? this.moves.at(-1)?.at ?? started;
	}
	apply(seq: number, at: number, stored: unknown, version: number, by = seq): void {
		const before = this.state;
		const current = version < this.game.version ? this.game.upgrade(stored, version) : stored;
		const parsed = v.safeParse(this.game.actions, current);
		const after = this.givenUp
			? matchOver
			: parsed.success
				? this.game.act(before, parsed.output)
				: unreadableAction;
		const as = isRefusal(after)
			? { seq, action: current, before, refusal: after }
			: { seq, at, action: parsed.output, before, after };
		this.keep({ seq, by, as });
	}
}

/** A refusal of the app and not of a game, so it has no rule. */
const unreadableAction: Refusal = { refused: true, code: 'unreadable-action', params: {}, rule: '' };

/**
 * @param said the detail entries that count. The last of each kind applies; seats for another number of players than the
 * start has are ignored.
 * @returns the details, taken from the start where no entry corrects them.
 */
export const detailsOf = (
	start: StartEntry,
	said: readonly DetailEntry[]
): Pick<Folded, 'players' | 'started' | 'note' | 'place' | 'lastDetail'> => {
	const find = <Kind extends DetailEntry['kind']>(kind: Kind) =>
		said.findLast((entry): entry is Extract<DetailEntry, { kind: Kind }> => entry.kind === kind);
	const seats = said.findLast(
		(entry): entry is Extract<DetailEntry, { kind: 'seats' }> =>
			entry.kind === 'seats' && entry.players.length === start.players.length
	);
	return {
		players: seats?.players ?? start.players,
		started: find('when')?.began ?? start.at,
		note: find('note')?.text ?? '',
		place: find('where')?.place ?? '',
		lastDetail: said.at(-1)?.seq
	};
};

/** A move that was played or taken back. */
export interface MoveChange {
	readonly move: Move;
	readonly isUndone: boolean;
}

/** Whether two moves stand at one place and say the same. */
export const isSameMove = (a: Move, b: Move): boolean =>
	a.seq === b.seq && JSON.stringify(a.action) === JSON.stringify(b.action);

/** @returns the last move that was played or completed, or taken back, if one was: none where a past one was edited. */
export const changeBetween = (before: Folded, after: Folded): MoveChange | undefined => {
	const [was, is] = [before.moves.at(-1), after.moves.at(-1)];
	if (after.moves.length < before.moves.length) return was && { move: was, isUndone: true };
	const isPlayed = is && (after.moves.length > before.moves.length || !was || !isSameMove(was, is));
	return isPlayed ? { move: is, isUndone: false } : undefined;
};
