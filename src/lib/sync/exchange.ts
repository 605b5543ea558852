/** What is under way between this phone and its group: what is to be given, and what is to be read. */
import type { Entry } from '../match/entry.ts';
import type { Beliefs } from './belief.ts';
import { readDocuments, type Way } from './couch.ts';
import { matchDocumentId, matchOfDocument, readDocument, type ReadDocument } from './document.ts';
import { giveMatches } from './give.ts';
import { Members } from './members.ts';
import { takeMatches, type CameMatch, type Games } from './take.ts';

interface Surroundings {
	/** Loads what has to be known of these games. */
	readonly gamesFor: (ids: Iterable<string>) => Promise<Games>;
	/** Called when something has become due. */
	readonly onDue: () => void;
	/** Called as it goes on, with how much is done of how much. */
	readonly onStep: (done?: number, of?: number) => void;
}

/** In milliseconds, since when at most this phone's entries are its own alone while it is in touch with the others. */
const inTouch = 30_000;
/** In milliseconds, for how long a match that is on no screen rests before it is read, and how long it waits for that. */
const [rest, longestWait] = [3_000, 8_000];
/** How many documents are read at once, and taken in one transaction: all of them, and while taps may wait. */
const [mostAtOnce, fewAtOnce] = [50, 10];
/** How many matches are given at once: most have less than 5 kB. */
const givenAtOnce = 20;
/** From how many on the progress is shown. */
const isMuch = 20;

/** A document by its id; undefined for one that the group is without. */
type Found = readonly [id: string, document: ReadDocument | undefined];

export class Exchange {
	device = '';
	/** The documents of the matches that are on a screen. */
	shown: ReadonlySet<string> = new Set();
	readonly #members: Members;
	/** The matches of which the group may lack something. */
	readonly #due = new Set<string>();
	/** Since when a match has own taps that the group may lack, by the time that runs here. These go first. */
	readonly #since = new Map<string, number>();
	#lacksMembers = true;
	#atWork = 0;
	/** When the changes of a document that is on no screen were heard, first and last. */
	readonly #resting = new Map<string, { readonly first: number; readonly last: number }>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The revisions without a follower that were looked at, though they don't count. */
	readonly #judged = new Set<string>();

	constructor(
		private readonly way: Way,
		private readonly beliefs: Beliefs,
		private readonly surroundings: Surroundings
	) {
		this.#members = new Members(way, beliefs);
	}

	/** Whether the group or this phone may lack something. */
	get isBusy(): boolean {
		return this.#atWork > 0 || this.#due.size > 0 || this.#lacksMembers || !this.beliefs.areAlike;
	}

