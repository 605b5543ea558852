/** Stores a page of changes from the group, and how far the group was read, in one transaction. */
import type { Entry } from '../match/entry.ts';
import { stamp, type DeviceClock } from '../match/stamp.ts';
import { announceToAll } from '../store/db/tabs.ts';
import type { Projector } from '../store/backup/import.ts';
import { byMatch, mergeInto, type LogComparison, type MergeStores } from '../store/log/merge.ts';
import { toPlayers } from '../store/players/player.ts';
import { toRuleSets, type RuleSet } from '../store/rule-sets/rule-set.ts';
import { judgeJoining } from '../store/players/same-player.ts';
import { readStored } from '../store/log/read-stored.ts';
import { keysOf, toEntries } from '../store/log/stored-log.ts';
import { write } from '../store/db/transact.ts';
import { toDocument, type DocumentContent } from './document.ts';
import {
	addKnown,
	addKnownDocuments,
	markOf,
	putProgress,
	readKnown,
	readProgress,
	type Known,
	type ReadProgress
} from './marks.ts';
import type { Page } from './pull.ts';

/** What storing a page changed. */
export interface StoredPage {
	/** Matches that got entries. */
	readonly matches: ReadonlySet<string>;
	readonly entries: number;
	/** How many entries differ from the one stored here under the same key. The stored one is kept. */
	readonly differing: number;
	readonly mark: ReadProgress;
	/** Matches that got a choice made on this phone, which is to be sent to the group. */
	readonly chosen: readonly string[];
}

/** The circumstances in which a page is stored. */
export interface ArrivalContext {
	readonly clock: DeviceClock;
	/** This phone was out of reach, and these are the first entries it gets from the others since. */
	readonly isComingBack: boolean;
	/** The name of this build. What one build could not read, another one reads again. */
	readonly reader: string;
	/** Aborted when the group is left, so that nothing is remembered of it. */
	readonly signal?: AbortSignal;
}

const isOf =
	<Is extends DocumentContent['is']>(is: Is) =>
	(shared: DocumentContent): shared is Extract<DocumentContent, { is: Is }> =>
		shared.is === is;

/**
 * @returns the games of a page's matches, to be loaded before it is stored. For a match that has a start
 * here, the game of that start is among them, whatever the page says.
 * @throws {Trouble} when the store cannot be read.
 */
export const gamesOfPage = async ({ shared }: Page): Promise<ReadonlySet<string>> => {
	const entries = shared.filter(isOf('entry')).map(({ entry }) => entry);
	const games = new Set(entries.flatMap((entry) => (entry.kind === 'start' ? [entry.game] : [])));
	for (const match of new Set(entries.map((entry) => entry.match))) {
		const { entries: log } = await readStored(match);
		const start = log.find((entry) => entry.kind === 'start');
		if (start) games.add(start.game);
	}
	return games;
};

/** Counts what storing a page changes. */
class Tally {
	readonly matches = new Set<string>();
	readonly chosen: string[] = [];
	entries = 0;
	differing = 0;
	newer = 0;
	strange = 0;

	/**
	 * Judges the entries of one match, and counts what is left out.
	 *
	 * @returns the entries to be added, and the choice if there is one.
	 */
	judge(
		{ match, here, came, conflicts }: LogComparison,
		known: Known,
		{ judgeGroupArrival }: Pick<Projector, 'judgeGroupArrival'>,
		{ clock, isComingBack }: ArrivalContext
	): readonly Entry[] {
		this.differing += conflicts;
		const isUnsent = (entry: Entry) => !known.has(markOf(entry));
		const { added, left, choice } = judgeGroupArrival(here, came, { isUnsent, isComingBack });
		for (const { why } of left) this[why === 'newer' ? 'newer' : 'strange'] += 1;
		if (!choice) return added;
		this.chosen.push(match);
		const last = [...here, ...added].reduce((highest, { seq }) => Math.max(highest, seq), 0);
		return [...added, stamp(clock, match, last + 1, choice)];
	}
}

