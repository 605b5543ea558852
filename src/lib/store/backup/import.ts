/** Takes a backup into the store, one piece per transaction. What is stored already stays as it is. */
import type { Game } from '../../games/game.ts';
import type { Before } from '../../match/behind.ts';
import { choose, type Way } from '../../match/choose.ts';
import type { Entry, DeviceClock } from '../../match/entry.ts';
import type { Judgement, LineRefusal } from '../../match/received.ts';
import { byMatch, type BackupPiece } from './file-format.ts';
import type { BackupRefusal } from './label.ts';
import {
	lineStoreNames,
	lineStores,
	receiveInto,
	type Decide,
	type Project,
	type Received
} from '../lines/receive.ts';
import { hideAll } from '../players/players.ts';
import type { Player } from '../players/player.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { addSeasons, setupPrefix } from '../settings/settings.ts';
import { write } from '../db/connection.ts';

/** What the store has to know of games. The games are loaded already; entries are those of one match. */
export interface Projector {
	readonly project: Project;
	/** Judges a line that comes against the one here. */
	readonly judge: (here: readonly Entry[], came: readonly Entry[]) => Judgement;
	/** Puts entries behind a line, those that its rules allow. */
	readonly putBehind: (
		line: readonly Entry[],
		pending: readonly Entry[],
		before?: Before
	) => readonly Entry[];
	/** @returns the game of a line; undefined where it has no start, or its game was not loaded. */
	readonly gameOf: (line: readonly Entry[]) => Game | undefined;
	/**
	 * @returns why a rule set of a file cannot be taken: its game is unknown, its version is newer, or the
	 * game refuses its options. Undefined when it can.
	 */
	readonly judgeRuleSet: (ruleSet: RuleSet) => BackupRefusal['refused'] | undefined;
}

/** What an import changed. `players` counts those in the file's list as well as those seated. */
export interface Imported extends Omit<Received, 'changed'> {
	/** The ids of the lines that were kept beside others by the player's choice. */
	readonly kept: readonly string[];
	/** How many rule sets were added. */
	readonly ruleSets: number;
	/** How many seasons were added. */
	readonly seasons: number;
	/** The rule sets that were refused, each with its name and the reason. */
	readonly refusedRuleSets: readonly BackupRefusal[];
	/** How many matches contradict the one here, or have others in its seats. Nothing of them was taken. */
	readonly differing: number;
	/** How many matches cannot be read. Nothing of them was taken. */
	readonly unread: number;
	/** The matches that need a player's answer. They are unchanged until then. */
	readonly asked: readonly string[];
}

export const nothingImported: Imported = {
	matches: 0,
	deleted: 0,
	entries: 0,
	players: 0,
	ruleSets: 0,
	seasons: 0,
	refusedRuleSets: [],
	differing: 0,
	unread: 0,
	asked: [],
	kept: []
};

/** The player's answers, by match, and the clock for the entries that follow from them. */
export interface GivenAnswers {
	readonly answers: ReadonlyMap<string, Way>;
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
 * Takes a backup, or a piece of one, in one transaction. Players, rule sets, seasons and last setups that are here
 * stay as they are, and a player who is here stays shown or hidden; of a match, the longer line holds. Matches that cannot
 * be read, or contradict the one here, are skipped. The caller tells the other tabs once all pieces are stored.
 *
 * @throws {Trouble} when it cannot be stored; nothing has changed then.
 */
export const storeBackup = (
	{ entries, players, ruleSets = [], setups = {}, seasons = [], hidden = [] }: BackupPiece,
	projector: Projector,
	{ said, own }: ImportContext
): Promise<Imported> =>
	write([...lineStoreNames, 'ruleSets', 'settings'], async (transaction): Promise<Imported> => {
		const stores = lineStores(transaction);
		const settings = transaction.objectStore('settings');
		// Players of the list come before the matches, or they would be added from their seats, with fewer fields.
		const listed = await addNew(
			stores.players,
			players.map((player) => asStranger(player, own))
		);
		const tally = { differing: 0, unread: 0, asked: [] as string[], kept: [] as string[] };
		const decide =
			(match: string, came: readonly Entry[]): Decide =>
			(here, beside) => {
				const judgement = projector.judge(here, came);
				if (judgement.is === 'taken') return judgement;
				if (judgement.is === 'refused') tally[reasonOf(judgement.why)] += 1;
				if (judgement.is !== 'asked') return undefined;
				const way = said?.answers.get(match);
				if (!said || !way) {
					tally.asked.push(match);
					return undefined;
				}
				const chosen = choose(way, here, came, said.clock, beside);
				if (chosen.kept) tally.kept.push(chosen.kept.id);
				return chosen;
			};
		const decisions = [...byMatch(entries)].map(([match, came]) => [match, decide(match, came)] as const);
		const received = await receiveInto(stores, new Map(decisions), projector.project);
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
			matches: received.matches,
			deleted: received.deleted,
			entries: received.entries,
			players: listed + received.players,
			...tally,
			ruleSets: added,
			seasons: seasons.length > 0 ? await addSeasons(settings, seasons) : 0,
			refusedRuleSets
		};
	});

const reasonOf = (why: LineRefusal): 'differing' | 'unread' =>
	why === 'differs' || why === 'seats' ? 'differing' : 'unread';

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
	ruleSets: a.ruleSets + b.ruleSets,
	seasons: a.seasons + b.seasons,
	refusedRuleSets: [...a.refusedRuleSets, ...b.refusedRuleSets],
	differing: a.differing + b.differing,
	unread: a.unread + b.unread,
	asked: [...a.asked, ...b.asked],
	kept: [...a.kept, ...b.kept]
});

/** @returns why none of the matches can be read; undefined when at least one can, or when there are none. */
export const whollyUnreadable = (
	pieces: readonly BackupPiece[],
	{ judge }: Pick<Projector, 'judge'>
): LineRefusal | undefined => {
	let first: LineRefusal | undefined;
	for (const { entries } of pieces)
		for (const own of byMatch(entries).values()) {
			const judgement = judge([], own);
			if (judgement.is !== 'refused') return undefined;
			first ??= judgement.why;
		}
	return first;
};
