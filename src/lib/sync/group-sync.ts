/**
 * Keeps a phone in step with its group as long as it runs. It hears of changes, looks every ten seconds by a new
 * request whether the group is still what it was, and lists all of it at each connection and whenever anything is odd.
 * It reads what is stored, and what it stores reaches the screens like the changes of another tab.
 */
import { deviceId } from '../store/settings/settings.ts';
import { Beliefs, isOurs, newestAsked } from './belief.ts';
import { hearChanges, listRevisions, openGroup, readNewest, type Change, type Way } from './couch.ts';
import { matchDocumentId } from './document.ts';
import { Exchange } from './exchange.ts';
import type { Group } from './group.ts';
import { isRefused, noteRefused, takeOverFormer } from './joined.ts';
import { Loop } from './loop.ts';
import { readNoted } from './shared.ts';
import type { Games } from './take.ts';
import { GroupError, type GroupState, type SyncStatus, type GroupTrouble } from './trouble.ts';

interface SyncEnvironment {
	readonly now: () => number;
	/** A random number in [0, 1), so that phones do not all retry at the same time. */
	readonly chance: () => number;
	/** Loads what has to be known of these games. */
	readonly gamesFor: (ids: Iterable<string>) => Promise<Games>;
}

/** In milliseconds, how often the group is looked at by a new request, which goes to wherever the address leads. */
const lookPeriod = 10_000;
/** In milliseconds, how long nothing may be heard before nothing is known. */
const silence = 2_000;