	/** Says that a match was tapped here. */
	nudge(match: string): void {
		this.doubt([match]);
		if (!this.#since.has(match)) this.#since.set(match, performance.now());
	}
	/** Says that the group may lack something of these matches. */
	doubt(matches: Iterable<string>): void {
		for (const match of matches) this.#due.add(match);
	}
	/** Says that the group may lack players or rule sets. */
	lackMembers(): void {
		this.#lacksMembers = true;
	}
	stop(): void {
		clearTimeout(this.#timer);
	}

	/** Says that another revision of a document was heard of. The first of its leaves is the one that counts. */
	hear(id: string, [, ...losers]: readonly string[]): void {
		if (losers.some((leaf) => !this.#judged.has(leaf))) this.beliefs.doubt(id);
		if (!this.beliefs.isUnread(id)) return;
		const now = performance.now();
		this.#resting.set(id, { first: this.#resting.get(id)?.first ?? now, last: now });
	}

	/**
	 * Gives some of what the group lacks.
	 *
	 * @returns whether there was anything. If not, `onDue` is called when there is.
	 * @throws {GroupError} when a request fails.
	 * @throws {Trouble} when the store cannot be read or written.
	 */
	async giveSome(): Promise<boolean> {
		const matches = this.#nextToGive();
		if (matches.length === 0 && !this.#lacksMembers) return false;
		await this.#working(() => (matches.length > 0 ? this.#give(matches) : this.#giveMembers()));
		return true;
	}
	/** Reads some of what is due, like `giveSome`. */
	async readSome(): Promise<boolean> {
		const ids = this.#dueToRead().slice(0, fewAtOnce);
		this.#waitForRest();
		if (ids.length > 0) await this.#working(() => this.#read(ids));
		return ids.length > 0;
	}
	async #working(work: () => Promise<void>): Promise<void> {
		this.#atWork += 1;
		try {
			await work();
		} finally {
			this.#atWork -= 1;
			this.surroundings.onStep();
		}
	}

	/**
	 * Reads all that is there and not known here.
	 *
	 * @throws {GroupError} when a request fails.
	 * @throws {Trouble} when it cannot be stored.
	 */
	async readAll(): Promise<void> {
		const ids = this.beliefs.unread;
		const fetchFrom = (at: number): Promise<readonly Found[]> => {
			const found = this.#fetch(ids.slice(at, at + mostAtOnce));
			// It comes, and is read, while those before are stored; where it fails meanwhile, that is awaited then.
			found.catch(() => undefined);
			return found;
		};
		let coming = fetchFrom(0);
		for (let at = 0; at < ids.length && !this.way.signal?.aborted; at += mostAtOnce) {
			const found = await coming;
			coming = fetchFrom(at + mostAtOnce);
			await this.#takeAll(found);
			if (ids.length > isMuch) this.surroundings.onStep(at + mostAtOnce, ids.length);
		}
	}

	/** @returns the matches to be given next: those that were tapped before all others. */
	#nextToGive(): readonly string[] {
		for (const id of this.beliefs.lacking) {
			const match = matchOfDocument(id);
			if (match !== undefined) this.#due.add(match);
		}
		// What has to be read is measured only then: until it is stored, it is compared with a line of before.
		const ready = [...this.#due].filter((match) => !this.beliefs.isUnread(matchDocumentId(match)));
		const tapped = ready.filter((match) => this.#since.has(match));
		return (tapped.length > 0 ? tapped : ready).slice(0, givenAtOnce);
	}

	async #give(matches: readonly string[]): Promise<void> {
		const revisionOf = (match: string) => this.beliefs.of(matchDocumentId(match)).held?.revision;
		for (const match of matches) this.#due.delete(match);
		try {
			const before = new Map(matches.map((match) => [match, revisionOf(match)]));
			const refusals = [...(await giveMatches(this.way, this.beliefs, matches))];
			const overtaken = refusals.filter(([, why]) => why === 'conflict' || why === 'forbidden');
			await this.#read(overtaken.map(([match]) => matchDocumentId(match)));
			for (const [match, why] of refusals) {
				const revision = revisionOf(match);
				// Refused under the very revision that the group has, it isn't for how it begins.
				const isForGood = why === 'too-large' || (why === 'forbidden' && before.get(match) === revision);
				if (!isForGood) this.#due.add(match);
				else
					this.beliefs.hold(matchDocumentId(match), { revision: revision ?? '', length: 0, why: 'refused' });
			}
		} catch (error) {
			this.doubt(matches);
			throw error;
		}
		for (const match of matches)
			// In `#due` again, it was tapped meanwhile.
			if (!this.#due.has(match) && this.beliefs.isGiven(matchDocumentId(match))) this.#since.delete(match);
	}

	async #giveMembers(): Promise<void> {
		this.#lacksMembers = false;
		try {
			const overtaken = await this.#members.give();
			if (overtaken.length === 0) return;
			await this.#read(overtaken);
			this.#lacksMembers = true;
		} catch (error) {
			this.#lacksMembers = true;
			throw error;
		}
	}

	/** When a document that was heard of is to be read. */
	#dueAt(id: string): number {
		const isWaitedFor = this.shown.has(id) || matchOfDocument(id) === undefined;
		const { first, last } = this.#resting.get(id) ?? { first: -Infinity, last: -Infinity };
		return isWaitedFor ? 0 : Math.min(last + rest, first + longestWait);
	}
	#dueToRead(): readonly string[] {
		const now = performance.now();
		return this.beliefs.unread.filter((id) => this.#dueAt(id) <= now);
	}
	#waitForRest(): void {
		clearTimeout(this.#timer);
		const next = Math.min(...this.beliefs.unread.map((id) => this.#dueAt(id)));
		if (next === Infinity || this.way.signal?.aborted) return;
		this.#timer = setTimeout(() => this.surroundings.onDue(), Math.max(0, next - performance.now()));
	}

	async #read(ids: readonly string[]): Promise<void> {
		await this.#takeAll(await this.#fetch(ids));
	}
	async #fetch(ids: readonly string[]): Promise<readonly Found[]> {
		if (ids.length === 0) return [];
		const found = await readDocuments(this.way, ids);
		return ids.map((id) => [id, readDocument(found.get(id))] as const);
	}
	async #takeAll(found: readonly Found[]): Promise<void> {
		const matches = new Map<string, CameMatch>();
		for (const [id, document] of found) {
			if (this.way.signal?.aborted) return;
			this.#resting.delete(id);
			if (!document) {
				this.beliefs.miss(id);
				continue;
			}
			const { content, revision } = document;
			if (typeof content !== 'object') {
				// What is too long to be read is not known by its own revision.
				const named = revision === '' ? this.beliefs.of(id).told : revision;
				this.beliefs.hold(id, { revision: named, length: 0, why: content });
			} else if (content.is === 'match') matches.set(content.match, { line: content.line, document });
			else {
				await this.#members.take(content, revision);
				this.#lacksMembers = true;
			}
		}
		if (matches.size > 0) await this.#takeMatches(matches);
	}

	async #takeMatches(matches: ReadonlyMap<string, CameMatch>): Promise<void> {
		const starts = [...matches.values()].flatMap(({ line: [start] }) =>
			start?.kind === 'start' ? start : []
		);
		await takeMatches(
			{
				way: this.way,
				beliefs: this.beliefs,
				judged: this.#judged,
				games: await this.surroundings.gamesFor(new Set(starts.map(({ game }) => game))),
				isInTouch: (match: string, alone: readonly Entry[]) =>
					performance.now() - (this.#since.get(match) ?? -Infinity) < inTouch &&
					alone.every(({ device }) => device === this.device)
			},
			matches
		);
	}
}
