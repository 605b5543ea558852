/** Phones of a trial: each at the end of a line of its own, with a clock of its own, and watched for what it says. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Entry } from '../../src/lib/match/entry.ts';
import { entryId } from '../../src/lib/sync/document.ts';
import type { Group } from '../../src/lib/sync/group.ts';
import type { GroupServer } from './group-server.ts';
import { layLine, type Line, type Mood } from './line.mjs';
import { openPhone, type Phone } from './phones.ts';
import { project, start, tap } from './store-tab.ts';

export interface TrialPhone {
	readonly name: string;
	readonly phone: Phone;
	readonly line: Line;
	/** Which server its line leads to. */
	server: GroupServer;
	/** How far its clock is ahead, in milliseconds. */
	ahead: number;
	/** How many times it said that it is not in step. */
	doubts: number;
	/** How many times it said that its password is wrong, after which it asks no more by itself. */
	refusals: number;
	isOpen: boolean;
}

interface Circumstances {
	readonly ahead: number;
	/** Whether it has a name of its own in the group. */
	readonly isNamed: boolean;
	readonly shared: Group['shared'];
	/** Judges what comes; without it, all is taken. */
	readonly projector?: Parameters<typeof openPhone>[3];
}

/** Opens a phone that has joined the group of a server, and does not synchronise yet. */
export const trialPhone = async (
	name: string,
	server: GroupServer,
	{ ahead, isNamed, shared, projector }: Circumstances
): Promise<TrialPhone> => {
	const at: { server: GroupServer; ahead: number } = { server, ahead };
	const line = await layLine(() => at.server.port);
	const entrance = await server.letIn(isNamed ? name : undefined);
	const now = () => Date.now() + at.ahead;
	const phone = await openPhone(`${line.origin}/group`, { ...entrance, shared }, now, projector);
	return Object.assign(at, { name, phone, line, doubts: 0, refusals: 0, isOpen: false });
};

/** Opens the app on a phone. */
export const openApp = (one: TrialPhone): void => {
	one.doubts += 1;
	one.phone.join();
	one.isOpen = true;
	one.phone.sync.watch(({ standing }) => {
		if (standing.is !== 'in-step') one.doubts += 1;
		if (standing.is === 'refused' && standing.why === 'password') one.refusals += 1;
	});
};
export const closeApp = (one: TrialPhone): void => {
	one.doubts += 1;
	one.isOpen = false;
	one.phone.leave();
};

/** @returns the ids that the entries on a phone have in a group. */
export const keysOn = async ({ phone }: TrialPhone): Promise<ReadonlySet<string>> => {
	const keys = await phone.tab.read(['entries'], (tx) => tx.objectStore('entries').getAllKeys());
	return new Set(keys.map(([match, seq, device]) => entryId(match, { seq, device })));
};

type Making = (match: string, seq: number, device: string) => Entry;
/** Makes an entry of pebbles: the start of a match, or something said in it. */
export const pebble =
	(said: string): Making =>
	(match, seq, device) =>
		seq === 0 ? { ...start(match), device } : tap(match, seq, said, device);

/**
 * Stores an entry after what the phone has, whatever comes in meanwhile.
 *
 * @returns the id of the entry.
 */
export const tapOn = async ({ phone }: TrialPhone, match: string, make: Making): Promise<string> => {
	const { tab } = phone;
	const device = await tab.deviceId();
	for (;;) {
		const { entries, last } = await tab.readStored(match);
		const entry = make(match, last + 1, device);
		const stored = await tab.appendEntries([entry], project([...entries, entry]), last, entries);
		// Something came in between: once more after it.
		if (!stored.isStored && stored.pending.length > 0) continue;
		if (!stored.isStored) {
			const { log } = stored;
			await tab.appendEntries([], project(log.entries), log.last, log.entries);
		}
		phone.sync.nudge(match);
		return entryId(match, entry);
	}
};

/**
 * How long after the first look a phone may still not know, by what its line is. In milliseconds. A request for changes
 * on a line without answers ends after 35 s. Of a line that is so for less than this, nothing is judged.
 */
export const graceOf: Readonly<Record<Mood, number>> = {
	good: 1_500,
	deaf: 40_000,
	slow: 15_000,
	dead: 40_000
};
const isEntry = (id: string): boolean => /^m\d+!/.test(id);

/** Looks, again and again, for a phone that says that it is in step and is not. */
export class StepWatch {
	#falsely = 0;
	#isOver = false;
	/** Entries that were forged, which some phones set aside. */
	readonly forged = new Set<string>();
	/** What happens meanwhile, which is named with what is found. */
	during = '';
	readonly #looking: Promise<unknown>;

	constructor(phones: readonly TrialPhone[]) {
		this.#looking = Promise.all(phones.map((phone) => this.#watch(phone)));
	}

	/** Ends it. @returns how many times a phone said so and was not. */
	async end(): Promise<number> {
		this.#isOver = true;
		await this.#looking;
		return this.#falsely;
	}

	async #watch(phone: TrialPhone): Promise<void> {
		while (!this.#isOver) {
			await this.#look(phone);
			await pause(200);
		}
	}

	async #look(phone: TrialPhone): Promise<void> {
		const { doubts } = phone;
		const isSaid = () => phone.doubts === doubts && phone.phone.sync.state.standing.is === 'in-step';
		if (!phone.isOpen || !isSaid()) return;
		const { server, line } = phone;
		const before = [await server.ids(), await keysOn(phone)] as const;
		const { mood } = line;
		for (const until = Date.now() + graceOf[mood]; Date.now() < until;) {
			await pause(100);
			if (!isSaid() || phone.server !== server || this.#isOver) return;
		}
		const after = [await server.ids(), await keysOn(phone)] as const;
		if (!isSaid() || phone.server !== server || line.mood !== mood) return;
		const why = this.#liesIn(before, after);
		if (why === undefined) return;
		this.#falsely += 1;
		console.log(`falsely in step (${this.during}): ${phone.name} on a ${mood} line, ${why}`);
	}

	#liesIn(
		[there, here]: readonly [ReadonlySet<string> | undefined, ReadonlySet<string>],
		[thereThen, hereThen]: readonly [ReadonlySet<string> | undefined, ReadonlySet<string>]
	): string | undefined {
		if (!there || !thereThen) return there || thereThen ? undefined : 'its server is down';
		const unsent = [...here].find((id) => !there.has(id) && !thereThen.has(id));
		const unread = [...there].find(
			(id) => isEntry(id) && !this.forged.has(id) && !here.has(id) && !hereThen.has(id)
		);
		if (unsent !== undefined) return `the server lacks ${unsent}`;
		return unread === undefined ? undefined : `it lacks ${unread}`;
	}
}
