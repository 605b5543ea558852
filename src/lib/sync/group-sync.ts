/**
 * Keeps a phone in sync with its group as long as it runs: sends what the group lacks, and fetches what is
 * new.
 *
 * It never delays a match: it reads what is stored, and what it stores reaches the screens like the changes
 * of another tab. Every step may be repeated, so the next run continues wherever one was interrupted.
 */
import type { Entry } from '../match/entry.ts';
import type { Projector } from '../store/backup/import.ts';
import { deviceId } from '../store/settings/settings.ts';
import { write } from '../store/db/transact.ts';
import { gamesOfPage, storePage } from './store-page.ts';
import { pauseAfter } from './backoff.ts';
import { readInfo } from './couch.ts';
import { entryDocument } from './document.ts';
import type { Group } from './group.ts';
import { addKnown, addKnownDocuments, countKnown, forgetMarks, markOf, readProgress } from './marks.ts';
import { pull } from './pull.ts';
import { inPortions, push } from './push.ts';
import { clockGap, type GroupState, type SyncStatus } from './state.ts';
import { GroupError, isLasting } from './trouble.ts';
import { unsentPlayersAndRuleSets, unsentMatches, unsentOf } from './unsent.ts';

export interface SyncEnvironment {
	readonly now: () => number;
	/** A random number in [0, 1), so that phones do not all retry at the same time. */
	readonly chance: () => number;
	/** The name of this build. What an earlier build could not read is read again. */
	readonly reader: string;
	/** Loads what the store has to know of games: see `Projector`. */
	readonly projectorFor: (
		games: Iterable<string>
	) => Promise<Pick<Projector, 'judgeGroupArrival' | 'project'>>;
}

const noProblems: Omit<GroupState, 'standing'> = { newer: 0, strange: 0, differing: 0, clockOff: undefined };

export class GroupSync {
	#state: GroupState = { ...noProblems, standing: { is: 'on-its-way', done: 0, of: undefined } };
	readonly #stopped = new AbortController();
	readonly #listeners = new Set<(state: GroupState) => void>();
	/** The matches to check for entries that the group lacks; `true` for all matches. */
	#toSend: Set<string> | true = true;
	#isSending = false;
	#isFetching = true;
	/** Nothing is sent before everything was read, so that what the group has already is not sent again. */
	#hasRead = false;
	/** The wake functions of a sender without work, and of loops that pause after a failure. */
	readonly #idle = new Set<() => void>();
	readonly #pausing = new Set<() => void>();

	constructor(
		readonly group: Group,
		private readonly environment: SyncEnvironment
	) {}

	get state(): GroupState {
		return this.#state;
	}

