/** Stores the entries of one match, which are already shown. Every tap is stored by it. */
import { isSeating, type Entry, isFields } from '../../match/entry.ts';
import { aloneIn, compareLines, isSameData, namedIn, lastSeq } from '../../match/line.ts';
import { isOutdated, onDatabaseGone, slowAfter, reconnect, write } from '../db/connection.ts';
import type { MatchRow } from '../lists/row.ts';
import { readMovedLine } from './read-line.ts';
import { seqOf, singly, type StoredLine } from './stored-line.ts';
import { troubleOf, errorName, Trouble, type TroubleCode, isBlocked, onBlocked } from '../db/trouble.ts';
import { park, unpark, keepWriter, verifySaved, writerOf, type SaveState } from './unsaved.ts';
import type { StoreName } from '../db/schema.ts';
import { announce } from '../db/tabs.ts';
import { seatPlayers } from '../players/player.ts';

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
	 * behind it (see `rebaseEntries`), and returns what is to be stored.
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
		if (isOutdated() || this.#trouble === 'newer') park(this.#pending);
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
					if (sent[0] && this.#pending.length === 0) unpark(sent[0].match);
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
			if (this.#trouble === 'newer') park(this.#pending);
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

/**
 * Stores new entries of a match together with its row, if the stored line still ends where the caller believes.
 *
 * All requests and the commit are sent at once, so that a tap is stored even if the page ends in the next moment. This
 * leaves no time to read anything first; instead, `add` fails for a place that is taken, and with it the whole
 * transaction, and the entry before the first is read beside it.
 *
 * @param entries in the order of the line; empty to store the row alone.
 * @param row of the match with these entries.
 * @param known the line before them, which the caller believes to be stored.
 * @returns whether they are stored. If not, the line is another than believed: it is to be read again, and the entries
 * put behind it.
 * @throws {Trouble} when it cannot be written; nothing has changed then.
 */
export const appendEntries = async (
	entries: readonly Entry[],
	row: MatchRow,
	known: readonly Entry[]
): Promise<boolean> => {
	const before = known.at(-1);
	const place = entries[0]?.seq ?? lastSeq(known) + 1;
	const seatings = entries.filter(isSeating);
	const names: readonly StoreName[] = ['lines', 'matches'];
	let found: readonly unknown[];
	try {
		found = await write(seatings.length > 0 ? [...names, 'players'] : names, async (transaction) => {
			const lines = transaction.objectStore('lines');
			const requests: Promise<unknown>[] = [];
			try {
				const read = Promise.all([
					before && lines.openCursor(IDBKeyRange.bound([row.id], [row.id, before.seq]), 'prev'),
					entries.length === 0 ? lines.get([row.id, place]) : undefined
				]).then(([cursor, behind]) => singly([cursor?.value, behind]).filter(isFields));
				requests.push(read);
				for (const entry of entries) requests.push(lines.add(entry));
				requests.push(transaction.objectStore('matches').put(row));
				// Players are read before they are written, which is no tap.
				if (seatings.length > 0) requests.push(seatPlayers(transaction.objectStore('players'), seatings));
				else transaction.commit();
				await Promise.all(requests);
				return await read;
			} finally {
				// Requests of a transaction that failed early must not count as unhandled rejections.
				void Promise.allSettled(requests);
			}
		});
	} catch (error) {
		if (error instanceof Trouble && errorName(error.cause) === 'ConstraintError') return false;
		throw error;
	}
	const isAsBelieved =
		found.every((value) => seqOf(value) <= lastSeq(known)) &&
		(!before || found.some((value) => isSameData(value, before)));
	if (!isAsBelieved) {
		await takeBack(entries);
		return false;
	}
	announce({ kind: 'match', match: row.id });
	return true;
};

/** Removes entries that went behind another line than believed, before anybody is told of them. */
const takeBack = async (entries: readonly Entry[]): Promise<void> => {
	if (entries.length === 0) return;
	await write(['lines'], async (transaction) => {
		const lines = transaction.objectStore('lines');
		for (const entry of entries) {
			const key: [string, number] = [entry.match, entry.seq];
			if (isSameData(await lines.get(key), entry)) await lines.delete(key);
		}
	});
};
