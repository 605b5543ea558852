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
import { compareIds, doubtOf, hasEntries, hasGoneBack, type Doubt } from './compare.ts';
import { readInfo, type Info } from './couch.ts';
import type { Group } from './group.ts';
import { Loop } from './loop.ts';
import { isRefused, noteRefused, readProgress } from './marks.ts';
import { pageSize, pull, pullIds, UnreadMark, type Page } from './pull.ts';
import type { Pushed } from './push.ts';
import { Pace, sendAll } from './send.ts';
import { Suspicion } from './suspicion.ts';
import { clockGap, type GroupState, type SyncStatus } from './state.ts';
import { GroupError, type GroupTrouble } from './trouble.ts';

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
/** In milliseconds, after how long all ids may be compared again, and after how long a session does that anyway. */
const comparedFor = { atLeast: 60_000, atMost: 24 * 3_600_000 };

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
	/** Documents that the server never takes. */
	#untaken: ReadonlySet<string> = new Set();
	/**
	 * Everything that is there has to be read before anything is sent: so what the group has already is not
	 * sent again, and what was played here meanwhile is not there before this phone knows what the others did.
	 */
	#isBehind = true;
	/** All ids have to be compared: once in a session, and when the database may be another one. */
	#mustCompare = true;
	/** There are more changes than came with the last page. */
	#hasMore = false;
	/** What was found while waiting for changes. */
	#doubt: Doubt | undefined;
	readonly #suspicion: Suspicion;
	readonly #pace = new Pace();
	/** When all ids were compared last; undefined for not in this session. */
	#compared: number | undefined;
	#offlineSince: number | undefined;

	constructor(
		readonly group: Group,
		private readonly environment: SyncEnvironment
	) {
		const { signal } = this.#stopped;
		const { chance, now } = environment;
		this.#suspicion = new Suspicion(now);
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
		this.#untaken = new Set();
		for (const loop of [this.#fetching, this.#sending]) loop.wake('player');
	}

	/** Whether the group may have what this phone has not, or lack what it has. */
	get #isUnsure(): boolean {
		return this.#hasMore || this.#suspicion.isRaised || this.#doubt !== undefined;
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
		else if (hasToSend || this.#isBehind || this.#isUnsure)
			this.#tell({ standing: { is: 'on-its-way', done, of } });
		else if (this.#untaken.size > 0) this.#tell({ standing: { is: 'refused', why: 'too-large' } });
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
		// The request for changes may hang on a dead connection. It is sent again, after the first failure only.
		const isDoubtful = trouble === 'offline' || trouble === 'password';
		if (isDoubtful && this.#sending.failures === 1) this.#polling.abort();
		this.#onTrouble(trouble);
	}

	#onTrouble(trouble: GroupTrouble | undefined): void {
		if (trouble === 'password') noteRefused(true, this.group).catch(() => undefined);
		const isWell = !this.#isBehind && !this.#fetching.trouble && !this.#sending.trouble;
		if (isWell) this.#offlineSince = undefined;
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
		if (isNew) this.#doubt = undefined;
		else if (this.#doubt !== 'other')
			this.#doubt = (await doubtOf(this.group, info, since, signal)) ?? this.#doubt;
		this.#suspicion.checked();
		this.#fetching.clear();
		this.#tell({ newer, strange, clockOff: clockGap(info.time, this.environment.now()) });
		// Where the database may lack something, this phone has to know it before it reads on. So has one that
		// joins, of what is stored here; with nothing here, it first fetches what is there.
		const isFirst = isNew && this.#isLongSince(comparedFor.atLeast) && (await hasEntries());
		if (isFirst || this.#doubt) await this.#compare(info);
		try {
			await this.#fetchRest(info);
		} catch (error) {
			if (!(error instanceof UnreadMark)) throw error;
			this.#doubt = 'other';
			await this.#compare(info);
			await this.#fetchRest(info);
		}
		while (this.#mustCompare) {
			await this.#compare(info);
			await this.#fetchRest(info);
		}
		this.#suspicion.caughtUp();
		if (this.#suspicion.isRaised) await this.#look(since, signal);
		// It is another server than the one that was looked at, and is caught up with from the beginning.
		if (this.#doubt) return;
		this.#isBehind = this.#hasMore = false;
		this.#offlineSince = undefined;
		this.#tellStanding();
		// The group answers again, so sending is retried now.
		this.#sending.wake('chance');
	}

	/** Compares all ids, and fetches the documents that this shows to be missing here. */
	async #compare(info: Info): Promise<void> {
		const { signal } = this.#stopped;
		const { since } = await readProgress(this.environment.reader);
		this.#mustCompare = true;
		const compared = await compareIds(this.group, { info, since, doubt: this.#doubt, signal });
		const { toFetch, newer, strange } = compared;
		this.#compared = this.environment.now();
		this.#toSend = true;
		this.#tell({ newer, strange });
		for (let at = 0; at < toFetch.length; at += pageSize) {
			const { since: now } = await readProgress(this.environment.reader);
			const some = toFetch.slice(at, at + pageSize);
			await this.#store(await pullIds(this.group, some, now, signal));
			this.#tellStanding(at + some.length, toFetch.length);
		}
		this.#mustCompare = false;
		this.#doubt = undefined;
	}

	/** Whether all ids were compared longer ago than this, in milliseconds, or not in this session. */
	#isLongSince(time: number): boolean {
		const passed = this.#compared === undefined ? Infinity : this.environment.now() - this.#compared;
		// The clock may have been set back.
		return passed >= time || passed < 0;
	}

	async #fetchRest({ documents }: Info): Promise<void> {
		const { since: first } = await readProgress(this.environment.reader);
		let done = 0;
		for (;;) {
			const { since } = await readProgress(this.environment.reader);
			const page = await pull(this.group, since, { wait: false, signal: this.#stopped.signal });
			const hasNews = await this.#store(page, since);
			// A line may be laid to another server at any moment, also since that one was looked at.
			if (first !== '0') this.#suspicion.saw(page, since, hasNews);
			done += page.shared.length;
			this.#tellStanding(done, first === '0' ? documents : undefined);
			if (!page.hasMore) return;
		}
	}

	/** Waits for changes. If they show that the database is another one, everything is compared. */
	async #follow(): Promise<void> {
		this.#polling = new AbortController();
		if (this.#stopped.signal.aborted) return;
		const { signal } = this.#polling;
		const { since } = await readProgress(this.environment.reader);
		try {
			const page = await pull(this.group, since, { wait: !this.#hasMore, signal });
			const hasNews = await this.#store(page, since);
			const wasUnsure = this.#isUnsure;
			const isDue = this.#suspicion.isDue(page, since, hasNews);
			this.#hasMore = page.hasMore;
			if (this.#isUnsure !== wasUnsure) this.#tellStanding();
			if (isDue) await this.#look(hasGoneBack(page.since, since) ? since : page.since, signal);
		} catch (error) {
			if (!(error instanceof UnreadMark)) throw error;
			this.#doubt = 'other';
		}
		this.#mustCompare ||= this.#doubt !== undefined || this.#isLongSince(comparedFor.atMost);
		this.#isBehind = this.#mustCompare;
		if (this.#isBehind) this.#tellStanding();
	}

	/** Looks whether the database is still the one that was read up to this position. */
	async #look(since: string, signal: AbortSignal): Promise<void> {
		const info = await readInfo(this.group, { signal });
		const doubt = await doubtOf(this.group, info, since, signal);
		// The nodes of a cluster count differently, so that it may seem to go back again and again.
		if (doubt === 'other' || this.#isLongSince(comparedFor.atLeast)) this.#doubt = doubt;
		this.#suspicion.checked();
		this.#tellStanding();
	}

	/** Stores a page, unless nothing has changed since the one before. @returns whether it had anything new. */
	async #store(page: Page, before?: string): Promise<boolean> {
		if (page.since === before) return false;
		const projector = await this.environment.projectorFor(await gamesOfPage(page));
		const { mark, differing, chosen, hasNewEpoch, hasNews } = await storePage(page, projector, {
			clock: { device: await deviceId(), now: this.environment.now },
			way: { group: this.group, signal: this.#stopped.signal },
			isComingBack: this.#isBehind,
			reader: this.environment.reader
		});
		if (hasNewEpoch) this.#doubt ??= 'unclear';
		this.#mustCompare ||= hasNewEpoch;
		for (const match of chosen) this.nudge(match);
		this.#tell({ newer: mark.newer, strange: mark.strange, differing: this.#state.differing + differing });
		return hasNews;
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
			isSkipped: (id: string) => this.#untaken.has(id),
			pace: this.#pace,
			onPortion: (ids: readonly string[]) => this.#suspicion.sending(ids),
			onBegin: () => this.#tellStanding(),
			onSent: ({ differing, untaken = new Set<string>() }: Pushed) => {
				if (untaken.size > 0) this.#untaken = new Set([...this.#untaken, ...untaken]);
				if (differing.size > 0) this.#tell({ differing: this.#state.differing + differing.size });
			},
			onProgress: (done: number, of: number) => this.#tellStanding(done, of)
		};
		await sendAll(way, toSend, this.environment);
	}
}
