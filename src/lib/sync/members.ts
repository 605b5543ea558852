/**
 * The players and rule sets of a group. Of a player, the group and the phones only ever learn more: an earlier date, or
 * that they are the same person as another. Of a rule set, the one that was changed last holds.
 */
import { isSameData } from '../match/line.ts';
import { announceToAll } from '../store/db/tabs.ts';
import { write } from '../store/db/connection.ts';
import { judgeJoining } from '../store/players/same-player.ts';
import { toPlayers, type Player } from '../store/players/player.ts';
import { toRuleSets, type RuleSet } from '../store/rule-sets/rule-set.ts';
import type { Beliefs } from './belief.ts';
import { writeDocuments, type Way } from './couch.ts';
import { memberId, playerDocument, under, type Document, type DocumentContent } from './document.ts';
import { givenMembers } from './given.ts';
import { toShared } from './shared.ts';
import { GroupError } from './trouble.ts';

/** Errors of documents that are for good, or told by what is read then. With others the server is to be asked again. */
const refusals = ['conflict', 'forbidden', 'too-large'];

type Member = Exclude<DocumentContent, { readonly is: 'match' }>;

/** @returns what the group and this phone know of a player together; undefined if the group lacks nothing of it. */
const withMore = (there: Player, here: Player): Player | undefined => {
	const created = Math.min(there.created, here.created);
	const sameAs = there.sameAs ?? here.sameAs;
	const more = { ...there, created, ...(sameAs !== undefined && { sameAs }) };
	return isSameData(more, there) ? undefined : more;
};

export class Members {
	/** What the group has of each, by the id of its document. */
	readonly #there = new Map<string, Member>();

	constructor(
		private readonly way: Way,
		private readonly beliefs: Beliefs
	) {}

	/** Takes a player or a rule set from the group. @throws {Trouble} when it cannot be stored. */
	async take(member: Member, revision: string): Promise<void> {
		const id =
			member.is === 'player' ? memberId('player', member.player.id) : memberId('rule-set', member.ruleSet.id);
		const { signal } = this.way;
		const isChanged = await write(['players', 'matches', 'ruleSets', 'shared'], async (transaction) => {
			const shared = transaction.objectStore('shared');
			// What was taken once may have been changed here since: a player parted, a rule set deleted.
			const isKnown = toShared(await shared.get(id))?.revision === revision;
			if (signal?.aborted || isKnown) return false;
			await shared.put({ id, revision, length: 0 });
			return member.is === 'player'
				? storePlayer(transaction.objectStore('players'), transaction.objectStore('matches'), member.player)
				: storeRuleSet(transaction.objectStore('ruleSets'), member.ruleSet);
		});
		if (signal?.aborted) return;
		this.#there.set(id, member);
		this.beliefs.hold(id, revision);
		if (isChanged) announceToAll({ kind: member.is === 'player' ? 'players' : 'rule-sets' });
	}

	/**
	 * Gives the group what it lacks of the players and rule sets.
	 *
	 * @returns the ids of the documents of which the group has another revision: they are read, and then given anew.
	 * @throws {GroupError} when a request fails.
	 * @throws {Trouble} when the store cannot be read.
	 */
	async give(): Promise<readonly string[]> {
		const given = await givenMembers(this.way.group);
		const documents = given.flatMap((document) => this.#lacking(document) ?? []);
		if (documents.length === 0) return [];
		const written = [...(await writeDocuments(this.way, documents))];
		const taken = written.flatMap(([id, became]) =>
			'revision' in became ? [{ id, revision: became.revision, length: 0 }] : []
		);
		const sent = new Map(documents.map(({ _id, _rev }) => [_id, _rev]));
		// What was taken comes back with the changes, and is known then; unless a newer one was heard of meanwhile.
		for (const { id, revision } of taken)
			if (this.beliefs.of(id).told === sent.get(id)) this.beliefs.name(id, revision);
		await write(['shared'], (tx) => Promise.all(taken.map((one) => tx.objectStore('shared').put(one))));
		const errors = written.flatMap(([id, became]) =>
			'error' in became ? [[id, became.error] as const] : []
		);
		if (errors.some(([, error]) => !refusals.includes(error))) throw new GroupError('busy');
		return errors.flatMap(([id, error]) => (error === 'conflict' ? [id] : []));
	}

	/** @returns the document to be sent in place of the group's; undefined where that lacks nothing. */
	#lacking(document: Document): Document | undefined {
		// What is not read yet is given once it is.
		if (this.beliefs.unread.has(document._id)) return undefined;
		const { told } = this.beliefs.of(document._id);
		const there = this.#there.get(document._id);
		if (told === undefined || !there) return document;
		if (there.is === 'rule-set')
			return there.ruleSet.changed < Number(document.changed) ? under(document, told) : undefined;
		const { name, created, sameAs } = document as unknown as Omit<Player, 'id'>;
		const here = { id: there.player.id, name, created, ...(sameAs !== undefined && { sameAs }) };
		const more = withMore(there.player, here);
		return more && under(playerDocument(more), told);
	}
}

interface Stored<Value> {
	readonly get: (id: string) => Promise<unknown>;
	readonly put: (value: Value) => Promise<unknown>;
}

/** @returns whether anything has changed. */
const storePlayer = async (
	players: Stored<Player> & { readonly getAll: () => Promise<unknown[]> },
	matches: Parameters<typeof judgeJoining>[1],
	came: Player
): Promise<boolean> => {
	const all = toPlayers(await players.getAll());
	const stored = await players.get(came.id);
	const { sameAs, ...alone }: Player = came;
	const [known = stored === undefined ? (alone as Player) : undefined] = toPlayers([stored]);
	// A damaged value is not overwritten.
	if (!known) return false;
	let next: Player = { ...known, created: Math.min(known.created, came.created) };
	// A player who is already joined to somebody stays so, and two who sat at one table are two people.
	if (sameAs !== undefined && known.sameAs === undefined) {
		const joining = await judgeJoining(
			[...all, ...(stored === undefined ? [alone] : [])],
			matches,
			came.id,
			sameAs
		);
		if (!('refused' in joining)) next = { ...next, sameAs };
	}
	const isChanged = stored === undefined || !isSameData(next, known);
	if (isChanged) await players.put(next);
	return isChanged;
};

/** @returns whether anything has changed. */
const storeRuleSet = async (ruleSets: Stored<RuleSet>, came: RuleSet): Promise<boolean> => {
	const stored = await ruleSets.get(came.id);
	const [known] = toRuleSets([stored]);
	const isChanged = stored === undefined || (known !== undefined && known.changed < came.changed);
	if (isChanged) await ruleSets.put(came);
	return isChanged;
};
