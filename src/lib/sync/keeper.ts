/**
 * Keeps a phone in step with its group, as long as it runs: sends what the group lacks, fetches what came.
 *
 * It works beside the match and never in its way: it reads what is stored, and what it stores arrives as what
 * another tab has written does. Every step may be done twice; whatever ends it, the next run goes on.
 */
import type { Entry } from '../match/entry.ts';
import type { Projector } from '../store/backup/import.ts';
import { deviceId } from '../store/settings/settings.ts';
import { write } from '../store/db/transact.ts';
import { gamesOfPage, storePage } from './arrive.ts';
import { pauseAfter } from './backoff.ts';
import { readInfo } from './couch.ts';
import { entryDocument } from './document.ts';
import type { Group } from './group.ts';
import { addKnown, addLists, countKnown, forgetMarks, markOf, readSince } from './marks.ts';
import { pull } from './pull.ts';
import { inPortions, push } from './push.ts';
import { clockGap, type GroupState, type Standing } from './state.ts';
import { GroupError, isLasting } from './trouble.ts';
import { unsentLists, unsentMatches, unsentOf } from './unsent.ts';

export interface Surroundings {
	readonly now: () => number;
	/** A number in [0, 1): no two phones come back in the same moment. */
	readonly chance: () => number;
	/** The name of this build: what an earlier one could not read is read anew. */
	readonly reader: string;
	/** What the store does not know of games: see `Projector`. */
	readonly projectorFor: (games: Iterable<string>) => Promise<Pick<Projector, 'judgeInTouch' | 'project'>>;
}

const calm: Omit<GroupState, 'standing'> = { newer: 0, strange: 0, differing: 0, clockOff: undefined };

export class Keeper {
	#state: GroupState = { ...calm, standing: { is: 'on-its-way', done: 0, of: undefined } };
	readonly #over = new AbortController();
	readonly #listeners = new Set<(state: GroupState) => void>();
	/** Matches to look through for what the group lacks; `true`: all of them. */
	#asked: Set<string> | true = true;
	#isSending = false;
	#isFetching = true;
	/** What is there already is not sent: all is read before anything is. */
	#hasRead = false;
	#failures = 0;
	/** Who waits for something to do, and who for a better moment. */
	readonly #idle = new Set<() => void>();
	readonly #pausing = new Set<() => void>();

	constructor(
		readonly group: Group,
		private readonly around: Surroundings
	) {}

	get state(): GroupState {
		return this.#state;
	}

