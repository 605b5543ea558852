/** Merges a backup into the store, one piece per transaction. Nothing that is stored already is changed. */
import { entriesOfAnswer, hasQuestion, type Answer } from '../../match/answer.ts';
import type { Arrival } from '../../match/arrival.ts';
import type { GroupArrival, GroupContact } from '../../match/group-arrival.ts';
import type { Entry } from '../../match/entry.ts';
import type { DeviceClock } from '../../match/stamp.ts';
import type { BackupRefusal, BackupPiece } from './file-format.ts';
import {
	byMatch,
	mergeInto,
	type LogComparison,
	type MergeCallbacks,
	type MergeResult
} from '../log/merge.ts';
import { hideAll } from '../players/hidden-players.ts';
import type { Player } from '../players/player.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { addSeasons } from '../settings/seasons.ts';
import { setupPrefix } from '../settings/settings.ts';
import { write } from '../db/transact.ts';

/** What the store has to know of games. The games are loaded already; entries are those of one match. */
export interface Projector extends Pick<MergeCallbacks, 'project'> {
	/** Judges a log from a file, a link or a code against the log here. */
	readonly judge: (here: readonly Entry[], came: readonly Entry[]) => Arrival;
	/** Judges entries from a group against the log here. */
	readonly judgeGroupArrival: (
		here: readonly Entry[],
		came: readonly Entry[],
		contact: GroupContact
	) => GroupArrival;
	/**
	 * @returns why a rule set of a file cannot be taken: its game is unknown, its version is newer, or the
	 * game refuses its options. Undefined when it can.
	 */
	readonly judgeRuleSet: (ruleSet: RuleSet) => BackupRefusal['refused'] | undefined;
}

/** What an import changed. `players` counts those in the file's list as well as those seated. */
export interface Imported extends MergeResult {
	/** How many rule sets were added. */
	readonly ruleSets: number;
	/** How many seasons were added. */
	readonly seasons: number;
	/** The rule sets that were refused, each with its name and the reason. */
	readonly refusedRuleSets: readonly BackupRefusal[];
	/**
	 * How many matches have an entry that differs from the stored one with its key. Nothing of them was
	 * taken.
	 */
	readonly differing: number;
	/** How many matches cannot be read. Nothing of them was taken. */
	readonly unread: number;
	/** How many entries were left out of matches. */
	readonly left: number;
	/** The matches that need a player's answer. They are unchanged until then. */
	readonly asked: readonly string[];
}

export const nothingImported: Imported = {
	matches: 0,
	deleted: 0,
	entries: 0,
	players: 0,
	already: 0,
	ruleSets: 0,
	seasons: 0,
	refusedRuleSets: [],
	differing: 0,
	unread: 0,
	left: 0,
	asked: []
};

/** The player's answers, by match, and the clock for the entries that follow from them. */
export interface GivenAnswers {
	readonly answers: ReadonlyMap<string, Answer>;
	readonly clock: DeviceClock;
}

/** What an import depends on besides the file. */
export interface ImportContext {
	readonly said?: GivenAnswers;
	/**
	 * The ids of the players who were here before the import. Nobody in the file becomes one of them unasked.
	 */
	readonly own: ReadonlySet<string>;
}

/** @returns the games of a backup, to be loaded before it is imported. */
export const gamesOf = ({ entries, ruleSets = [] }: BackupPiece): ReadonlySet<string> =>
	new Set([
		...entries.flatMap((entry) => (entry.kind === 'start' ? [entry.game] : [])),
		...ruleSets.map(({ game }) => game)
	]);

/**
 * Merges a backup, or a piece of one, in one transaction. Entries, players, rule sets, seasons and last setups
 * that are here stay as they are, and a player who is here stays shown or hidden. Matches that cannot be read, or differ from the one here, are skipped. The
 * caller tells the other tabs once all pieces are stored.
 *
 * @throws {Trouble} when it cannot be stored; nothing has changed then.
 */
