/** Storing what came from the group, with the mark of how far it was read, in one transaction. */
import type { Entry } from '../match/entry.ts';
import { stamp, type Pen } from '../match/log.ts';
import { announceToAll } from '../store/db/tabs.ts';
import type { Projector } from '../store/backup/import.ts';
import { byMatch, mergeInto, type Beside, type MergeStores } from '../store/log/merge.ts';
import { toPlayers } from '../store/players/player.ts';
import { toRuleSets, type RuleSet } from '../store/rule-sets/rule-set.ts';
import { judgeJoining } from '../store/players/same-player.ts';
import { readStored } from '../store/log/stored-entries.ts';
import { keysOf, toEntries } from '../store/log/stored-log.ts';
import { write } from '../store/db/transact.ts';
import { toDocument, type Shared } from './document.ts';
import {
	addKnown,
	addLists,
	markOf,
	putSince,
	readKnown,
	readSince,
	type Known,
	type Since
} from './marks.ts';
import type { Page } from './pull.ts';

/** What a page brought. */
export interface Arrived {
	/** Matches that got entries. */
	readonly matches: ReadonlySet<string>;
	readonly entries: number;
	/** Entries whose place is taken by another content here: ours was kept. */
	readonly differing: number;
	readonly mark: Since;
	/** Matches of which a choice was added, which the group lacks. */
	readonly chosen: readonly string[];
}

/** What the store is told of the moment a page arrives in. */
export interface Moment {
	readonly pen: Pen;
	/** This phone was away and looks for the first time what the others did. */
	readonly isComingBack: boolean;
	/** The build that reads: what another could not read is read anew by the next. */
	readonly reader: string;
	/** Left meanwhile, the group leaves no mark here. */
	readonly signal?: AbortSignal;
}

const isOf =
	<Is extends Shared['is']>(is: Is) =>
	(shared: Shared): shared is Extract<Shared, { is: Is }> =>
		shared.is === is;

/**
 * @returns the games of a page's matches, so that they can be loaded before it is stored: also of those whose start
 * lies here, whatever another start in the page says.
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

/** What a page came to, while it is stored. */
class Tally {
	readonly matches = new Set<string>();
	readonly chosen: string[] = [];
	entries = 0;
	differing = 0;
	newer = 0;
	strange = 0;

	/** @returns what is taken of a match, and the choice it takes. */
	judge(
		{ match, here, came, conflicts }: Beside,
		known: Known,
		{ judgeInTouch }: Pick<Projector, 'judgeInTouch'>,
		{ pen, isComingBack }: Moment
	): readonly Entry[] {
		this.differing += conflicts;
		const isUnsent = (entry: Entry) => !known.has(markOf(entry));
		const { added, left, choice } = judgeInTouch(here, came, { isUnsent, isComingBack });
		for (const { why } of left) this[why === 'newer' ? 'newer' : 'strange'] += 1;
		if (!choice) return added;
		this.chosen.push(match);
		const last = [...here, ...added].reduce((highest, { seq }) => Math.max(highest, seq), 0);
		return [...added, stamp(pen, match, last + 1, choice)];
	}
}

/**
 * Stores a page by the keys of what is in it: all of it that its matches take, with the mark, or nothing. What is
 * here stays, only a rule set changed later takes the place of its earlier self. A page that comes twice changes
 * nothing.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const storePage = async (
	page: Page,
	projector: Pick<Projector, 'judgeInTouch' | 'project'>,
	moment: Moment
): Promise<Arrived> => {
	const entriesByMatch = byMatch(page.shared.filter(isOf('entry')).map(({ entry }) => entry));
	const mark = await readSince(moment.reader);
	const arrived = await write(
		['entries', 'matches', 'results', 'players', 'ruleSets', 'settings'],
		async (transaction): Promise<Arrived> => {
			moment.signal?.throwIfAborted();
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
				const judge = (beside: Beside) => tally.judge(beside, known, projector, moment);
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
			if (lists.length > 0) await addLists(settings, lists);
			const next: Since = {
				since: page.since,
				newer: mark.newer + page.newer + tally.newer,
				strange: mark.strange + page.strange + tally.strange
			};
			await putSince(settings, next, moment.reader);
			const { matches, entries, differing, chosen } = tally;
			return { matches, entries, differing, chosen, mark: next };
		}
	);
	for (const match of arrived.matches) announceToAll({ kind: 'match', match });
	if (page.shared.some(({ is }) => is === 'player' || is === 'join')) announceToAll({ kind: 'players' });
	if (page.shared.some(isOf('rule-set'))) announceToAll({ kind: 'rule-sets' });
	return arrived;
};

/** Whether the start of a match is here, or comes with these entries. */
const hasStart = async (
	log: MergeStores['entries'],
	match: string,
	entries: readonly Entry[]
): Promise<boolean> =>
	entries.some(({ kind }) => kind === 'start') ||
	toEntries(await log.getAll(keysOf(match))).some(({ kind }) => kind === 'start');

/** What comes before the start of its match waits for it, in no list: nothing can be said of it yet. */
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
	shared: readonly Shared[]
): Promise<void> => {
	for (const { player } of shared.filter(isOf('player'))) {
		const here = await players.get(player.id);
		if (here === undefined) await players.add(player);
		// Seated before their own document came: known since longer than that match.
		const [known] = toPlayers([here]);
		if (known && player.created < known.created) await players.put({ ...known, created: player.created });
	}
	for (const { id, person } of shared.filter(isOf('join'))) {
		const all = toPlayers(await players.getAll());
		const known = all.find((player) => player.id === id);
		// Whoever was joined to someone here already stays so, and who sat at one table are two people.
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
	shared: readonly Extract<Shared, { is: 'rule-set' }>[]
): Promise<void> => {
	for (const { ruleSet } of shared) {
		const here = await ruleSets.get(ruleSet.id);
		const [known] = toRuleSets([here]);
		if (here === undefined || (known && known.changed < ruleSet.changed)) await ruleSets.put(ruleSet);
	}
};
