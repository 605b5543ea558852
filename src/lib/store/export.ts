/** Everything into one file, from the store and from memory. */
import { byOrder, type Entry } from '../match/entry.ts';
import { backupFormat, versionFor, type Backup } from './backup-file.ts';
import { logsInMemory } from './outbox.ts';
import { toPlayers } from './player.ts';
import { listPlayers } from './players.ts';
import { toRuleSets, type RuleSet } from './rule-set.ts';
import { setupPrefix } from './settings.ts';
import { keyOf, toEntries } from './stored-log.ts';
import { read } from './transact.ts';
import { troubleOf, type TroubleCode } from './trouble.ts';

/** A backup, and why the store could not be read: then it holds what is in memory. */
export interface Exported {
	readonly backup: Backup;
	readonly trouble?: TroubleCode;
}

/**
 * Exports all there is, deleted matches included. Never rejects.
 *
 * What cannot be read goes along as it lies, apart from the rest: nothing is lost, and the file can still be
 * imported. This device's id stays here: two devices must not write under the same one.
 */
export const exportAll = async (now: () => number = Date.now): Promise<Exported> => {
	const waiting = [...logsInMemory().values()].flat();
	const { players } = await listPlayers();
	const label = (entries: readonly Entry[], ruleSets: readonly RuleSet[] = []) =>
		({ format: backupFormat, version: versionFor(entries, ruleSets), exported: isoOf(now()) }) as const;
	try {
		const stored = await read(['entries', 'players', 'ruleSets', 'settings'], async (transaction) => ({
			entries: await transaction.objectStore('entries').getAll(),
			players: await transaction.objectStore('players').getAll(),
			ruleSets: await transaction.objectStore('ruleSets').getAll(),
			setupKeys: await transaction.objectStore('settings').getAllKeys(setupKeys()),
			setups: await transaction.objectStore('settings').getAll(setupKeys())
		}));
		const readable = unionOf([...toEntries(stored.entries), ...waiting]);
		const started = matchesWithStart(readable);
		const damaged = [
			...stored.entries.filter((value) => toEntries([value]).length === 0),
			...readable.filter(({ match }) => !started.has(match)),
			...stored.players.filter((value) => toPlayers([value]).length === 0),
			...stored.ruleSets.filter((value) => toRuleSets([value]).length === 0)
		];
		const setups: Record<string, unknown> = {};
		for (const [index, key] of stored.setupKeys.entries()) {
			setups[key.slice(setupPrefix.length)] = stored.setups[index];
		}
		const entries = readable.filter(({ match }) => started.has(match));
		const ruleSets = toRuleSets(stored.ruleSets);
		return {
			backup: {
				...label(entries, ruleSets),
				entries,
				players,
				...(ruleSets.length > 0 && { ruleSets }),
				...(stored.setupKeys.length > 0 && { setups }),
				...(damaged.length > 0 && { damaged })
			}
		};
	} catch (error) {
		const entries = unionOf(waiting);
		return { backup: { ...label(entries), entries, players }, trouble: troubleOf(error).code };
	}
};

/** @returns a backup of one match from its log in memory, for when nothing can be stored; same format. */
export const exportMatch = (entries: readonly Entry[], now: () => number = Date.now): Backup => ({
	format: backupFormat,
	version: versionFor(entries, []),
	exported: isoOf(now()),
	entries: unionOf(entries),
	players: []
});

const isoOf = (time: number): string => new Date(time).toISOString();

const setupKeys = (): IDBKeyRange => IDBKeyRange.bound(setupPrefix, `${setupPrefix}\uffff`);

/** @returns each entry once (the first of a key), by match and in log order. */
const unionOf = (entries: readonly Entry[]): Entry[] => {
	const entryByKey = new Map<string, Entry>();
	for (const entry of entries) if (!entryByKey.has(keyOf(entry))) entryByKey.set(keyOf(entry), entry);
	return [...entryByKey.values()].sort(
		(a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : 0) || byOrder(a, b)
	);
};

const matchesWithStart = (entries: readonly Entry[]): ReadonlySet<string> =>
	new Set(entries.filter(({ kind }) => kind === 'start').map(({ match }) => match));
