/** The entries of one match on their way into the store: shown already, not saved yet. */
import type { Entry } from '../match/entry.ts';
import { appendEntries } from './append.ts';
import { isBlocked, onBlocked } from './database.ts';
import type { MatchRow } from './row.ts';
import type { StoredLog } from './stored-log.ts';
import { troubleOf, type TroubleCode } from './trouble.ts';

/** Nothing is on its way, something is, or it got stuck: then it is kept here and tried again. */
export type SaveState = 'saved' | 'saving' | TroubleCode;

/** Entries to be stored, and the row of the match with them. */
export interface Draft {
	readonly entries: readonly Entry[];
	readonly row: MatchRow;
}

/** Who makes the entries: knows the game, which the store does not. */
export interface Author {
	/** The whole log as it is shown, with what is not stored yet: what lists and exports fall back on. */
	readonly log: () => readonly Entry[];
	/**
	 * Called when another tab has stored entries first: takes the stored log over, puts the pending ones
	 * after it (see `renumber`), leaves out what the rules now refuse, and gives what is to be stored.
	 */
	readonly restamp: (stored: StoredLog, pending: readonly Entry[]) => Draft;
}

export class MatchQueue {
	#author: Author;
	#isLeft = false;
	#pending: readonly Entry[] = [];
	#row: MatchRow | undefined;
	#trouble: TroubleCode | undefined;
	#running: Promise<void> | undefined;
	readonly #listeners = new Set<(state: SaveState) => void>();
	readonly #onchange: () => void;

	/** @param onchange called after every change of the state. */
	constructor(author: Author, onchange: () => void) {
		this.#author = author;
		this.#onchange = onchange;
	}

	get state(): SaveState {
		if (this.#pending.length === 0) return 'saved';
		if (!this.#running) return this.#trouble ?? 'saving';
		return isBlocked() ? 'blocked' : 'saving';
	}
	get pending(): readonly Entry[] {
		return this.#pending;
	}
	/** The row with the pending entries; undefined when there are none. */
	get row(): MatchRow | undefined {
		return this.#pending.length > 0 ? this.#row : undefined;
	}
	/** The whole log as its author shows it. */
	get log(): readonly Entry[] {
		return this.#author.log();
	}
	/** Whether nobody shows the match any more and nothing of it is left to store. */
	get isDone(): boolean {
		return this.#isLeft && this.#pending.length === 0;
	}

	/** Takes entries that are shown already; returns at once. They are stored in order, several in one go. */
	add({ entries, row }: Draft): void {
		this.#pending = [...this.#pending, ...entries];
		this.#row = row;
		void this.flush();
		this.#tell();
	}

	/** Stores what is pending, if anything is. Never rejects: `state` says how it went. */
	flush(): Promise<void> {
		if (this.#pending.length === 0) return Promise.resolve();
		this.#running ??= this.#run();
		return this.#running;
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

	async #run(): Promise<void> {
		const stop = onBlocked(() => this.#tell());
		this.#trouble = undefined;
		try {
			let behind: number | undefined;
			for (;;) {
				const sent = this.#pending;
				const last = sent[0] ? sent[0].seq - 1 : behind;
				if (last === undefined || !this.#row) return;
				const appended = await appendEntries(sent, this.#row, last);
				const added = this.#pending.slice(sent.length);
				if (appended.isStored) {
					this.#pending = added;
					behind = undefined;
				} else {
					const draft = this.#author.restamp(appended.log, [...appended.pending, ...added]);
					this.#pending = draft.entries;
					this.#row = draft.row;
					// Even with no entry left to store, the row follows what was added to the log elsewhere.
					behind = appended.log.last;
				}
			}
		} catch (error) {
			this.#trouble = troubleOf(error).code;
		} finally {
			stop();
			// In the same breath as the last look at what is pending: what is added from now on starts a new run.
			this.#running = undefined;
			this.#tell();
		}
	}

	#tell(): void {
		for (const listener of this.#listeners) listener(this.state);
		this.#onchange();
	}
}
