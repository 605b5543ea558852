/**
 * What this phone believes of its group. It is in step with a document if the revision that the group named last is the
 * one that is held here, and has all that is here. What a server answered to a tap names nothing: that tells what was
 * taken, and not that it is still there, nor that others read from the same server.
 */
import { groupId } from './document.ts';

/** A revision that is a beginning of what is here. */
export interface Held {
	/** Empty for a document that the group is without. */
	readonly revision: string;
	/** How many entries of the line here it has. */
	readonly length: number;
	/** Why it could not be taken, or what is here not be given. Such a document counts as one that is in step. */
	readonly why?: 'newer' | 'strange' | 'refused';
}

/** One document, as the group is believed to have it. */
interface Belief {
	/** The revision that a listing, a look or a change named last; empty for one that the group is without. */
	told: string;
	/** What is sent under, or nothing where the named revision has to be read. */
	held: Held | undefined;
	/** How many entries the line here has. */
	length: number;
}

/** CouchDB's revisions begin with how many came before them. */
const generationOf = (revision: string): number => Number.parseInt(revision, 10);
/** Design documents are the server's matter, and the one that says which version the group is never changes. */
export const isOurs = (id: string): boolean => !id.startsWith('_') && id !== groupId;

const nothingHeld: Held = { revision: '', length: 0 };
/** How many of the changes named last must be among the newest of the group. */
const mostLooked = 10;
/** How many of its newest changes the group is asked for. */
export const newestAsked = 20;

export class Beliefs {
	readonly #byId = new Map<string, Belief>();
	/** The documents in which the group and this phone are not known to be alike. */
	readonly #open = new Set<string>();
	/** The ids of the documents that were named last, the last one first. */
	#newest: readonly string[] = [];

	/** @param onGoneBack called when a document is gone: then maybe others too. */
	constructor(private readonly onGoneBack: () => void) {}

	of(id: string): Readonly<Belief> {
		return this.#of(id);
	}
	#of(id: string): Belief {
		const known = this.#byId.get(id) ?? { told: '', held: nothingHeld, length: 0 };
		this.#byId.set(id, known);
		return known;
	}

	/** Whether all that is here is in the group, and all that is there is here. */
	get areAlike(): boolean {
		return this.#open.size === 0;
	}
	/** The documents whose named revision has to be read. */
	get unread(): readonly string[] {
		return [...this.#open].filter((id) => this.isUnread(id));
	}
	/** The documents to which the group was not given all that is here; nothing of them has to be read before. */
	get lacking(): readonly string[] {
		return [...this.#open].filter((id) => !this.isUnread(id) && !this.isGiven(id));
	}
	isUnread(id: string): boolean {
		return this.of(id).held === undefined;
	}
	/** Whether the group was given all that is here of a document, as far as it is known. */
	isGiven(id: string): boolean {
		const { held, length } = this.of(id);
		return held !== undefined && (held.why !== undefined || held.length >= length);
	}
	/** @returns how many documents were left out for a reason. */
	count(why: Held['why']): number {
		return [...this.#byId.values()].filter(({ held }) => held?.why === why).length;
	}

	/**
	 * Notes which revision of a document the group has now.
	 *
	 * @param isHeard whether it was heard of as a change. These come late: one of before what is held says nothing.
	 */
	name(id: string, revision: string, isHeard = false): void {
		const belief = this.#of(id);
		const { held } = belief;
		if (isHeard && held && generationOf(revision) < generationOf(held.revision)) return;
		if (belief.told !== revision)
			this.#newest = [id, ...this.#newest.filter((other) => other !== id)].slice(0, newestAsked);
		belief.told = revision;
		if (held?.revision !== revision) belief.held = undefined;
		this.#settle(id);
	}

	/**
	 * Notes what a revision, which the group has, holds of what is here.
	 *
	 * @param length how many entries are here, where that is known.
	 */
	hold(id: string, held: Held, length = this.of(id).length): void {
		Object.assign(this.#of(id), { held, length });
		this.#settle(id);
	}
	/** Notes how many entries are here. */
	measure(id: string, length: number): void {
		this.#of(id).length = length;
		this.#settle(id);
	}
	/** Has the document read again. */
	doubt(id: string): void {
		const belief = this.#of(id);
		belief.held = belief.told === '' ? nothingHeld : undefined;
		this.#settle(id);
	}
	/** Notes that the group is without a document. */
	miss(id: string): void {
		const belief = this.#of(id);
		if (belief.told !== '') this.onGoneBack();
		Object.assign(belief, { told: '', held: nothingHeld });
		this.#settle(id);
	}
	/** Has all read again that was left out for this reason. @returns their ids. */
	forget(why: Held['why']): readonly string[] {
		const ids = [...this.#byId].flatMap(([id, { held }]) => (held?.why === why ? [id] : []));
		for (const id of ids) this.doubt(id);
		return ids;
	}

	/** Takes a list of all that the group has: revisions by id. */
	list(revisions: ReadonlyMap<string, string>): void {
		for (const id of this.#byId.keys()) if (!revisions.has(id)) this.miss(id);
		for (const [id, revision] of revisions) if (isOurs(id)) this.name(id, revision);
		this.#newest = [];
	}

	/**
	 * Takes the newest changes of the group.
	 *
	 * @param changes the newest first, `newestAsked` of them unless there are fewer.
	 * @returns whether they fit to what was named before: a server that was put back, or another one, lacks what was named
	 * last, or names what is as old or older.
	 */
	fits(changes: readonly { readonly id: string; readonly revision: string }[]): boolean {
		const there = new Set(changes.map(({ id }) => id));
		const isThere = this.#newest.slice(0, mostLooked).every((id) => there.has(id) || this.of(id).told === '');
		const ours = changes.filter(({ id }) => isOurs(id));
		const isKnown = ours.every(({ id, revision }) => {
			const { told } = this.of(id);
			return told === '' || told === revision || generationOf(told) < generationOf(revision);
		});
		for (const { id, revision } of ours) this.name(id, revision);
		this.#newest = ours.map(({ id }) => id);
		return isThere && isKnown;
	}

	#settle(id: string): void {
		const { told, held } = this.of(id);
		if (held?.revision === told && this.isGiven(id)) this.#open.delete(id);
		else this.#open.add(id);
	}
}
