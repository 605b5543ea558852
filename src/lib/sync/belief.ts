/**
 * What this phone believes of its group. It is in step with a document if the revision that the group named last holds
 * exactly what is here. What a server answered to a tap doesn't count: that tells what was taken, and not that it is
 * still there, nor that others read from the same server.
 */
import { groupId } from './document.ts';

/** One document, as the group is believed to have it. */
interface Belief {
	/** The revision that a listing, a look or a change named last; undefined for one that the group is without. */
	told: string | undefined;
	/** The revision to send under. */
	head: string | undefined;
	/** The revisions that are a beginning of the line here, and how many entries each has. */
	readonly holds: Map<string, number>;
	/** How many entries the line here has. */
	length: number;
	/** How many of its entries the group has shown. */
	shown: number;
}

/** CouchDB's revisions begin with how many came before them. */
const generationOf = (revision: string): number => Number.parseInt(revision, 10);
/** Design documents are the server's matter, and the one that says which version the group is never changes. */
export const isOurs = (id: string): boolean => !id.startsWith('_') && id !== groupId;

/** How many of the changes named last must be among the newest of the group. */
const mostLooked = 10;
/** How many of its newest changes the group is asked for. */
export const newestAsked = 20;

export class Beliefs {
	readonly #byId = new Map<string, Belief>();
	/** The documents whose named revision has to be read. */
	readonly unread = new Set<string>();
	/** The documents of which the group has not yet shown all that is here. */
	readonly unshown = new Set<string>();
	/** The documents to which all that is here is to be given: nothing of them has to be read before. */
	readonly lacking = new Set<string>();
	/** The documents that were read and not taken: under which revision, and why. */
	readonly untaken = new Map<string, { readonly revision: string; readonly why: 'newer' | 'strange' }>();
	/** The ids of the documents that were named last, the last one first. */
	#newest: readonly string[] = [];

	/**
	 * @param onGoneBack called when the group shows less of a document than before, or otherwise: then it went back, and
	 * maybe with other documents too.
	 */
	constructor(private readonly onGoneBack: () => void) {}

	of(id: string): Belief {
		const known = this.#byId.get(id);
		if (known) return known;
		const belief: Belief = { told: undefined, head: undefined, holds: new Map(), length: 0, shown: 0 };
		this.#byId.set(id, belief);
		return belief;
	}

	/** Whether the group was given all that is here of a document, as far as it is known. */
	isGiven(id: string): boolean {
		const { head, holds, length } = this.of(id);
		return length <= (head === undefined ? 0 : (holds.get(head) ?? 0));
	}
	#isUntaken(id: string): boolean {
		return this.untaken.get(id)?.revision === this.of(id).told;
	}

	/** Notes which revision of a document the group has now. */
	name(id: string, revision: string): void {
		const belief = this.of(id);
		const isNew = belief.told !== revision;
		belief.told = revision;
		// Where it is an older one, what is here is sent under it.
		if (belief.holds.has(revision)) belief.head = revision;
		else if (!this.#isUntaken(id)) this.unread.add(id);
		this.#settle(id);
		if (isNew) this.#newest = [id, ...this.#newest.filter((other) => other !== id)].slice(0, newestAsked);
	}

	/**
	 * Notes that a revision, which the group has, is a beginning of what is here.
	 *
	 * @param held how many entries it has, and `length` how many are here.
	 */
	hold(id: string, revision: string, held = 0, length = held): void {
		const belief = this.of(id);
		this.untaken.delete(id);
		belief.head = revision;
		belief.length = length;
		belief.holds.set(revision, held);
		this.#settle(id);
	}
	/** Notes under which revision to send, which holds something else than what is here. */
	lead(id: string, head: string): void {
		this.of(id).head = head;
		this.#settle(id);
	}
	/** Notes how many entries are here. */
	measure(id: string, length: number): void {
		this.of(id).length = length;
		this.#settle(id);
	}
	/** Remembers what an earlier session has noted. */
	remember(id: string, revision: string, held: number, length: number): void {
		const belief = this.of(id);
		belief.length = length;
		belief.holds.set(revision, held);
	}
	/** Notes that a revision was read and could not be taken. */
	leave(id: string, revision: string, why: 'newer' | 'strange'): void {
		this.untaken.set(id, { revision, why });
		this.#settle(id);
	}
	/** Notes that the line here was replaced, so that what revisions hold of it means nothing beyond a place. */
	part(id: string, at: number): void {
		const belief = this.of(id);
		for (const [revision, held] of belief.holds) if (held > at) belief.holds.delete(revision);
		this.#show(belief, Math.min(belief.shown, at));
	}
	/** Forgets what revisions hold, as the line here is another one. */
	forget(id: string): void {
		const belief = this.of(id);
		belief.holds.clear();
		belief.shown = 0;
		if (belief.told !== undefined) this.unread.add(id);
		this.#settle(id);
	}
	/** Notes that the group is without a document. */
	miss(id: string): void {
		const belief = this.of(id);
		if (belief.told !== undefined) this.onGoneBack();
		belief.told = belief.head = undefined;
		this.untaken.delete(id);
		this.unread.delete(id);
		this.#settle(id);
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
		const there = new Map(changes.map(({ id, revision }) => [id, revision]));
		const isThere = this.#newest
			.slice(0, mostLooked)
			.every((id) => there.has(id) || this.of(id).told === undefined);
		const ours = changes.filter(({ id }) => isOurs(id));
		const isKnown = ours.every(({ id, revision }) => {
			const { told } = this.of(id);
			return told === undefined || told === revision || generationOf(told) < generationOf(revision);
		});
		for (const { id, revision } of ours) this.name(id, revision);
		this.#newest = ours.map(({ id }) => id);
		return isThere && isKnown;
	}

	#settle(id: string): void {
		const belief = this.of(id);
		const { told, holds, length } = belief;
		const held = told === undefined ? undefined : holds.get(told);
		if (held !== undefined) this.#show(belief, held);
		const isUntaken = told !== undefined && this.#isUntaken(id);
		if (held !== undefined || isUntaken) this.unread.delete(id);
		const put = (is: boolean, set: Set<string>): unknown => (is ? set.add(id) : set.delete(id));
		put(held !== undefined && held < length, this.unshown);
		put(!isUntaken && !this.unread.has(id) && !this.isGiven(id), this.lacking);
	}
	#show(belief: Belief, shown: number): void {
		const isLess = shown < belief.shown;
		belief.shown = shown;
		if (isLess) this.onGoneBack();
	}
}
