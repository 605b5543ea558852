/**
 * Says to the group that this phone is here, and which match is open on it: when that changes, and once a minute while
 * the app is looked at. It is no part of the synchronisation: a server that does not take it shows nobody, and nothing
 * else is different.
 */
import { tidyName } from '$lib/match/entry';
import { announceToAll } from '$lib/store/db/tabs';
import { deviceId, componentStorage } from '$lib/store/settings/settings';
import type { Group } from '$lib/sync/group';
import { isRefused, rememberRefused } from '$lib/sync/joined';
import { GroupError, isLasting } from '$lib/sync/trouble';
import {
	fetchPresence,
	isInGroup,
	removePresence,
	sendPresence,
	presencePace,
	type OpenMatch,
	type Phone
} from '$lib/sync/presence';
import { nameByLogin } from './group-words';
import { showMatch } from './matches-on-screen';
import { hearTabs, tellTabs } from './tab-channel';

const kept = componentStorage('phone:name');
/** In milliseconds. On the way from one page to the next no match is open, which is not worth telling. */
const settlesAfter = 1500;
/** How long nothing is told or asked after a trouble that lasts, such as a full server, in milliseconds. */
const restsFor = 5 * 60_000;
/** By how many milliseconds a telling may be off by the server's clock without being told anew. */
const precision = 15_000;
/** Another window that shows a match tells of this phone at least that often, in milliseconds. */
const othersPace = presencePace + 15_000;

/** What is asked of the server. Each rests by itself: a full server, say, still answers questions. */
type Request = 'telling' | 'asking';

class Presence {
	/** The name of this phone: as it was typed, or else its own one on the server; empty where it has none. */
	name = $state('');
	#group: Group | undefined;
	#match: OpenMatch | undefined;
	/** The match that was told last. */
	#told: OpenMatch | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** When it is to be told next, in milliseconds since 1970. */
	#due = 0;
	/** How far the server's clock is ahead of this phone's, in milliseconds. */
	#ahead = 0;
	/** Until when the server is left in peace, in milliseconds since 1970. */
	readonly #restsUntil = { telling: 0, asking: 0 };
	/** Whether the server took what this phone said, and so knows such documents. */
	#isTold = false;
	/** The tellings so far: each waits for the one before, so that none overtakes another on the way. */
	#telling: Promise<void> = Promise.resolve();
	/** When another window told a match of this phone, in milliseconds since 1970. */
	#otherTold = 0;
	#isWatching = false;

