/** Merging a backup into the store: by union, all of it or nothing, and nothing there is ever changed. */
import type { Entry } from '../match/entry.ts';
import type { Backup, BackupRefusal } from './backup-file.ts';
import { announce } from './channel.ts';
import { isSameData } from './plain-data.ts';
import { seatPlayers } from './player.ts';
import type { RuleSet } from './rule-set.ts';
import { toRow, toStored, type MatchRow } from './row.ts';
import { setupPrefix } from './settings.ts';
import { keyOf, keysOf, toEntries } from './stored-log.ts';
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

/** What came of an import. */
export interface Imported {
	/** Matches that are new or got entries. */
	readonly matches: number;
	/** Entries added. */
	readonly entries: number;
	/** Players added. */
	readonly players: number;
	/** Rule sets added. */
	readonly ruleSets: number;
	/** Entries that were there already. */
	readonly already: number;
	/** Entries whose key is taken by another content here: ours was kept. Only a file altered by hand has any. */
	readonly conflicts: number;
}

/** @returns the games of a backup, so that they can be loaded before it is imported. */
export const gamesOf = ({ entries, ruleSets = [] }: Backup): ReadonlySet<string> =>
	new Set([
		...entries.flatMap((entry) => (entry.kind === 'start' ? [entry.game] : [])),
		...ruleSets.map(({ game }) => game)
	]);

/**
 * Merges a backup by the keys of its entries, in one transaction. What is here already stays untouched:
 * entries, players and rule sets (by id) and last setups. The rows of matches that got entries are made anew.
 *
 * @returns the counts, or why the file is refused as a whole; then nothing has changed.
 * @throws {Trouble} when it cannot be stored; then nothing has changed.
 */
export const importBackup = async (
	backup: Backup,
	{ judge, judgeRuleSet, project }: Projector
): Promise<Imported | BackupRefusal> => {
	const entriesByMatch = byMatch(backup.entries);
	for (const [match, entries] of entriesByMatch) {
		const refused = judge(entries);
		if (refused)
			return { refused, where: `entries.${backup.entries.findIndex((entry) => entry.match === match)}` };
	}
	const ruleSets = backup.ruleSets ?? [];
	for (const [index, ruleSet] of ruleSets.entries()) {
		const refused = judgeRuleSet(ruleSet);
		if (refused) return { refused, where: `ruleSets.${index}`, name: ruleSet.name };
	}
	const imported = await write(
		['entries', 'matches', 'players', 'ruleSets', 'settings'],
		async (transaction): Promise<Imported> => {
			const count = { matches: 0, entries: 0, players: 0, ruleSets: 0, already: 0, conflicts: 0 };
			const log = transaction.objectStore('entries');
			const rows = transaction.objectStore('matches');
			const players = transaction.objectStore('players');
			const settings = transaction.objectStore('settings');

			for (const player of backup.players) {
				if ((await players.get(player.id)) !== undefined) continue;
				await players.add(player);
				count.players += 1;
			}
			for (const [match, entries] of entriesByMatch) {
				const stored = await log.getAll(keysOf(match));
				const { added, already, conflicts } = compare(stored, entries);
				count.already += already;
				count.conflicts += conflicts;
				count.entries += added.length;
				await Promise.all(added.map((entry) => log.add(entry)));
				for (const entry of added) {
					if (entry.kind === 'start') count.players += await seatPlayers(players, entry);
				}
				const hasRow = toRow(await rows.get(match)) !== undefined;
				if (added.length === 0 && hasRow) continue;
				await rows.put(toStored(project([...toEntries(stored), ...added])));
				count.matches += 1;
			}
			const kept = transaction.objectStore('ruleSets');
			for (const ruleSet of ruleSets) {
				if ((await kept.get(ruleSet.id)) !== undefined) continue;
				await kept.add(ruleSet);
				count.ruleSets += 1;
			}
			for (const [game, setup] of Object.entries(backup.setups ?? {})) {
				const key = setupPrefix + game;
				if ((await settings.get(key)) === undefined) await settings.put(setup, key);
			}
			return count;
		}
	);
	announce({ kind: 'import' });
	return imported;
};

const byMatch = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
	const entriesByMatch = new Map<string, Entry[]>();
	for (const entry of entries) {
		const same = entriesByMatch.get(entry.match);
		if (same) same.push(entry);
		else entriesByMatch.set(entry.match, [entry]);
	}
	return entriesByMatch;
};

const compare = (
	stored: readonly unknown[],
	entries: readonly Entry[]
): { readonly added: readonly Entry[]; readonly already: number; readonly conflicts: number } => {
	// By its key alone: a damaged value keeps its place too, `add` would refuse it.
	const storedByKey = new Map(stored.map((value) => [keyOf(value as Entry), value]));
	const entryByKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
	const added: Entry[] = [];
	let already = 0;
	let conflicts = 0;
	for (const [key, entry] of entryByKey) {
		if (!storedByKey.has(key)) added.push(entry);
		else if (isSameData(storedByKey.get(key), entry)) already += 1;
		else conflicts += 1;
	}
	return { added, already, conflicts };
};
