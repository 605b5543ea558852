/** Merging a backup into the store: by union, a piece of it or nothing, and nothing there is ever changed. */
import type { Entry } from '../match/entry.ts';
import type { BackupRefusal, Piece } from './backup-file.ts';
import { byMatch, mergeInto, type Merged } from './merge.ts';
import type { RuleSet } from './rule-set.ts';
import type { MatchRow } from './row.ts';
import { setupPrefix } from './settings.ts';
import { write } from './transact.ts';

/** What the store does not know about games; they load nothing. Entries are given of one match. */
export interface Projector {
	/** Why entries of a file cannot be taken: no such game, a newer version of it, options it does not know. */
	readonly judge: (entries: readonly Entry[]) => BackupRefusal['refused'] | undefined;
	/** Why a rule set of a file cannot be taken: no such game, a newer version of it, options it refuses. */
	readonly judgeRuleSet: (ruleSet: RuleSet) => BackupRefusal['refused'] | undefined;
	/** The row of a log. */
	readonly project: (entries: readonly Entry[]) => MatchRow;
}

/** What came of an import. `players` counts those of the file's list too. */
export interface Imported extends Merged {
	/** Rule sets added. */
	readonly ruleSets: number;
}

/** @returns the games of a backup, so that they can be loaded before it is imported. */
export const gamesOf = ({ entries, ruleSets = [] }: Piece): ReadonlySet<string> =>
	new Set([
		...entries.flatMap((entry) => (entry.kind === 'start' ? [entry.game] : [])),
		...ruleSets.map(({ game }) => game)
	]);

/** @returns why a backup, or a piece of one, is not taken; nothing is stored. */
export const judgeBackup = (
	{ entries, ruleSets = [] }: Piece,
	{ judge, judgeRuleSet }: Projector
): BackupRefusal | undefined => {
	for (const [match, own] of byMatch(entries)) {
		const refused = judge(own);
		if (refused) return { refused, where: `match ${match}` };
	}
	for (const ruleSet of ruleSets) {
		const refused = judgeRuleSet(ruleSet);
		if (refused) return { refused, where: `ruleSet ${ruleSet.id}`, name: ruleSet.name };
	}
	return undefined;
};

/**
 * Merges a backup, or a piece of one, that has been judged, by the keys of its entries, in one transaction.
 * What is here already stays untouched: entries, players and rule sets (by id) and last setups. The rows of
 * matches that got entries are made anew. Tell the other tabs when all is done.
 *
 * @throws {Trouble} when it cannot be stored; then nothing has changed.
 */
export const storeBackup = (
	{ entries, players, ruleSets = [], setups = {} }: Piece,
	{ project }: Pick<Projector, 'project'>
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
			const listed = await addNew(stores.players, players);
			const merged = await mergeInto(stores, entries, project);
			const ruleSetsAdded = await addNew(transaction.objectStore('ruleSets'), ruleSets);
			for (const [game, setup] of Object.entries(setups)) {
				const key = setupPrefix + game;
				if ((await settings.get(key)) === undefined) await settings.put(setup, key);
			}
			return { ...merged, players: listed + merged.players, ruleSets: ruleSetsAdded };
		}
	);

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
	entries: a.entries + b.entries,
	players: a.players + b.players,
	ruleSets: a.ruleSets + b.ruleSets,
	already: a.already + b.already,
	conflicts: a.conflicts + b.conflicts
});