export class GroupSync {
	#state: GroupState = {
		standing: { is: 'on-its-way', done: 0, of: undefined },
		newer: 0,
		strange: 0
	};
	readonly #stopped = new AbortController();
	/** Ends the hearing of changes, to look or to list. */
	#hearing = new AbortController();
	readonly #listeners = new Set<(state: GroupState) => void>();
	readonly #following: Loop;
	/** Giving goes on by itself, since a server that is full is still read. */
	readonly #giving: Loop;
	readonly #reading: Loop;
	readonly #beliefs = new Beliefs(() => this.#doubtGroup());
	readonly #exchange: Exchange;
	readonly #way: Way;
	/** The place in the changes from which they are heard. It is never stored, and taken before each list. */
	#place = '0';
	#isLoaded = false;
	/** Whether all was listed since the connection began, and nothing odd was seen since. */
	#isListed = false;
	#isSilent = true;
	#silence: ReturnType<typeof setTimeout> | undefined;
	#offlineSince: number | undefined;

	constructor(
		readonly group: Group,
		private readonly environment: SyncEnvironment
	) {
		const { signal } = this.#stopped;
		const { chance } = environment;
		this.#way = { group, signal, onPart: () => this.#onHeard() };
		const onFollowing = (trouble: GroupTrouble | undefined) => {
			if (trouble !== undefined) this.#isListed = false;
			this.#onTrouble(trouble);
		};
		this.#following = new Loop({ signal, chance, onChange: onFollowing });
		const onChange = (trouble: GroupTrouble | undefined) => {
			// Whether that is so of the whole connection shows at once, by a look.
			if (trouble === 'offline' || trouble === 'password') this.#hearing.abort();
			this.#onTrouble(trouble);
		};
		this.#giving = new Loop({ signal, chance, onChange });
		this.#reading = new Loop({ signal, chance, onChange });
		this.#exchange = new Exchange(this.#way, this.#beliefs, {
			gamesFor: environment.gamesFor,
			onDue: () => this.#wakeExchange('work'),
			onStep: (done, of) => this.#tellStanding(done, of)
		});
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
		await Promise.all([
			this.#following.run(() => this.#follow()),
			this.#giving.run(() => this.#exchangeSome(this.#giving, () => this.#exchange.giveSome())),
			this.#reading.run(() => this.#exchangeSome(this.#reading, () => this.#exchange.readSome()))
		]);
	}

	/** Stops at once. What was in progress is done again by the next run. */
	stop(): void {
		this.#stopped.abort();
		this.#hearing.abort();
		clearTimeout(this.#silence);
		this.#exchange.stop();
		this.#listeners.clear();
		this.#wakeAll('player');
	}

	/**
	 * Says that something of a match was stored here. Without a match, all are checked, the group is looked at, and a
	 * pause after a failure ends; a tap doesn't end one.
	 */
	nudge(match?: string): void {
		if (match === undefined) {
			this.#hearing.abort();
			this.#wakeAll('chance');
			void this.#doubtAll();
		} else {
			this.#exchange.nudge(match);
			this.#tellStanding();
			this.#wakeExchange('work');
		}
	}
	/** Says that players or rule sets have changed here. */
	nudgeMembers(): void {
		this.#exchange.lackMembers();
		this.#wakeExchange('work');
	}
	async #doubtAll(): Promise<void> {
		if (!this.#isLoaded) return;
		this.#exchange.doubt((await readNoted().catch(() => undefined))?.doubtful ?? []);
		this.#exchange.lackMembers();
		this.#wakeExchange('work');
	}

	/** Says which matches are on a screen. The others are read when they have rested for a while. */
	show(matches: ReadonlySet<string>): void {
		this.#exchange.shown = new Set([...matches].map(matchDocumentId));
		this.#wakeExchange('work');
	}

	/** Tries again at once because the player wants it, also with a name and password that were refused. */
	async retry(): Promise<void> {
		await noteRefused(false).catch(() => undefined);
		this.#beliefs.forget('refused');
		this.#exchange.lackMembers();
		this.#wakeAll('player');
	}

	get #trouble(): GroupTrouble | undefined {
		return this.#following.trouble ?? this.#giving.trouble ?? this.#reading.trouble;
	}
	#wakeExchange(by: 'work' | 'chance' | 'player'): void {
		for (const loop of [this.#giving, this.#reading]) loop.wake(by);
	}
	#wakeAll(by: 'chance' | 'player'): void {
		this.#following.wake(by);
		this.#wakeExchange(by);
	}

	/**
	 * Shows what is wrong; else the progress while something is under way; else that the phone is in step, which is so
	 * when the last look or list showed the group and this phone alike, and something was heard a moment ago.
	 */
	#tellStanding(done = 0, of?: number): void {
		const trouble = this.#trouble;
		if (this.#isListed && trouble === undefined) this.#offlineSince = undefined;
		let standing: SyncStatus = { is: 'in-step' };
		if (trouble !== undefined) standing = this.#standingOf(trouble);
		else if (!this.#isListed || this.#isSilent || this.#exchange.isBusy)
			standing = { is: 'on-its-way', done, of };
		else if (this.#beliefs.count('refused') > 0) standing = { is: 'refused', why: 'too-large' };
		const [newer, strange] = [this.#beliefs.count('newer'), this.#beliefs.count('strange')];
		const state: GroupState = { standing, newer, strange };
		const isSame = JSON.stringify(state) === JSON.stringify(this.#state);
		if (isSame || this.#stopped.signal.aborted) return;
		this.#state = state;
		for (const listener of this.#listeners) listener(state);
	}

	#standingOf(trouble: GroupTrouble): SyncStatus {
		if (trouble === 'locked-out') return { is: 'locked-out' };
		if (trouble !== 'offline' && trouble !== 'busy') return { is: 'refused', why: trouble };
		return { is: 'offline', since: (this.#offlineSince ??= this.environment.now()) };
	}

	#onTrouble(trouble: GroupTrouble | undefined): void {
		if (trouble === 'password') noteRefused(true, this.group).catch(() => undefined);
		this.#tellStanding();
	}

	/** Whatever comes shows that the server is there, for a moment. */
	#onHeard(): void {
		clearTimeout(this.#silence);
		if (this.#stopped.signal.aborted) return;
		this.#silence = setTimeout(() => {
			this.#isSilent = true;
			this.#tellStanding();
			this.#hearing.abort();
		}, silence);
		if (!this.#isSilent) return;
		this.#isSilent = false;
		this.#tellStanding();
	}

	/** Lists all; or hears of changes for a while, and then looks whether the group is still what it was. */
	async #follow(): Promise<void> {
		if (!this.#isListed) return this.#list();
		await this.#hear();
		// What is odd may have been heard.
		if (!this.#isListed) return;
		if (!this.#beliefs.fits(await readNewest(this.#way, newestAsked))) this.#doubtGroup();
		this.#wakeExchange('work');
		this.#tellStanding();
	}

	/** Has all listed anew, as the group is not what it was. */
	#doubtGroup(): void {
		this.#isListed = false;
		this.#hearing.abort();
		this.#tellStanding();
	}

	/** Compares all that the group has with what is here, and reads what differs. */
	async #list(): Promise<void> {
		if (await isRefused()) throw new GroupError('password');
		// The place first: what is written meanwhile is listed, and told once more.
		const place = await openGroup(this.#way);
		this.#following.clear();
		await this.#load();
		this.#beliefs.list(await listRevisions(this.#way));
		await this.#exchange.readAll();
		this.#place = place;
		this.#isListed = true;
		this.#exchange.lackMembers();
		this.#beliefs.fits(await readNewest(this.#way, newestAsked));
		// The group answers again, so sending is retried now.
		this.#wakeExchange('chance');
		this.#tellStanding();
	}

	/** Reads once what an earlier session has noted. */
	async #load(): Promise<void> {
		if (this.#isLoaded) return;
		await takeOverFormer();
		this.#exchange.device = await deviceId();
		const { matches, doubtful } = await readNoted();
		for (const { id, revision, length, here } of matches) this.#beliefs.hold(id, { revision, length }, here);
		this.#exchange.doubt(doubtful);
		this.#isLoaded = true;
	}

	/** Hears of changes until it is time to look, nothing is heard any more, or something is odd. */
	async #hear(): Promise<void> {
		this.#hearing = new AbortController();
		if (this.#stopped.signal.aborted) return;
		const { signal } = this.#hearing;
		const timer = setTimeout(() => this.#hearing.abort(), lookPeriod);
		try {
			await hearChanges({ ...this.#way, signal }, this.#place, (change) => this.#take(change));
		} catch (error) {
			// The place may be one that another server can't read.
			if (error instanceof GroupError && error.status === 400) this.#isListed = false;
			else if (!signal.aborted) throw error;
		} finally {
			clearTimeout(timer);
		}
	}

	/** Gives or reads what is due, then waits until something is. What was read may have to be given, and given, read. */
	async #exchangeSome(loop: Loop, work: () => Promise<boolean>): Promise<void> {
		if (!this.#isListed || !(await work())) return loop.idle();
		loop.clear();
		this.#wakeExchange('work');
		this.#tellStanding();
	}

	#take({ id, revision, leaves, place }: Change): void {
		this.#place = place;
		if (!isOurs(id)) return;
		this.#beliefs.name(id, revision, true);
		this.#exchange.hear(id, leaves);
		this.#wakeExchange('work');
		this.#tellStanding();
	}
}
