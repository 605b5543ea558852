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
import { memberDocument, memberId, under, type Document, type Member } from './document.ts';
import { givenMembers } from './given.ts';
import { toShared } from './shared.ts';
import { GroupError } from './trouble.ts';

const idOf = (member: Member): string =>
	member.is === 'player' ? memberId('player', member.player.id) : memberId('rule-set', member.ruleSet.id);

/** @returns a player with what else is known of them elsewhere. Whom they are joined to here holds. */
const withMore = (player: Player, other: Player): Player => {
	const sameAs = player.sameAs ?? other.sameAs;
	const created = Math.min(player.created, other.created);
	return { ...player, created, ...(sameAs !== undefined && { sameAs }) };
};

/** @returns what the group lacks of a member, as the whole of it; undefined where it lacks nothing. */
const lackingOf = (there: Member | undefined, here: Member): Member | undefined => {
	if (there?.is === 'player' && here.is === 'player') {
		const player = withMore(there.player, here.player);
		return isSameData(player, there.player) ? undefined : { is: 'player', player };
	}
	const isLater =
		there?.is !== 'rule-set' || here.is !== 'rule-set' || there.ruleSet.changed < here.ruleSet.changed;
	return isLater ? here : undefined;
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
		const id = idOf(member);
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
		this.beliefs.hold(id, { revision, length: 0 });
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
		const documents = (await givenMembers(this.way.group)).flatMap((member) => this.#lacking(member) ?? []);
		if (documents.length === 0) return [];
		const written = [...(await writeDocuments(this.way, documents))];
		const shared: { readonly id: string; readonly revision: string; readonly length: 0 }[] = [];
		const overtaken: string[] = [];
		for (const [id, became] of written) {
			if ('revision' in became) shared.push({ id, revision: became.revision, length: 0 });
			else if (became.error === 'conflict') overtaken.push(id);
			else if (became.error !== 'forbidden' && became.error !== 'too-large') throw new GroupError('busy');
			else this.beliefs.hold(id, { revision: this.beliefs.of(id).told, length: 0, why: 'refused' });
		}
		const sent = new Map(documents.map(({ _id, _rev = '' }) => [_id, _rev]));
		// What was taken comes back with the changes, and is known then; unless a newer one was heard of meanwhile.
		for (const { id, revision } of shared)
			if (this.beliefs.of(id).told === sent.get(id)) this.beliefs.name(id, revision);
		await write(['shared'], (tx) => Promise.all(shared.map((one) => tx.objectStore('shared').put(one))));
		return overtaken;
	}

	/** @returns the document to be sent in place of the group's; undefined where that lacks nothing. */
	#lacking(here: Member): Document | undefined {
		const id = idOf(here);
		const { told, held } = this.beliefs.of(id);
		// What is not read yet is given once it is.
		if (!held || held.why !== undefined) return undefined;
		const more = lackingOf(told === '' ? undefined : this.#there.get(id), here);
		return more && under(memberDocument(more), told);
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
	const stored = await players.get(came.id);
	const { sameAs, ...alone }: Player = came;
	const [known = stored === undefined ? (alone as Player) : undefined] = toPlayers([stored]);
	// A damaged value is not overwritten.
	if (!known) return false;
	const all = [...toPlayers(await players.getAll()), known];
	// A player who is already joined to somebody stays so, and two who sat at one table are two people.
	const isJoined =
		sameAs !== undefined &&
		known.sameAs === undefined &&
		!('refused' in (await judgeJoining(all, matches, came.id, sameAs)));
	const next = withMore(known, isJoined ? came : (alone as Player));
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