	/** Tells every change of the state. @returns how to stop. */
	watch(listener: (state: GroupState) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Runs until it is stopped. Never rejects. */
	async run(): Promise<void> {
		await Promise.all([this.#again(() => this.#fetchAll()), this.#again(() => this.#sendAll())]);
	}

	/** Ends it at once; what was under way is done again next time. */
	stop(): void {
		this.#over.abort();
		this.#listeners.clear();
		this.nudge();
	}

	/**
	 * Something of a match was stored; without one: of any, and it is worth trying again now. Taps do not
	 * shorten a pause: without a network each of them would ask in vain.
	 */
	nudge(match?: string): void {
		if (match === undefined) this.#asked = true;
		else if (this.#asked !== true) this.#asked.add(match);
		for (const wake of [...this.#idle, ...(match === undefined ? this.#pausing : [])]) wake();
	}

	#isOver(): boolean {
		return this.#over.signal.aborted;
	}

	#tell(change: Partial<GroupState>): void {
		if (this.#isOver()) return;
		this.#state = { ...this.#state, ...change };
		for (const listener of this.#listeners) listener(this.#state);
	}

	/** Shows that something is on its way, or that nothing is any more. */
	#settle(done = 0, of?: number): void {
		const hasToSend = this.#isSending || this.#asked === true || this.#asked.size > 0;
		if (hasToSend || this.#isFetching) this.#tell({ standing: { is: 'on-its-way', done, of } });
		else this.#tell({ standing: { is: 'in-step' } });
	}

	/** Does a work over and over; after a failure it waits, longer each time. */
	async #again(work: () => Promise<void>): Promise<void> {
		while (!this.#isOver()) {
			try {
				await work();
				this.#failures = 0;
			} catch (error) {
				if (this.#isOver()) return;
				this.#failures += 1;
				const code = error instanceof GroupError ? error.code : 'store';
				this.#tell({ standing: this.#standingOf(code) });
				const failures = isLasting(code) ? 20 : this.#failures;
				await this.#rest(this.#pausing, pauseAfter(failures, this.around.chance()));
			}
		}
	}

	#standingOf(code: GroupError['code']): Standing {
		if (code !== 'offline' && code !== 'busy') return { is: 'refused', why: code };
		const { standing } = this.#state;
		return standing.is === 'offline' ? standing : { is: 'offline', since: this.around.now() };
	}

	/** Waits until it is woken or the time is over. */
	#rest(among: Set<() => void>, time?: number): Promise<void> {
		return new Promise((done) => {
			const over = (): void => {
				clearTimeout(timer);
				among.delete(over);
				done();
			};
			const timer = time === undefined ? undefined : setTimeout(over, time);
			among.add(over);
			if (this.#isOver()) over();
		});
	}

	/** Reads all there is, then waits at the door for more; returns with each page. */
	async #fetchAll(): Promise<void> {
		const { signal } = this.#over;
		if (this.#isFetching) {
			const { documents, time } = await readInfo(this.group, signal);
			this.#tell({ clockOff: clockGap(time, this.around.now()) });
			// Nothing is ever deleted there: with less than we know of, it is another database by that name.
			if (documents < (await countKnown())) {
				await forgetMarks();
				this.#asked = true;
			}
			const { since } = await readSince(this.around.reader);
			await this.#fetchRest(since === '0' ? documents : undefined);
			this.#isFetching = false;
			this.#hasRead = true;
			this.#settle();
			// Whoever failed to send can try again: the group answers.
			for (const wake of [...this.#idle, ...this.#pausing]) wake();
		}
		await this.#fetchPage(true);
	}

	async #fetchRest(of: number | undefined): Promise<void> {
		let done = 0;
		for (;;) {
			const page = await this.#fetchPage(false);
			done += page.shared.length;
			this.#settle(done, of);
			if (!page.hasMore) return;
		}
	}

	async #fetchPage(wait: boolean) {
		const { since } = await readSince(this.around.reader);
		let page;
		try {
			page = await pull(this.group, since, { wait, signal: this.#over.signal });
		} catch (error) {
			// Coming back it is looked anew what the group has, before anything is sent: what was played here meanwhile
			// must not be there before it is known what the others did.
			this.#isFetching = true;
			this.#hasRead = false;
			throw error;
		}
		if (page.since !== since) {
			const projector = await this.around.projectorFor(await gamesOfPage(page));
			const { mark, differing, chosen } = await storePage(page, projector, {
				pen: { device: await deviceId(), now: this.around.now },
				signal: this.#over.signal,
				isComingBack: this.#isFetching,
				reader: this.around.reader
			});
			for (const match of chosen) this.nudge(match);
			const { newer, strange } = mark;
			this.#tell({ newer, strange, differing: this.#state.differing + differing });
		}
		return page;
	}

	/** Sends all that is asked for, then waits to be nudged. */
	async #sendAll(): Promise<void> {
		const asked = this.#asked;
		if (!this.#hasRead || (asked !== true && asked.size === 0)) return this.#rest(this.#idle);
		this.#asked = new Set();
		this.#isSending = true;
		try {
			await this.#send(asked);
		} catch (error) {
			this.#asked = true;
			throw error;
		} finally {
			this.#isSending = false;
		}
		this.#settle();
	}

	async #send(asked: ReadonlySet<string> | true): Promise<void> {
		const matches = asked === true ? await unsentMatches() : [...asked];
		for (const [index, match] of matches.entries()) {
			await this.#sendMatch(match);
			if (asked === true && index % 10 === 9) this.#settle(index + 1, matches.length);
		}
		if (asked === true) await this.#sendLists();
	}

	async #sendMatch(match: string): Promise<void> {
		const unsent = await unsentOf(this.group, match);
		if (unsent.length === 0) return;
		// What is put aside must not be played there for a moment: the choice goes first.
		const isChoice = (entry: Entry) => entry.kind === 'choice';
		const entries = [...unsent.filter(isChoice), ...unsent.filter((entry) => !isChoice(entry))];
		this.#settle();
		const markById = new Map(entries.map((entry) => [entryDocument(entry)._id, markOf(entry)]));
		for (const portion of inPortions(entries.map(entryDocument))) {
			const { differing } = await push(this.group, portion, this.#over.signal);
			const marks = portion.flatMap(({ _id }) => markById.get(_id) ?? []);
			await write(['settings'], (tx) => addKnown(tx.objectStore('settings'), match, marks));
			if (differing.size > 0) this.#tell({ differing: this.#state.differing + differing.size });
		}
	}

	async #sendLists(): Promise<void> {
		for (const portion of inPortions(await unsentLists(this.group))) {
			await push(this.group, portion, this.#over.signal);
			const ids = portion.map(({ _id }) => _id);
			await write(['settings'], (tx) => addLists(tx.objectStore('settings'), ids));
		}
	}
}
