/** Stores the entries of one match, which are already shown. Every tap is stored by it. */
import type { Entry } from '../../match/entry.ts';
import { aloneIn, compareLines, isSameData, namedIn } from '../../match/line.ts';
import { appendEntries } from './append.ts';
import { isOutdated, onDatabaseGone, slowAfter, reconnect } from '../db/connection.ts';
import { hold, release } from './held-for-update.ts';
import type { MatchRow } from '../lists/row.ts';
import { readMovedLine } from './read-line.ts';
import type { StoredLine } from './stored-line.ts';
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
	 * The whole line as it is shown, unsaved entries included. Lists and exports use it when the store cannot
	 * be read.
	 */
	readonly log: () => readonly Entry[];
	/** The row of that line. */
	readonly row: () => MatchRow;
	/**
	 * Called when the stored line is another than the one shown. It takes over the stored line, puts the pending entries
	 * behind it (see `putBehind`), and returns what is to be stored.
	 */
	readonly restamp: (stored: StoredLine, pending: readonly Entry[]) => Draft;
}

export class MatchWriter {
	#author: Author;
	#isLeft = false;
	/** The entries that are not stored yet, in their order. */
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
	 * How often `verify` was called since the line was last compared. Until it is, nothing counts as saved.
	 */
	#doubts = 0;
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
	/** The whole line as its author shows it. */
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

	/** Checks that the whole line is still stored, and stores it again if it is not. Never rejects. */
	verify(): Promise<void> {
		this.#doubts += 1;
		this.#draft ??= { row: this.#author.row() };
		const verified = this.flush();
		this.#tell();
		return verified;
	}

	/** Puts what is pending behind a stored line that was read, unless it is being stored right now. */
	follow(stored: StoredLine): void {
		const before = aloneIn(this.#author.log(), this.#pending);
		if (this.#running || this.#pending.length === 0 || compareLines(stored.entries, before).is === 'equal')
			return;
		this.#takeOver(stored);
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
			let isBehind = false;
			for (;;) {
				const doubts = this.#doubts;
				const sent = this.#pending;
				if (!this.#draft || (sent.length === 0 && doubts === 0 && !isBehind)) return;
				const known = aloneIn(this.#author.log(), sent);
				// Even when no entry is left to store, the row has to include what was added by others.
				const isStored = doubts === 0 && (await appendEntries(sent, this.#draft.row, known));
				if (!isCurrent()) return;
				if (isStored) {
					this.#pending = this.#pending.slice(sent.length);
					if (sent[0] && this.#pending.length === 0) release(sent[0].match);
				} else {
					const stored = await readMovedLine(this.#draft.row.id);
					if (!isCurrent()) return;
					this.#takeOver(stored);
					this.#doubts -= doubts;
				}
				isBehind = !isStored;
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

	/**
	 * Finds what is to be stored. Where the store only lacks some of the line shown, as when the database was lost under an
	 * open page, it is what is missing.
	 */
	#takeOver(stored: StoredLine): void {
		const shown = this.#author.log();
		const storedBySeq = new Map(stored.entries.map((entry) => [entry.seq, entry]));
		const missing = shown.filter((entry) => !isSameData(storedBySeq.get(entry.seq), entry));
		const isOnlyLacking = shown.length - missing.length === stored.entries.length;
		if (stored.damaged === 0 && isOnlyLacking && aloneIn(this.#pending, shown).length === 0) {
			this.#pending = missing;
			this.#draft = { row: this.#author.row() };
		} else {
			const named = namedIn(stored.entries);
			const pending = this.#pending.filter((entry) => named(entry) !== 'itself');
			const draft = this.#author.restamp(stored, pending);
			this.#pending = draft.entries;
			this.#draft = draft;
		}
	}

	#tell(): void {
		for (const listener of this.#listeners) listener(this.state);
		this.#onchange();
	}
}

// When the database is lost, the lines that are shown as saved are checked and saved again.
onDatabaseGone(() => void verifySaved());

/**
 * Opens the writer of a match that is being shown. Await nothing between reading its line and calling this, or
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
