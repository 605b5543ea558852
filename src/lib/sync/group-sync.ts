/**
 * Keeps a phone in sync with its group as long as it runs: sends what the group lacks, and fetches what is
 * new.
 *
 * It never delays a match: it reads what is stored, and what it stores reaches the screens like the changes
 * of another tab. Every step may be repeated, so the next run continues wherever one was interrupted.
 */
import type { Projector } from '../store/backup/import.ts';
import { deviceId } from '../store/settings/settings.ts';
import { gamesOfPage, storePage } from './store-page.ts';
import { compareIds, isBehind, looksReplaced } from './compare.ts';
import { readInfo } from './couch.ts';
import type { Group } from './group.ts';
import { Loop } from './loop.ts';
import { isRefused, noteRefused, readProgress } from './marks.ts';
import { pageSize, pull, pullIds, type Page } from './pull.ts';
import type { Pushed } from './push.ts';
import { sendEpoch, sendLists, sendMatch } from './send.ts';
import { clockGap, type GroupState, type SyncStatus } from './state.ts';
import { GroupError, type GroupTrouble } from './trouble.ts';
import { unsentMatches } from './unsent.ts';

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

/** In milliseconds, how long to wait for the first answer: a request of a moment without network may hang. */
const probeTimeout = 5_000;
/** In milliseconds, how long a phone that gets nothing new takes the database for the same. */
const checkedFor = 60_000;

export class GroupSync {
	#state: GroupState = { ...noProblems, standing: { is: 'on-its-way', done: 0, of: undefined } };
	readonly #stopped = new AbortController();
	/** Ends the request that waits for changes. */
	#polling = new AbortController();
	readonly #listeners = new Set<(state: GroupState) => void>();
	readonly #fetching: Loop;
	readonly #sending: Loop;
	/** The matches to check for entries that the group lacks; `true` for all matches. */
	#toSend: Set<string> | true = true;
	#isSending = false;
	/** Documents that the server takes in no request. */
	#tooLarge: ReadonlySet<string> = new Set();
	/**
	 * Everything that is there has to be read before anything is sent: so what the group has already is not
	 * sent again, and what was played here meanwhile is not there before this phone knows what the others did.
	 */
	#isBehind = true;
	/** All ids have to be compared: once in a session, and when the database may be another one. */
	#mustCompare = true;
	/** The server could not read the position up to which this phone has read: it is of another server. */
	#isMarkUnread = false;
	#checked = 0;
	#compared = 0;
	#offlineSince: number | undefined;

