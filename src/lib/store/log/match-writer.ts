/** Stores the entries of one match, which are already shown. Every tap is stored by it. */
import { isSame, type Entry } from '../../match/entry.ts';
import { appendEntries } from './append.ts';
import { isOutdated, onDatabaseGone, slowAfter, reconnect } from '../db/connection.ts';
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

/** Makes the entries and the row of a match. It knows the game, which the store does not. */
export interface Author {
	/**
	 * The whole log as it is shown, unsaved entries included. Lists and exports use it when the store cannot
	 * be read.
	 */
	readonly log: () => readonly Entry[];
	/** The row of that log. */
	readonly row: () => MatchRow;
	/**
	 * Called when another tab has stored entries first. It takes over the stored log, puts the pending
	 * entries after it (see `renumber`), drops those that the rules now refuse, and returns what is to be
	 * stored.
	 */
	readonly restamp: (stored: StoredLog, pending: readonly Entry[]) => Draft;
}

export class MatchWriter {
	#author: Author;
	#isLeft = false;
	/** The entries that are not stored yet, in log order. */
	#pending: readonly Entry[] = [];
	/** The row of the last draft. It is only computed when it is stored or listed. */
	#draft: Pick<Draft, 'row'> | undefined;
	#trouble: TroubleCode | undefined;
	#running: Promise<void> | undefined;
	/** The current run takes longer than `slowAfter`. */
	#isLate = false;
	/** Counts the runs that were given up. The outcome of a run from an earlier turn is ignored. */
	#turn = 0;
	/**
	 * How often `verify` was called since the log was last compared. Until it is, nothing counts as saved.
	 */
	#doubts = 0;
	/** How many stored values of the log are not entries, as of the last comparison. */
	#damaged = 0;
	readonly #listeners = new Set<(state: SaveState) => void>();
	readonly #onchange: () => void;

	/** @param onchange called after every change of the state. */
	constructor(author: Author, onchange: () => void) {
		this.#author = author;
		this.#onchange = onchange;
	}

	/** How saving stands. */
	get state(): SaveState {
		if (!this.#hasWork) return 'saved';
		if (!this.#running) return this.#trouble ?? 'saving';
		return isBlocked() ? 'blocked' : this.#isLate ? 'slow' : 'saving';
	}
	get pending(): readonly Entry[] {
		return this.#pending;
	}
	/** The row with the pending entries; undefined when everything is stored. */
	get row(): MatchRow | undefined {
		return this.#hasWork ? this.#draft?.row : undefined;
	}
	/** The whole log as its author shows it. */
	get log(): readonly Entry[] {
		return this.#author.log();
	}
	/** Whether the match is no longer shown and everything is stored. */
	get isDone(): boolean {
		return this.#isLeft && !this.#hasWork;
	}
	get #hasWork(): boolean {
		return this.#pending.length > 0 || this.#doubts > 0;
	}

	/**
	 * Adds entries that are already shown, and returns at once. They are stored in order, several in one
	 * transaction.
	 *
	 * @param soon schedules the storing, unless `flush` is called before. By default it begins at once.
	 */
	add(draft: Draft, soon: (store: () => void) => void = (store) => store()): void {
		this.#pending = [...this.#pending, ...draft.entries];
		this.#draft = draft;
		if (isOutdated() || this.#trouble === 'newer') hold(this.#pending);
		soon(() => {
			void this.flush();
			this.#tell();
		});
	}

	/** Stores what is pending. Never rejects: `state` tells the outcome. */
	flush(): Promise<void> {
		if (!this.#hasWork) return Promise.resolve();
		if (this.#isLate && !isBlocked()) this.#giveUp();
		this.#running ??= this.#run();
		return this.#running;
	}

	/** Checks that the whole log is still stored, and stores it again if it is not. Never rejects. */
	verify(): Promise<void> {
		this.#doubts += 1;
		this.#draft ??= { row: this.#author.row() };
		const verified = this.flush();
		this.#tell();
		return verified;
	}

	/** Calls the listener after every change of the state. @returns a function that stops it. */
	watch(listener: (state: SaveState) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Sets the author when the match is shown again. */
	enter(author: Author): void {
		this.#author = author;
		this.#isLeft = false;
	}

	/**
	 * Says that the match is no longer shown. What is pending is still stored. Ignored when another author
	 * has taken over.
	 */
	leave(author: Author): void {
		if (author !== this.#author) return;
		this.#isLeft = true;
		this.#onchange();
	}

	/**
	 * Stops waiting for a late run, so that another can begin on a new connection. Storing an entry twice is
	 * harmless.
	 */
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
		}, slowAfter);
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
					// Even when no entry is left to store, the row has to include what was added by others.
					behind = appended.log.last;
				}
			}
		} catch (error) {
			if (isCurrent()) this.#trouble = troubleOf(error).code;
			// Only a page of the newer version can store the entries, and it will find them there.
			if (this.#trouble === 'newer') hold(this.#pending);
		} finally {
			stop();
			clearTimeout(timer);
			if (isCurrent()) {
				// Synchronous with the last look at what is pending, so that entries added from now on start
				// a new run.
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

// When the database is lost, the logs that are shown as saved are checked and saved again.
onDatabaseGone(() => void verifySaved());

/**
 * Opens the writer of a match that is being shown. Await nothing between reading its log and calling this, or
 * entries could be stored in between. Call `leave` with the same author when the match is no longer shown.
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