	/** Calls the listener after every change of the state. @returns a function that stops it. */
	watch(listener: (state: GroupState) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Runs until it is stopped. Never rejects. */
	async run(): Promise<void> {
		await Promise.all([this.#repeat(() => this.#fetchAll()), this.#repeat(() => this.#sendAll())]);
	}

	/** Stops at once. What was in progress is done again by the next run. */
	stop(): void {
		this.#stopped.abort();
		this.#listeners.clear();
		this.nudge();
	}

	/**
	 * Says that something of a match was stored. Without a match, all are checked, and a pause after a
	 * failure ends. Taps do not end a pause: without a network, each of them would cause a failing request.
	 */
	nudge(match?: string): void {
		if (match === undefined) this.#toSend = true;
		else if (this.#toSend !== true) this.#toSend.add(match);
		for (const wake of [...this.#idle, ...(match === undefined ? this.#pausing : [])]) wake();
	}

	#isStopped(): boolean {
		return this.#stopped.signal.aborted;
	}

	#tell(change: Partial<GroupState>): void {
		if (this.#isStopped()) return;
		this.#state = { ...this.#state, ...change };
		for (const listener of this.#listeners) listener(this.#state);
	}

	/**
	 * Shows the progress while something is being sent or fetched, and otherwise that the phone is in sync.
	 */
	#tellProgress(done = 0, of?: number): void {
		const hasToSend = this.#isSending || this.#toSend === true || this.#toSend.size > 0;
		if (hasToSend || this.#isFetching) this.#tell({ standing: { is: 'on-its-way', done, of } });
		else this.#tell({ standing: { is: 'in-step' } });
	}

	/** Repeats a task until the sync is stopped, and pauses after each failure, longer each time. */
	async #repeat(work: () => Promise<void>): Promise<void> {
		let count = 0;
		while (!this.#isStopped()) {
			try {
				await work();
				count = 0;
			} catch (error) {
				if (this.#isStopped()) return;
				count += 1;
				const code = error instanceof GroupError ? error.code : 'store';
				this.#tell({ standing: this.#standingOf(code) });
				const failures = isLasting(code) ? 20 : count;
				await this.#wait(this.#pausing, pauseAfter(failures, this.environment.chance()));
			}
		}
	}

	#standingOf(code: GroupError['code']): SyncStatus {
		if (code !== 'offline' && code !== 'busy') return { is: 'refused', why: code };
		const { standing } = this.#state;
		return standing.is === 'offline' ? standing : { is: 'offline', since: this.environment.now() };
	}

	/** Waits until it is woken, or until the time in milliseconds is over. */
	#wait(among: Set<() => void>, time?: number): Promise<void> {
		return new Promise((done) => {
			const over = (): void => {
				clearTimeout(timer);
				among.delete(over);
				done();
			};
			const timer = time === undefined ? undefined : setTimeout(over, time);
			among.add(over);
			if (this.#isStopped()) over();
		});
	}

	/** Fetches all that is there, then one page of changes as soon as there are any. */
	async #fetchAll(): Promise<void> {
		const { signal } = this.#stopped;
		if (this.#isFetching) {
			const { documents, time } = await readInfo(this.group, signal);
			this.#tell({ clockOff: clockGap(time, this.environment.now()) });
			// Documents are never deleted. If there are fewer than this phone knows of, the database was made
			// anew.
			if (documents < (await countKnown())) {
				await forgetMarks();
				this.#toSend = true;
			}
			const { since } = await readProgress(this.environment.reader);
			await this.#fetchRest(since === '0' ? documents : undefined);
			this.#isFetching = false;
			this.#hasRead = true;
			this.#tellProgress();
			// The group answers again, so sending is retried now.
			for (const wake of [...this.#idle, ...this.#pausing]) wake();
		}
		await this.#fetchPage(true);
	}

	async #fetchRest(of: number | undefined): Promise<void> {
		let done = 0;
		for (;;) {
			const page = await this.#fetchPage(false);
			done += page.shared.length;
			this.#tellProgress(done, of);
			if (!page.hasMore) return;
		}
	}

	async #fetchPage(wait: boolean) {
		const { since } = await readProgress(this.environment.reader);
		let page;
		try {
			page = await pull(this.group, since, { wait, signal: this.#stopped.signal });
		} catch (error) {
			// After a failure, everything is fetched before anything is sent: what was played here meanwhile
			// must not be in the group before this phone knows what the others did.
			this.#isFetching = true;
			this.#hasRead = false;
			throw error;
		}
		if (page.since !== since) {
			const projector = await this.environment.projectorFor(await gamesOfPage(page));
			const { mark, differing, chosen } = await storePage(page, projector, {
				clock: { device: await deviceId(), now: this.environment.now },
				signal: this.#stopped.signal,
				isComingBack: this.#isFetching,
				reader: this.environment.reader
			});
			for (const match of chosen) this.nudge(match);
			const { newer, strange } = mark;
			this.#tell({ newer, strange, differing: this.#state.differing + differing });
		}
		return page;
	}

	/** Sends what is marked for sending, then waits for a nudge. */
	async #sendAll(): Promise<void> {
		const toSend = this.#toSend;
		if (!this.#hasRead || (toSend !== true && toSend.size === 0)) return this.#wait(this.#idle);
		this.#toSend = new Set();
		this.#isSending = true;
		try {
			await this.#send(toSend);
		} catch (error) {
			this.#toSend = true;
			throw error;
		} finally {
			this.#isSending = false;
		}
		this.#tellProgress();
	}

	async #send(toSend: ReadonlySet<string> | true): Promise<void> {
		const matches = toSend === true ? await unsentMatches() : [...toSend];
		for (const [index, match] of matches.entries()) {
			await this.#sendMatch(match);
			if (toSend === true && index % 10 === 9) this.#tellProgress(index + 1, matches.length);
		}
		if (toSend === true) await this.#sendLists();
	}

	async #sendMatch(match: string): Promise<void> {
		const unsent = await unsentOf(this.group, match);
		if (unsent.length === 0) return;
		// The choice is sent first, so that the others never see a match with the moves that it puts aside.
		const isChoice = (entry: Entry) => entry.kind === 'choice';
		const entries = [...unsent.filter(isChoice), ...unsent.filter((entry) => !isChoice(entry))];
		this.#tellProgress();
		const markById = new Map(entries.map((entry) => [entryDocument(entry)._id, markOf(entry)]));
		for (const portion of inPortions(entries.map(entryDocument))) {
			const { differing } = await push(this.group, portion, this.#stopped.signal);
			const marks = portion.flatMap(({ _id }) => markById.get(_id) ?? []);
			await write(['settings'], (tx) => addKnown(tx.objectStore('settings'), match, marks));
			if (differing.size > 0) this.#tell({ differing: this.#state.differing + differing.size });
		}
	}

	async #sendLists(): Promise<void> {
		for (const portion of inPortions(await unsentPlayersAndRuleSets(this.group))) {
			await push(this.group, portion, this.#stopped.signal);
			const ids = portion.map(({ _id }) => _id);
			await write(['settings'], (tx) => addKnownDocuments(tx.objectStore('settings'), ids));
		}
	}
}