	constructor(
		readonly group: Group,
		private readonly environment: SyncEnvironment
	) {
		const { signal } = this.#stopped;
		const { chance } = environment;
		this.#fetching = new Loop({ signal, chance, onChange: (trouble) => this.#onFetching(trouble) });
		this.#sending = new Loop({ signal, chance, onChange: (trouble) => this.#onSending(trouble) });
	}

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
		await Promise.all([this.#fetching.run(() => this.#fetch()), this.#sending.run(() => this.#sendAll())]);
	}

	/** Stops at once. What was in progress is done again by the next run. */
	stop(): void {
		this.#stopped.abort();
		this.#polling.abort();
		this.#listeners.clear();
		for (const loop of [this.#fetching, this.#sending]) loop.wake('player');
	}

	/**
	 * Says that something of a match was stored. Without a match, all are checked, and a pause after a
	 * failure ends. Taps do not end a pause: without a network, each of them would cause a failing request.
	 */
	nudge(match?: string): void {
		if (match === undefined) this.#toSend = true;
		else if (this.#toSend !== true) this.#toSend.add(match);
		for (const loop of [this.#fetching, this.#sending]) loop.wake(match === undefined ? 'chance' : 'work');
	}

	/** Tries again at once because the player wants it, also with a name and password that were refused. */
	async retry(): Promise<void> {
		await noteRefused(false).catch(() => undefined);
		this.#toSend = true;
		this.#tooLarge = new Set();
		for (const loop of [this.#fetching, this.#sending]) loop.wake('player');
	}

	#tell(change: Partial<GroupState>): void {
		if (this.#stopped.signal.aborted) return;
		this.#state = { ...this.#state, ...change };
		for (const listener of this.#listeners) listener(this.#state);
	}

	/**
	 * Shows what is wrong; else the progress while something is being sent or fetched; else that the phone is
	 * in sync.
	 */
	#tellStanding(done = 0, of?: number): void {
		const trouble = this.#fetching.trouble ?? this.#sending.trouble;
		const hasToSend = this.#isSending || this.#toSend === true || this.#toSend.size > 0;
		if (trouble !== undefined) this.#tell({ standing: this.#standingOf(trouble) });
		else if (hasToSend || this.#isBehind) this.#tell({ standing: { is: 'on-its-way', done, of } });
		else if (this.#tooLarge.size > 0) this.#tell({ standing: { is: 'refused', why: 'too-large' } });
		else this.#tell({ standing: { is: 'in-step' } });
	}

	#standingOf(trouble: GroupTrouble): SyncStatus {
		if (trouble === 'locked-out') return { is: 'locked-out' };
		if (trouble !== 'offline' && trouble !== 'busy') return { is: 'refused', why: trouble };
		return { is: 'offline', since: (this.#offlineSince ??= this.environment.now()) };
	}

	#onFetching(trouble: GroupTrouble | undefined): void {
		if (trouble !== undefined) this.#isBehind = true;
		this.#onTrouble(trouble);
	}

	#onSending(trouble: GroupTrouble | undefined): void {
		// The request for changes may hang on a connection that is dead. It is asked anew, once.
		const isDoubtful = trouble === 'offline' || trouble === 'password';
		if (isDoubtful && this.#sending.failures === 1) this.#polling.abort();
		this.#onTrouble(trouble);
	}

	#onTrouble(trouble: GroupTrouble | undefined): void {
		if (trouble === 'password') noteRefused(true).catch(() => undefined);
		this.#tellStanding();
	}

	/** Fetches all that is there, or else one page of changes as soon as there are any. */
	#fetch(): Promise<void> {
		return this.#isBehind ? this.#catchUp() : this.#follow();
	}

	async #catchUp(): Promise<void> {
		const { signal } = this.#stopped;
		if (await isRefused()) throw new GroupError('password');
		// On a slow network, the answer may need longer than that.
		const isPatient = this.#fetching.failures % 4 === 3;
		const info = await readInfo(this.group, { signal, ...(!isPatient && { timeout: probeTimeout }) });
		const { since, newer, strange } = await readProgress(this.environment.reader);
		const isNew = since === '0';
		const isReplaced =
			!isNew && (this.#isMarkUnread || (await looksReplaced(this.group, info, since, signal)));
		this.#checked = this.environment.now();
		this.#fetching.clear();
		this.#tell({ newer, strange, clockOff: clockGap(info.time, this.environment.now()) });
		try {
			// Where the database may lack something, this phone has to know it before it reads on.
			const found = isNew || isReplaced ? await this.#compare() : [];
			await this.#fetchRest(isNew ? info.documents : undefined);
			// All of a group that was just joined has been read.
			const missing = isNew ? [] : found;
			await this.#fetchIds(this.#mustCompare ? [...missing, ...(await this.#compare())] : missing);
		} catch (error) {
			this.#mustCompare = true;
			this.#isMarkUnread = error instanceof GroupError && error.status === 400;
			throw error;
		}
		this.#isBehind = this.#isMarkUnread = false;
		this.#offlineSince = undefined;
		this.#tellStanding();
		// The group answers again, so sending is retried now.
		this.#sending.wake('chance');
	}

	async #compare(): Promise<readonly string[]> {
		const found = await compareIds(this.group, this.#stopped.signal);
		this.#mustCompare = false;
		this.#compared = this.environment.now();
		this.#toSend = true;
		return found;
	}

	async #fetchRest(of: number | undefined): Promise<void> {
		let done = 0;
		for (;;) {
			const { since } = await readProgress(this.environment.reader);
			const page = await pull(this.group, since, { wait: false, signal: this.#stopped.signal });
			await this.#store(page, since);
			done += page.shared.length;
			this.#tellStanding(done, of);
			if (!page.hasMore) return;
		}
	}

	async #fetchIds(ids: readonly string[]): Promise<void> {
		for (let at = 0; at < ids.length; at += pageSize) {
			const { since } = await readProgress(this.environment.reader);
			const some = ids.slice(at, at + pageSize);
			await this.#store(await pullIds(this.group, some, since, this.#stopped.signal));
			this.#tellStanding(at + some.length, ids.length);
		}
	}

	/** Waits for changes. If they show that the database is another one, everything is compared. */
	async #follow(): Promise<void> {
		this.#polling = new AbortController();
		if (this.#stopped.signal.aborted) return;
		const { signal } = this.#polling;
		const { since } = await readProgress(this.environment.reader);
		const page = await pull(this.group, since, { wait: true, signal });
		await this.#store(page, since);
		const isDue = this.environment.now() - this.#checked >= checkedFor && page.shared.length === 0;
		if (isDue) {
			const info = await readInfo(this.group, { signal });
			this.#checked = this.environment.now();
			this.#mustCompare ||= await looksReplaced(this.group, info, page.since, signal);
		}
		// The nodes of a cluster count differently, so that it may seem to go back without a cause.
		this.#mustCompare ||=
			isBehind(page.since, since) && this.environment.now() - this.#compared >= checkedFor;
		if (!this.#mustCompare) return;
		this.#isBehind = true;
		this.#tellStanding();
	}

	/** Stores a page, unless nothing has changed since the one before. */
	async #store(page: Page, before?: string): Promise<void> {
		if (page.since === before) return;
		const projector = await this.environment.projectorFor(await gamesOfPage(page));
		const { mark, differing, chosen, hasNewEpoch } = await storePage(page, projector, {
			clock: { device: await deviceId(), now: this.environment.now },
			signal: this.#stopped.signal,
			isComingBack: this.#isBehind,
			reader: this.environment.reader
		});
		this.#mustCompare ||= hasNewEpoch;
		for (const match of chosen) this.nudge(match);
		const { newer, strange } = mark;
		this.#tell({ newer, strange, differing: this.#state.differing + differing });
	}

	/** Sends what is marked for sending, then waits for a nudge. */
	async #sendAll(): Promise<void> {
		const toSend = this.#toSend;
		if (this.#isBehind || (toSend !== true && toSend.size === 0)) return this.#sending.idle();
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
		this.#sending.clear();
		this.#tellStanding();
	}

	async #send(toSend: ReadonlySet<string> | true): Promise<void> {
		const way = {
			group: this.group,
			signal: this.#stopped.signal,
			isSkipped: (id: string) => this.#tooLarge.has(id),
			onBegin: () => this.#tellStanding(),
			onSent: ({ differing, tooLarge = new Set<string>() }: Pushed) => {
				this.#tooLarge = new Set([...this.#tooLarge, ...tooLarge]);
				if (differing.size > 0) this.#tell({ differing: this.#state.differing + differing.size });
			}
		};
		if (toSend === true) await sendEpoch(way, this.environment.now());
		const matches = toSend === true ? await unsentMatches(this.group) : [...toSend];
		for (const [index, match] of matches.entries()) {
			await sendMatch(way, match);
			if (toSend === true && index % 10 === 9) this.#tellStanding(index + 1, matches.length);
		}
		if (toSend === true) await sendLists(way);
	}
}
