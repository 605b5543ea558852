/** Stores the entries of one match, which are shown already: every tap goes this way. */
import { isSame, type Entry } from '../../match/entry.ts';
import { appendEntries } from './append.ts';
import { isLeftBehind, onGone, patience, reconnect } from '../db/connection.ts';
import { hold, release } from './held-for-update.ts';
import type { MatchRow } from '../lists/row.ts';
import type { StoredLog } from './stored-log.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';
import { isBlocked, onBlocked } from '../db/delays.ts';
import { keepWriter, verifySaved, writerOf, type SaveState } from './unsaved.ts';

/** Entries to be stored, and the row of the match with them. */
export interface Draft {
	readonly entries: readonly Entry[];
	readonly row: MatchRow;
}

/** Who makes the entries: knows the game, which the store does not. */
export interface Author {
	/** The whole log as it is shown, with what is not stored yet: what lists and exports fall back on. */
	readonly log: () => readonly Entry[];
	/** The row of that log. */
	readonly row: () => MatchRow;
	/**
	 * Called when another tab has stored entries first: takes the stored log over, puts the pending ones
	 * after it (see `renumber`), leaves out what the rules now refuse, and gives what is to be stored.
	 */
	readonly restamp: (stored: StoredLog, pending: readonly Entry[]) => Draft;
}

export class MatchWriter {
	#author: Author;
	#isLeft = false;
	#pending: readonly Entry[] = [];
	/** The row of the last draft is asked for only when it is stored or listed. */
	#draft: Pick<Draft, 'row'> | undefined;
	#trouble: TroubleCode | undefined;
	#running: Promise<void> | undefined;
	/** The run takes longer than it should. */
	#isLate = false;
	/** A run that was given up is of an earlier turn: how it ends is of no matter. */
	#turn = 0;
	/** How often the database was lost under the page: nothing is called saved until the log was looked for. */
	#doubts = 0;
	/** How many values of the log are no entries, as found when it was last compared. */
	#damaged = 0;
	readonly #listeners = new Set<(state: SaveState) => void>();
	readonly #onchange: () => void;

	/** @param onchange called after every change of the state. */
	constructor(author: Author, onchange: () => void) {
		this.#author = author;
		this.#onchange = onchange;
	}

	get state(): SaveState {
		if (!this.#hasWork) return 'saved';
		if (!this.#running) return this.#trouble ?? 'saving';
		return isBlocked() ? 'blocked' : this.#isLate ? 'slow' : 'saving';
	}
	get pending(): readonly Entry[] {
		return this.#pending;
	}
	/** The row with the pending entries; undefined when all is stored. */
	get row(): MatchRow | undefined {
		return this.#hasWork ? this.#draft?.row : undefined;
	}
	/** The whole log as its author shows it. */
	get log(): readonly Entry[] {
		return this.#author.log();
	}
	/** Whether nobody shows the match any more and nothing of it is left to store. */
	get isDone(): boolean {
		return this.#isLeft && !this.#hasWork;
	}
	get #hasWork(): boolean {
		return this.#pending.length > 0 || this.#doubts > 0;
	}

	/**
	 * Takes entries that are shown already; returns at once. They are stored in order, several in one go.
	 *
	 * @param soon when to begin with it, unless `flush` comes first; in the same breath if not said.
	 */
	add(draft: Draft, soon: (store: () => void) => void = (store) => store()): void {
		this.#pending = [...this.#pending, ...draft.entries];
		this.#draft = draft;
		if (isLeftBehind() || this.#trouble === 'newer') hold(this.#pending);
		soon(() => {
			void this.flush();
			this.#tell();
		});
	}

	/** Stores what is pending, if anything is. Never rejects: `state` says how it went. */
	flush(): Promise<void> {
		if (!this.#hasWork) return Promise.resolve();
		if (this.#isLate && !isBlocked()) this.#giveUp();
		this.#running ??= this.#run();
		return this.#running;
	}

	/** Looks whether the whole log is still stored, and stores it again where it is not. Never rejects. */
	verify(): Promise<void> {
		this.#doubts += 1;
		this.#draft ??= { row: this.#author.row() };
		const verified = this.flush();
		this.#tell();
		return verified;
	}

	/** Tells every change of the state. @returns how to stop. */
	watch(listener: (state: SaveState) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** The match is shown anew: from now on this author answers for it. */
	enter(author: Author): void {
		this.#author = author;
		this.#isLeft = false;
	}

	/** The match is no longer shown; unless another author has taken over, what is pending is still stored. */
	leave(author: Author): void {
		if (author !== this.#author) return;
		this.#isLeft = true;
		this.#onchange();
	}

	/** Waits no longer for a run that is late: another begins, on a fresh connection. Storing twice is storing once. */
	#giveUp(): void {
		reconnect();
		this.#turn += 1;
		this.#running = undefined;
		this.#isLate = false;
	}

	async #run(): Promise<void> {
		const turn = this.#turn;
		const isCurrent = () => turn === this.#turn;
		const stop = onBlocked(() => this.#tell());
		const timer = setTimeout(() => {
			this.#isLate = isCurrent();
			this.#tell();
		}, patience);
		this.#trouble = undefined;
		try {
			let behind: number | undefined;
			for (;;) {
				const doubts = this.#doubts;
				const sent = this.#pending;
				const shown = this.#author.log();
				const known = shown.filter((entry) => !sent.some((one) => isSame(one, entry)));
				const last = sent[0] ? sent[0].seq - 1 : (behind ?? (doubts > 0 ? lastOf(known) : undefined));
				if (last === undefined || !this.#draft) return;
				const appended = await appendEntries(sent, this.#draft.row, last, known, this.#damaged);
				if (!isCurrent()) return;
				const added = this.#pending.slice(sent.length);
				if (appended.isStored) {
					this.#damaged = appended.damaged ?? 0;
					this.#pending = added;
					if (sent[0] && added.length === 0) release(sent[0].match);
					behind = undefined;
					if (this.#doubts === doubts) this.#doubts = 0;
				} else {
					const draft = this.#author.restamp(appended.log, [...appended.pending, ...added]);
					this.#pending = draft.entries;
					this.#draft = draft;
					this.#damaged = appended.log.damaged;
					// Even with no entry left to store, the row follows what was added to the log elsewhere.
					behind = appended.log.last;
				}
			}
		} catch (error) {
			if (isCurrent()) this.#trouble = troubleOf(error).code;
			// Only a page of the newer version can store them: it finds them there.
			if (this.#trouble === 'newer') hold(this.#pending);
		} finally {
			stop();
			clearTimeout(timer);
			if (isCurrent()) {
				// In the same breath as the last look at what is pending: what is added from now on starts a new run.
				this.#running = undefined;
				this.#isLate = false;
				this.#tell();
			}
		}
	}

	#tell(): void {
		for (const listener of this.#listeners) listener(this.state);
		this.#onchange();
	}
}

const lastOf = (log: readonly Entry[]): number => log.reduce((last, { seq }) => Math.max(last, seq), -1);

// What is on a screen as saved is saved again when the database goes.
onGone(() => void verifySaved());

/**
 * Opens the writer of a match that is being shown. Await nothing between reading its log and calling this, so that
 * nothing is stored in between. Call its `leave` with the same author when the match is no longer shown.
 */
export const openWriter = (match: string, author: Author): MatchWriter => {
	const open = writerOf(match);
	if (open instanceof MatchWriter) {
		open.enter(author);
		return open;
	}
	const writer = new MatchWriter(author, () => keepWriter(match, writer));
	keepWriter(match, writer);
	return writer;
};