export const storeBackup = (
	{ entries, players, ruleSets = [], setups = {}, seasons = [], hidden = [] }: BackupPiece,
	projector: Projector,
	{ said, own }: ImportContext
): Promise<Imported> =>
	write(
		['entries', 'matches', 'results', 'players', 'ruleSets', 'settings'],
		async (transaction): Promise<Imported> => {
			const stores = {
				entries: transaction.objectStore('entries'),
				matches: transaction.objectStore('matches'),
				results: transaction.objectStore('results'),
				players: transaction.objectStore('players')
			};
			const settings = transaction.objectStore('settings');
			// Players of the list come before the matches, or they would be added from their seats, with
			// fewer fields.
			const listed = await addNew(
				stores.players,
				players.map((player) => asStranger(player, own))
			);
			const tally = { differing: 0, unread: 0, left: 0, asked: [] as string[] };
			const judge = ({ match, here, came, conflicts }: LogComparison): readonly Entry[] => {
				if (conflicts > 0) {
					tally.differing += 1;
					return [];
				}
				const arrival = projector.judge(here, came);
				const answer = said?.answers.get(match);
				if (arrival.unreadable) tally.unread += 1;
				tally.left += arrival.left.length;
				if (hasQuestion(arrival) && !answer) tally.asked.push(match);
				return said && answer ? entriesOfAnswer(arrival, answer, here, came, said.clock) : arrival.added;
			};
			const merged = await mergeInto(stores, entries, { judge, project: projector.project });
			const sound: RuleSet[] = [];
			const refusedRuleSets: BackupRefusal[] = [];
			for (const ruleSet of ruleSets) {
				const refused = projector.judgeRuleSet(ruleSet);
				if (refused) refusedRuleSets.push({ refused, name: ruleSet.name });
				else sound.push(ruleSet);
			}
			const added = await addNew(transaction.objectStore('ruleSets'), sound);
			for (const [game, setup] of Object.entries(setups)) {
				const key = setupPrefix + game;
				if ((await settings.get(key)) === undefined) await settings.put(setup, key);
			}
			const strangers = hidden.filter((id) => !own.has(id));
			if (strangers.length > 0) await hideAll(settings, strangers);
			return {
				...merged,
				...tally,
				players: listed + merged.players,
				ruleSets: added,
				seasons: seasons.length > 0 ? await addSeasons(settings, seasons) : 0,
				refusedRuleSets
			};
		}
	);

/**
 * @returns the player without `sameAs` if it names one of our players, which only a player here can decide.
 */
const asStranger = (player: Player, own: ReadonlySet<string>): Player => {
	if (player.sameAs === undefined || !own.has(player.sameAs)) return player;
	const { sameAs: _, ...stranger } = player;
	return stranger;
};

/** Adds the values whose id is not in the store yet. @returns how many were added. */
const addNew = async <Value extends { readonly id: string }>(
	store: {
		readonly get: (id: string) => Promise<unknown>;
		readonly add: (value: Value) => Promise<unknown>;
	},
	values: readonly Value[]
): Promise<number> => {
	let added = 0;
	for (const value of values) {
		if ((await store.get(value.id)) !== undefined) continue;
		await store.add(value);
		added += 1;
	}
	return added;
};

/** @returns what two pieces changed together. */
export const sumOf = (a: Imported, b: Imported): Imported => ({
	matches: a.matches + b.matches,
	deleted: a.deleted + b.deleted,
	entries: a.entries + b.entries,
	players: a.players + b.players,
	already: a.already + b.already,
	ruleSets: a.ruleSets + b.ruleSets,
	seasons: a.seasons + b.seasons,
	refusedRuleSets: [...a.refusedRuleSets, ...b.refusedRuleSets],
	differing: a.differing + b.differing,
	unread: a.unread + b.unread,
	left: a.left + b.left,
	asked: [...a.asked, ...b.asked]
});

/** @returns why none of the matches can be read; undefined when at least one can, or when there are none. */
export const unreadableWhole = (
	{ entries }: BackupPiece,
	{ judge }: Pick<Projector, 'judge'>
): Arrival['unreadable'] => {
	let first: Arrival['unreadable'];
	for (const own of byMatch(entries).values()) {
		const { unreadable } = judge([], own);
		if (!unreadable) return undefined;
		first ??= unreadable;
	}
	return first;
};
