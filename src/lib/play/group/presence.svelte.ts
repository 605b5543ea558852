/**
 * Says to the group that this phone is here, and which match is open on it: when that changes, and once a minute while
 * the app is looked at. It is no part of the synchronisation: a server that does not take it shows nobody, and nothing
 * else is different.
 */
import { tidyName } from '$lib/match/names';
import { deviceId } from '$lib/store/settings/settings';
import { keptAs } from '$lib/store/settings/kept';
import type { Group } from '$lib/sync/group';
import { isRefused } from '$lib/sync/marks';
import { GroupError, isLasting } from '$lib/sync/trouble';
import {
	askWhoIsHere,
	isInGroup,
	tellGone,
	tellHere,
	tellingPace,
	type OpenMatch,
	type Phone
} from '$lib/sync/here';

const kept = keptAs('phone:name');
/** In milliseconds. On the way from one page to the next no match is open, which is not worth telling. */
const settling = 1500;
/** A match that was just begun is in the group after so long, in milliseconds, where the way there is free. */
const sending = 10_000;
/** By how many milliseconds a telling may be off by the server's clock without being told anew. */
const precision = 15_000;

class Presence {
	/** The name of this phone: as it was typed, or else the one that it signs in with. */
	name = $state('');
	#group: Group | undefined;
	#match: OpenMatch | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** How far the server's clock is ahead of this phone's, in milliseconds. */
	#ahead = 0;
	/**
	 * Whether the server refused: then it is not asked again until the group is joined anew or opened anew, since each
	 * wrong password counts against the phone.
	 */
	#isRefused = false;
	/** Whether the server took what this phone said, and so knows such documents. */
	#isTold = false;
	#isWatching = false;

	/** Begins to tell a group, or stops telling. Never rejects. */
	async follow(group: Group | undefined): Promise<void> {
		this.#group = group;
		this.#isTold = false;
		this.#isRefused = group !== undefined && (await isRefused().catch(() => true));
		if (!this.#isWatching) {
			this.#isWatching = true;
			document.addEventListener('visibilitychange', () => this.#soon(0));
		}
		const typed = await kept.read();
		this.name = (typeof typed === 'string' && tidyName(typed)) || (group ? tidyName(group.name) : '');
		this.#soon(settling);
	}

	/** Names this phone; an empty name gives back the one that it signs in with. */
	async rename(typed: string): Promise<void> {
		const name = tidyName(typed);
		await kept.write(name === '' ? undefined : name);
		await this.follow(this.#group);
	}

	/** Says that a match is open here. @returns a function that says that it no longer is. */
	open(match: OpenMatch): () => void {
		this.#match = match;
		this.#soon(settling);
		return () => {
			if (this.#match !== match) return;
			this.#match = undefined;
			this.#soon(settling);
		};
	}

	/** Takes back what was said, as the group is left. Never rejects. */
	async leave(): Promise<void> {
		const group = this.#group;
		this.#group = undefined;
		clearTimeout(this.#timer);
		if (group) await tellGone(group, await deviceId()).catch(() => undefined);
	}

	/**
	 * @returns the other phones of the group; undefined where the server cannot be asked. Never rejects.
	 */
	async others(): Promise<readonly Phone[] | undefined> {
		if (!this.#isTold) await this.#tell();
		if (!this.#group || this.#isRefused) return undefined;
		try {
			const [phones, own] = [await askWhoIsHere(this.#group, Date.now()), await deviceId()];
			return phones.filter(({ device }) => device !== own);
		} catch (error) {
			this.#note(error);
			return undefined;
		}
	}

	#note(error: unknown): undefined {
		if (error instanceof GroupError && isLasting(error.code)) this.#isRefused = true;
	}

	#soon(pause: number): void {
		clearTimeout(this.#timer);
		if (!this.#group || this.#isRefused || document.visibilityState !== 'visible') return;
		this.#timer = setTimeout(() => void this.#tell(), pause);
	}

	async #tell(): Promise<void> {
		const group = this.#group;
		if (!group || this.#isRefused) return;
		clearTimeout(this.#timer);
		const open = this.#match;
		const match = open && (await isInGroup(open.id).catch(() => false)) ? open : undefined;
		const telling = { device: await deviceId(), name: this.name, match };
		const sent = Date.now() + this.#ahead;
		const time = await tellHere(group, telling, sent).catch((error: unknown) => this.#note(error));
		// Joined to another meanwhile, or something changed, which is on its way.
		if (this.#group !== group) return;
		this.#isTold ||= !this.#isRefused;
		const isOff = time !== undefined && Math.abs(time - sent) > precision;
		if (isOff) this.#ahead += time - sent;
		this.#soon(isOff ? 0 : open === match ? tellingPace : sending);
	}
}

export const presence = new Presence();