	/** Begins to tell a group, or stops telling. Never rejects. */
	async begin(group: Group | undefined): Promise<void> {
		this.#group = group;
		this.#told = undefined;
		this.#isTold = false;
		this.#telling = Promise.resolve();
		this.#rest(0);
		if (!this.#isWatching) {
			this.#isWatching = true;
			document.addEventListener('visibilitychange', () => this.#tellIn(0));
			hearTabs((news) => {
				if (news.kind === 'here') this.#otherTold = Date.now();
				else void this.tellArrived();
			});
		}
		await this.#readName();
		this.#tellIn(settlesAfter);
	}

	/** Names this phone; an empty name gives it back the one of before. @returns whether that is stored. Never rejects. */
	async rename(typed: string): Promise<boolean> {
		const name = tidyName(typed);
		await kept.write(name === '' ? undefined : name);
		await this.#readName();
		this.#tellIn(settlesAfter);
		return name === '' || this.name === name;
	}

	/** Says that a match is open here. @returns a function that says that it no longer is. */
	showMatch(match: OpenMatch): () => void {
		this.#match = match;
		this.#tellIn(settlesAfter);
		const hide = showMatch(match.id);
		return () => {
			hide();
			if (this.#match !== match) return;
			this.#match = undefined;
			this.#tellIn(settlesAfter);
		};
	}

	/** Tells the open match if the group has it by now; to be called when something was sent or fetched. */
	tellArrived(): Promise<void> {
		return this.#inTurn(async () => {
			if (this.#match === this.#told || document.visibilityState !== 'visible') return;
			if (Date.now() >= this.#restsUntil.telling && (await this.#matchInGroup())) await this.#tellNow();
		});
	}

	/**
	 * Takes back what was said, as the group is left. Never rejects.
	 *
	 * @param isRefused whether the group refused the password, which is then not sent again.
	 */
	async leave(isRefused: boolean): Promise<void> {
		const group = this.#group;
		this.#group = undefined;
		clearTimeout(this.#timer);
		if (group && !isRefused) await removePresence(group, await deviceId()).catch(() => undefined);
	}

	/**
	 * @returns the other phones of the group; undefined where the server cannot be asked. Never rejects.
	 */
	async others(): Promise<readonly Phone[] | undefined> {
		if (!this.#isTold) await this.#tell();
		const group = this.#group;
		if (!group || !(await this.#may('asking'))) return undefined;
		try {
			const [phones, own] = [await fetchPresence(group, Date.now()), await deviceId()];
			return phones.filter(({ device }) => device !== own);
		} catch (error) {
			return this.#note('asking', group, error);
		}
	}

	/**
	 * Whether the server may be sent a request. A password that it refused, here or elsewhere in the app, is not sent
	 * again, since each wrong one counts against the phone.
	 */
	async #may(request: Request): Promise<boolean> {
		return Date.now() >= this.#restsUntil[request] && !(await isRefused().catch(() => true));
	}

	async #note(request: Request, group: Group, error: unknown): Promise<undefined> {
		// Another was joined meanwhile, or this one with another password.
		if (this.#group !== group) return;
		if (!(error instanceof GroupError) || !isLasting(error.code)) return;
		this.#restsUntil[request] = Date.now() + restsFor;
		if (error.code !== 'password') return;
		this.#rest(Infinity);
		// The synchronisation begins anew then, and reads of it before it sends the password itself.
		await rememberRefused(true, group).then(
			() => announceToAll({ kind: 'group' }),
			() => undefined
		);
	}

	#rest(until: number): void {
		for (const request of ['telling', 'asking'] as const) this.#restsUntil[request] = until;
	}

	/** Another window may have changed it. */
	async #readName(): Promise<void> {
		const typed = await kept.read();
		const name = typeof typed === 'string' ? tidyName(typed) : '';
		this.name = name || (this.#group ? nameByLogin(this.#group) : '');
	}

	/** Tells after a pause, in milliseconds. */
	#tellIn(pause: number): void {
		this.#due = Date.now() + pause;
		this.#wait();
	}

	/** Waits until it is to be told. */
	#wait(): void {
		clearTimeout(this.#timer);
		if (!this.#group || document.visibilityState !== 'visible') return;
		this.#timer = setTimeout(() => void this.#tell(), Math.max(0, this.#due - Date.now()));
	}

	/** The match that is open here, if the group has it: one that is not shared is not told either. */
	async #matchInGroup(): Promise<OpenMatch | undefined> {
		const match = this.#match;
		return match && (await isInGroup(match.id).catch(() => false)) ? match : undefined;
	}

	#tell(): Promise<void> {
		return this.#inTurn(() => this.#tellNow());
	}

	#inTurn(work: () => Promise<void>): Promise<void> {
		return (this.#telling = this.#telling.then(work, work));
	}

	async #tellNow(): Promise<void> {
		const group = this.#group;
		if (!group) return;
		clearTimeout(this.#timer);
		this.#due = Date.now() + presencePace;
		const match = await this.#matchInGroup();
		const isToldByOther = !match && Date.now() - this.#otherTold < othersPace;
		if (isToldByOther || !(await this.#may('telling'))) {
			this.#wait();
			return;
		}
		await this.#readName();
		const telling = { device: await deviceId(), name: this.name, match };
		const sent = Date.now() + this.#ahead;
		const answer = await sendPresence(group, telling, sent).then(
			(time) => ({ time }),
			(error: unknown) => this.#note('telling', group, error)
		);
		// Joined to another meanwhile.
		if (this.#group !== group) return;
		this.#told = match;
		if (answer) {
			this.#isTold = true;
			if (match) tellTabs({ kind: 'here' });
			const isOff = answer.time !== undefined && Math.abs(answer.time - sent) > precision;
			if (isOff) {
				this.#ahead += (answer.time ?? sent) - sent;
				this.#due = 0;
			}
		}
		this.#wait();
	}
}

export const presence = new Presence();