/**
 * Stores a page, all of it or nothing: the entries that their matches can take, and how far the group was
 * read. Nothing that is stored changes, except that a rule set is replaced by a later one. Storing a page
 * twice changes nothing.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const storePage = async (
	page: Page,
	projector: Pick<Projector, 'judgeGroupArrival' | 'project'>,
	context: ArrivalContext
): Promise<StoredPage> => {
	const entriesByMatch = byMatch(page.shared.filter(isOf('entry')).map(({ entry }) => entry));
	const mark = await readProgress(context.reader);
	const arrived = await write(
		['entries', 'matches', 'results', 'players', 'ruleSets', 'settings'],
		async (transaction): Promise<StoredPage> => {
			// Not `throwIfAborted`: the store takes an `AbortError` for a dropped connection, and would open another.
			if (context.signal?.aborted) throw new Error('Stopped');
			const stores = {
				entries: transaction.objectStore('entries'),
				matches: transaction.objectStore('matches'),
				results: transaction.objectStore('results'),
				players: transaction.objectStore('players')
			};
			const settings = transaction.objectStore('settings');
			const tally = new Tally();
			for (const [match, entries] of entriesByMatch) {
				const known = await readKnown(settings, match);
				const isBegun = await hasStart(stores.entries, match, entries);
				const judge = (comparison: LogComparison) => tally.judge(comparison, known, projector, context);
				const added = isBegun
					? (await mergeInto(stores, entries, { judge, project: projector.project })).entries
					: await addEarly(stores.entries, entries);
				await addKnown(settings, match, entries.map(markOf));
				if (added > 0 && isBegun) tally.matches.add(match);
				tally.entries += added;
			}
			await storePlayers(stores, page.shared);
			await storeRuleSets(transaction.objectStore('ruleSets'), page.shared.filter(isOf('rule-set')));
			const lists = page.shared.filter(({ is }) => is !== 'entry').map((shared) => toDocument(shared)._id);
			if (lists.length > 0) await addKnownDocuments(settings, lists);
			const next: ReadProgress = {
				since: page.since,
				newer: mark.newer + page.newer + tally.newer,
				strange: mark.strange + page.strange + tally.strange
			};
			await putProgress(settings, next, context.reader);
			const { matches, entries, differing, chosen } = tally;
			return { matches, entries, differing, chosen, mark: next };
		}
	);
	for (const match of arrived.matches) announceToAll({ kind: 'match', match });
	if (page.shared.some(({ is }) => is === 'player' || is === 'join')) announceToAll({ kind: 'players' });
	if (page.shared.some(isOf('rule-set'))) announceToAll({ kind: 'rule-sets' });
	return arrived;
};

/** Whether the start of a match is here, or is among these entries. */
const hasStart = async (
	log: MergeStores['entries'],
	match: string,
	entries: readonly Entry[]
): Promise<boolean> =>
	entries.some(({ kind }) => kind === 'start') ||
	toEntries(await log.getAll(keysOf(match))).some(({ kind }) => kind === 'start');

/**
 * Stores entries that arrive before the start of their match. The match is in no list until the start
 * arrives.
 */
const addEarly = async (log: MergeStores['entries'], entries: readonly Entry[]): Promise<number> => {
	let added = 0;
	for (const entry of entries) {
		if ((await log.get([entry.match, entry.seq, entry.device])) !== undefined) continue;
		await log.add(entry);
		added += 1;
	}
	return added;
};

const storePlayers = async (
	{ players, matches }: Pick<MergeStores, 'players' | 'matches'>,
	shared: readonly DocumentContent[]
): Promise<void> => {
	for (const { player } of shared.filter(isOf('player'))) {
		const here = await players.get(player.id);
		if (here === undefined) await players.add(player);
		// The player is known from a match that arrived before their own document: take over the earlier
		// date.
		const [known] = toPlayers([here]);
		if (known && player.created < known.created) await players.put({ ...known, created: player.created });
	}
	for (const { id, person } of shared.filter(isOf('join'))) {
		const all = toPlayers(await players.getAll());
		const known = all.find((player) => player.id === id);
		// A player who is already joined to somebody stays so, and two who sat at one table are two people.
		if (!known || known.sameAs !== undefined) continue;
		const joining = await judgeJoining(all, matches, id, person);
		if (!('refused' in joining)) await players.put({ ...known, sameAs: person });
	}
};

const storeRuleSets = async (
	ruleSets: {
		readonly get: (id: string) => Promise<unknown>;
		readonly put: (ruleSet: RuleSet) => Promise<unknown>;
	},
	shared: readonly Extract<DocumentContent, { is: 'rule-set' }>[]
): Promise<void> => {
	for (const { ruleSet } of shared) {
		const here = await ruleSets.get(ruleSet.id);
		const [known] = toRuleSets([here]);
		if (here === undefined || (known && known.changed < ruleSet.changed)) await ruleSets.put(ruleSet);
	}
};
