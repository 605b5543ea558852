/** Merging a backup into the store, a piece of it or nothing; nothing there is ever changed. */
import { answered, hasQuestion, type Answer } from '../../match/answer.ts';
import type { Arrival } from '../../match/arrival.ts';
import type { ArrivalInTouch, Touch } from '../../match/arrival-in-touch.ts';
import type { Entry } from '../../match/entry.ts';
import type { Pen } from '../../match/log.ts';
import type { BackupRefusal, Piece } from './file-format.ts';
import { byMatch, mergeInto, type Beside, type Judgement, type Merged } from '../log/merge.ts';
import type { Player } from '../players/player.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { setupPrefix } from '../settings/settings.ts';
import { write } from '../db/transact.ts';

/** What the store does not know about games; they load nothing. Entries are given of one match. */
export interface Projector extends Pick<Judgement, 'project'> {
	/** What becomes of a log that came by hand, beside what is here. */
	readonly judge: (here: readonly Entry[], came: readonly Entry[]) => Arrival;
	/** The same of one that came from a shared database. */
	readonly judgeInTouch: (here: readonly Entry[], came: readonly Entry[], touch: Touch) => ArrivalInTouch;
	/** Why a rule set of a file cannot be taken: no such game, a newer version of it, options it refuses. */
	readonly judgeRuleSet: (ruleSet: RuleSet) => BackupRefusal['refused'] | undefined;
}

/** What came of an import. `players` counts those of the file's list too. */
export interface Imported extends Merged {
	/** Rule sets added. */
	readonly ruleSets: number;
	/** Rule sets that are not taken, by their names, and why. */
	readonly refusedRuleSets: readonly BackupRefusal[];
	/** Matches of which the file says something else than the store: nothing of them was taken. */
	readonly differing: number;
	/** Matches that cannot be read, and were not taken. */
	readonly unread: number;
	/** Entries that a match of ours does not take. */
	readonly left: number;
	/** Matches about which something is to be answered; until then they are as they were. */
	readonly asked: readonly string[];
}

export const nothingImported: Imported = {
	matches: 0,
	deleted: 0,
	entries: 0,
	players: 0,
	already: 0,
	ruleSets: 0,
	refusedRuleSets: [],
	differing: 0,
	unread: 0,
	left: 0,
	asked: []
};

/** What a player said of matches that came. */
export interface Said {
	readonly answers: ReadonlyMap<string, Answer>;
	readonly pen: Pen;
}

/** What an import goes by, besides the file. */
export interface Ways {
	readonly said?: Said;
	/** The players of this phone before the import: nobody who comes can be one of them without being asked. */
	readonly own: ReadonlySet<string>;
}

/** @returns the games of a backup, so that they can be loaded before it is imported. */
export const gamesOf = ({ entries, ruleSets = [] }: Piece): ReadonlySet<string> =>
	new Set([
		...entries.flatMap((entry) => (entry.kind === 'start' ? [entry.game] : [])),
		...ruleSets.map(({ game }) => game)
	]);

/**
 * Merges a backup, or a piece of one, in one transaction. What is here already stays untouched: entries, players
 * and rule sets (by id) and last setups. Of a match that cannot be read, or of which something else lies here,
 * nothing is taken; the others are. Tell the other tabs when all is done.
 *
 * @throws {Trouble} when it cannot be stored; then nothing has changed.
 */
export const storeBackup = (
	{ entries, players, ruleSets = [], setups = {} }: Piece,
	projector: Projector,
	{ said, own }: Ways
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
			// First of all: one who is in the list of the file is not made anew from a seat.
			const listed = await addNew(
				stores.players,
				players.map((player) => asStranger(player, own))
			);
			const tally = { differing: 0, unread: 0, left: 0, asked: [] as string[] };
			const judge = ({ match, here, came, conflicts }: Beside): readonly Entry[] => {
				if (conflicts > 0) {
					tally.differing += 1;
					return [];
				}
				const arrival = projector.judge(here, came);
				const answer = said?.answers.get(match);
				if (arrival.unreadable) tally.unread += 1;
				tally.left += arrival.left.length;
				if (hasQuestion(arrival) && !answer) tally.asked.push(match);
				return said && answer ? answered(arrival, answer, here, came, said.pen) : arrival.added;
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
			return {
				...merged,
				...tally,
				players: listed + merged.players,
				ruleSets: added,
				refusedRuleSets
			};
		}
	);

/** A player as they come: that they are one of ours is for us to say. */
const asStranger = (player: Player, own: ReadonlySet<string>): Player => {
	if (player.sameAs === undefined || !own.has(player.sameAs)) return player;
	const { sameAs: _, ...stranger } = player;
	return stranger;
};

/** Adds what is not here by its id. @returns how many. */
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

/** What several pieces came to. */
export const sumOf = (a: Imported, b: Imported): Imported => ({
	matches: a.matches + b.matches,
	deleted: a.deleted + b.deleted,
	entries: a.entries + b.entries,
	players: a.players + b.players,
	already: a.already + b.already,
	ruleSets: a.ruleSets + b.ruleSets,
	refusedRuleSets: [...a.refusedRuleSets, ...b.refusedRuleSets],
	differing: a.differing + b.differing,
	unread: a.unread + b.unread,
	left: a.left + b.left,
	asked: [...a.asked, ...b.asked]
});

/** @returns why nothing at all of a file can be read; undefined where some match can, or none is in it. */
export const unreadableWhole = (
	{ entries }: Piece,
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
