/** Stores a page of changes from the group, and how far the group was read, in one transaction. */
import type { Entry } from '../match/entry.ts';
import { stamp, type DeviceClock } from '../match/stamp.ts';
import { announceToAll } from '../store/db/tabs.ts';
import type { Projector } from '../store/backup/import.ts';
import { byMatch, mergeInto, type LogComparison, type MergeStores } from '../store/lines/merge.ts';
import { toPlayers } from '../store/players/player.ts';
import { toRuleSets, type RuleSet } from '../store/rule-sets/rule-set.ts';
import { judgeJoining } from '../store/players/same-player.ts';
import { readStored } from '../store/lines/read-stored.ts';
import { keysOf, toEntries } from '../store/lines/stored-log.ts';
import { write } from '../store/db/transact.ts';
import { addLast, anchorsOf, putAnchors } from './anchors.ts';
import {
	countAside,
	mostWaiting,
	putAside,
	putWaiting,
	readAside,
	readWaiting,
	type AsideReason
} from './aside.ts';
import { entryId, epochPrefix, toDocument, type DocumentContent } from './document.ts';
import type { Group } from './group.ts';
import {
	addKnown,
	addKnownDocuments,
	expectIn,
	markOf,
	putProgress,
	readKnown,
	type AsideCounts,
	type Known,
	type ReadProgress,
	type Settings
} from './marks.ts';
import type { Page } from './pull.ts';

/** What storing a page changed. */
interface StoredPage {
	/** How many entries differ from the one stored here under the same key. The stored one is kept. */
	readonly differing: number;
	readonly mark: ReadProgress;
	/** Matches that got a choice made on this phone, which is to be sent to the group. */
	readonly chosen: readonly string[];
	/** Whether an epoch came that this phone did not know: it has to compare what it knows with what is there. */
	readonly hasNewEpoch: boolean;
	/** Whether this phone did not know of all of it that the group has it. */
	readonly hasNews: boolean;
}

/** The circumstances in which a page is stored. */
interface ArrivalContext {
	readonly clock: DeviceClock;
	/** This phone was out of reach, and these are the first entries it gets from the others since. */
	readonly isComingBack: boolean;
	/** The name of this build. What one build could not read, another one reads again. */
	readonly reader: string;
	/** The group from which it comes, of which nothing is remembered once it was left; `signal` ends everything. */
	readonly way?: { readonly group: Group; readonly signal: AbortSignal };
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

/** Collects what storing a page changes. */
class Tally {
	/** Matches that got entries. */
	readonly matches = new Set<string>();
	readonly chosen: string[] = [];
	differing = 0;
	/** For the entries that were judged, by the id of their document, why they are left out, if they are. */
	readonly judged = new Map<string, AsideReason | undefined>();
	/** The entries that a match may take once more of it has come. */
	readonly far = new Map<string, readonly Entry[]>();

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
		for (const entry of came) this.judged.set(entryId(match, entry), undefined);
		for (const { entry, why } of left) {
			this.judged.set(entryId(match, entry), why === 'newer' ? 'newer' : 'strange');
		}
		// Its start is of a newer version: the match waits until this phone can read it.
		if (![...here, ...added].some(({ kind }) => kind === 'start')) {
			this.far.set(match, came);
			return [];
		}
		const far = left.filter(({ why }) => why === 'far').map(({ entry }) => entry);
		this.far.set(match, far);
		if (!choice) return added;
		this.chosen.push(match);
		const last = [...here, ...added].reduce((highest, { seq }) => Math.max(highest, seq), 0);
		return [...added, stamp(clock, match, last + 1, choice)];
	}
}

/** The players, joins and rule sets, whose ids are known as a list. */
const isListed = ({ is }: DocumentContent): boolean => is !== 'entry' && is !== 'epoch';

interface StoringContext {
	readonly tally: Tally;
	readonly projector: Pick<Projector, 'judgeGroupArrival' | 'project'>;
	readonly context: ArrivalContext;
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
	const { stored, matches } = await write(
		['entries', 'matches', 'results', 'players', 'ruleSets', 'settings'],
		async (transaction) => {
			const stores = {
				entries: transaction.objectStore('entries'),
				matches: transaction.objectStore('matches'),
				results: transaction.objectStore('results'),
				players: transaction.objectStore('players')
			};
			const settings = transaction.objectStore('settings');
			if (context.way) await expectIn(settings, context.way.group.url, context.way.signal);
			const tally = new Tally();
			let hasNews = false;
			for (const [match, came] of entriesByMatch) {
				if (await addKnown(settings, match, came.map(markOf))) hasNews = true;
				await storeMatch(stores, settings, match, came, { tally, projector, context });
			}
			await storePlayers(stores, page.shared);
			await storeRuleSets(transaction.objectStore('ruleSets'), page.shared.filter(isOf('rule-set')));
			const lists = page.shared.filter(isListed).map((shared) => toDocument(shared)._id);
			if (lists.length > 0 && (await addKnownDocuments(settings, lists))) hasNews = true;
			const { isChanged, ...counts } = await setAside(settings, page, tally.judged);
			const next: ReadProgress = { since: page.since, ...counts };
			await putProgress(settings, next, context.reader);
			const { epochs, owed } = await anchorsOf(settings);
			const isNew = (id: string) => id !== owed && !epochs?.has(epochPrefix + id);
			const hasNewEpoch = page.shared.filter(isOf('epoch')).some(({ id }) => isNew(id));
			// It tells the others the same as the one that this phone was to add. One of before the comparison does not.
			if (hasNewEpoch && epochs && owed !== undefined) await putAnchors(settings, { owed: undefined });
			hasNews ||= isChanged || hasNewEpoch;
			const taken = page.shared.filter(({ is }) => is !== 'epoch');
			await addLast(
				settings,
				taken.map((shared) => toDocument(shared)._id)
			);
			const { matches, differing, chosen } = tally;
			const stored: StoredPage = { differing, chosen, hasNewEpoch, hasNews, mark: next };
			return { stored, matches };
		}
	);
	for (const match of matches) announceToAll({ kind: 'match', match });
	if (page.shared.some(({ is }) => is === 'player' || is === 'join')) announceToAll({ kind: 'players' });
	if (page.shared.some(isOf('rule-set'))) announceToAll({ kind: 'rule-sets' });
	return stored;
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
 * Stores the entries of one match that it can take. The others wait, outside the log, for its start or for
 * the entries before them, whichever order the documents come in: so every phone takes the same ones.
 */
const storeMatch = async (
	stores: MergeStores,
	settings: Settings,
	match: string,
	came: readonly Entry[],
	{ tally, projector, context }: StoringContext
): Promise<void> => {
	const waiting = await readWaiting(settings, match);
	const entries = waiting.length === 0 ? came : [...came, ...waiting];
	if (!(await hasStart(stores.entries, match, entries))) {
		const all = [...new Map([...waiting, ...came].map((entry) => [markOf(entry), entry])).values()];
		for (const entry of all.slice(mostWaiting)) tally.judged.set(entryId(match, entry), 'strange');
		if (all.length > waiting.length) await putWaiting(settings, match, all);
		return;
	}
	const known = await readKnown(settings, match);
	const judge = (comparison: LogComparison) => tally.judge(comparison, known, projector, context);
	const { entries: added } = await mergeInto(stores, entries, { judge, project: projector.project });
	const far = tally.far.get(match) ?? [];
	if (waiting.length > 0 || far.length > 0) await putWaiting(settings, match, far);
	if (added > 0) tally.matches.add(match);
};

/** Notes which documents are set aside now. @returns how many they are, and whether they are others than before. */
const setAside = async (
	settings: Settings,
	page: Page,
	judged: ReadonlyMap<string, AsideReason | undefined>
): Promise<AsideCounts & { readonly isChanged: boolean }> => {
	const aside = await readAside(settings);
	const before = JSON.stringify([...aside]);
	for (const shared of page.shared) aside.delete(toDocument(shared)._id);
	for (const { id, why } of page.aside) aside.set(id, why);
	for (const [id, why] of judged) {
		if (why) aside.set(id, why);
		else aside.delete(id);
	}
	const isChanged = JSON.stringify([...aside]) !== before;
	if (isChanged) await putAside(settings, aside);
	return { ...countAside(aside), isChanged };
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
