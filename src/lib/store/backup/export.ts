/** Exports everything that is stored or in memory into one file. */
import type { Entry } from '../../match/entry.ts';
import { compareLines } from '../../match/line.ts';
import { read } from '../db/connection.ts';
import { beginningWith, type LineKey, type OldKey } from '../db/schema.ts';
import { shortTasks } from '../db/short-tasks.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';
import { lineFrom, singly, toEntries, toOldEntries } from '../lines/stored-line.ts';
import { logsInMemory } from '../lines/unsaved.ts';
import { toPlayers } from '../players/player.ts';
import { hiddenPlayers, listPlayers } from '../players/players.ts';
import { toRuleSets } from '../rule-sets/rule-set.ts';
import { listSeasons, setupPrefix } from '../settings/settings.ts';
import type { Part } from './file-format.ts';
import { labelAt } from './label.ts';

/**
 * A backup file. With a `trouble`, the store could not be read to its end: the file then holds what could be
 * read, and what is in memory.
 */
export interface ExportResult {
	readonly file: Blob;
	readonly trouble?: TroubleCode;
}

/** How many stored values are read at a time, so that a tap that is being stored does not wait long. */
const pageSize = 1000;
/** The most values of one kind in a part. */
const partSize = 500;

/**
 * Exports everything, deleted matches included. Never rejects because of the store.
 *
 * Stored values that cannot be read are exported unchanged and apart from the rest: they are not lost, and
 * the file can still be imported. The device's id is not exported, because two devices must not write under
 * the same one.
 *
 * @param onprogress called with the share that is done, from 0 to 1.
 */
export const exportAll = async (
	onprogress: (share: number) => void = () => undefined,
	now: () => number = Date.now
): Promise<ExportResult> => {
	const breathe = shortTasks();
	const lines = [JSON.stringify(labelAt(now()))];
	const add = (...parts: readonly Part[]): unknown =>
		lines.push(...parts.map((part) => JSON.stringify(part)));
	const [seasons, hidden] = [await listSeasons(), [...(await hiddenPlayers())]];
	// Before the players: an import that is broken off and begun again still hides those it brought.
	if (seasons.length + hidden.length > 0) add({ seasons, hidden });
	add(...chunks((await listPlayers()).players).map((players) => ({ players })));
	const shown = logsInMemory();
	const stored = new Map<string, StoredMatch>();
	let trouble: TroubleCode | undefined;
	try {
		add(...(await storedLists()));
		await readMatches(stored, onprogress);
	} catch (error) {
		trouble = troubleOf(error).code;
		// The last one may lack what was not read any more.
		stored.delete([...stored.keys()].at(-1) ?? '');
	}
	let end = 0;
	for (const match of new Set([...stored.keys(), ...shown.keys()])) {
		const parts = partsOfMatch(stored.get(match) ?? { lines: [], entries: [] }, shown.get(match) ?? []);
		for (const { entries = [] } of parts) end += entries.length;
		add(...parts);
		await breathe();
	}
	add({ end });
	return { file: await packed(lines), ...(trouble && { trouble }) };
};

/** @returns the lines as a file, gzipped if the browser can do that. */
const packed = async (lines: readonly string[]): Promise<Blob> => {
	const plain = new Blob(lines.map((line) => `${line}\n`));
	if (typeof CompressionStream === 'undefined') return plain;
	return new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).blob();
};

/** @returns rule sets, last setups, and damaged players and rule sets. */
const storedLists = async (): Promise<readonly Part[]> => {
	const range = beginningWith(setupPrefix);
	const [players, ruleSets, keys, setups] = await read(['players', 'ruleSets', 'settings'], (transaction) =>
		Promise.all([
			transaction.objectStore('players').getAll(),
			transaction.objectStore('ruleSets').getAll(),
			transaction.objectStore('settings').getAllKeys(range),
			transaction.objectStore('settings').getAll(range)
		])
	);
	const setupByGame = Object.fromEntries(
		keys.map((key, index) => [key.slice(setupPrefix.length), setups[index]])
	);
	const damaged = [
		...players.filter((value) => toPlayers([value]).length === 0),
		...ruleSets.filter((value) => toRuleSets([value]).length === 0)
	];
	return [
		...chunks(toRuleSets(ruleSets)).map((some) => ({ ruleSets: some })),
		...(keys.length > 0 ? [{ setups: setupByGame }] : []),
		...chunks(damaged).map((some) => ({ damaged: some }))
	];
};

/** The stored values of a match: of its line, and of its log of version 1. */
type StoredMatch = Readonly<Record<'lines' | 'entries', unknown[]>>;

/** Reads the stored values of all matches, page by page. */
const readMatches = async (
	stored: Map<string, StoredMatch>,
	onprogress: (share: number) => void
): Promise<void> => {
	const names = ['lines', 'entries'] as const;
	const counts = await read(names, (transaction) =>
		Promise.all(names.map((name) => transaction.objectStore(name).count()))
	);
	const total = counts.reduce((sum, count) => sum + count, 0);
	let done = 0;
	for (const name of names) {
		let after: LineKey | OldKey | undefined;
		for (let page: unknown[] | undefined; page?.length !== 0;) {
			const range = after && IDBKeyRange.lowerBound(after, true);
			page = await read([name], (transaction) => transaction.objectStore(name).getAll(range, pageSize));
			for (const value of page) {
				// The key is part of every stored value, even of a damaged one.
				const { match, seq, device } = value as Entry;
				const own = stored.get(match) ?? { lines: [], entries: [] };
				stored.set(match, own);
				own[name].push(value);
				after = name === 'lines' ? [match, seq] : [match, seq, device];
			}
			done += page.length;
			onprogress(done < total ? done / total : 1);
		}
	}
};

/**
 * @param shown the line in memory, which has what is not stored yet.
 * @returns the parts of a match. If its start is missing, all its entries count as damaged.
 */
const partsOfMatch = ({ lines, entries: old }: StoredMatch, shown: readonly Entry[]): readonly Part[] => {
	const stored = lineFrom(lines, old);
	const line = compareLines(stored.entries, shown).is === 'theirs-longer' ? shown : stored.entries;
	const unreadable =
		stored.damaged > 0
			? [
					...singly(lines).filter((value) => toEntries([value]).length === 0),
					...old.filter((value) => toOldEntries([value]).length === 0)
				]
			: [];
	const isBegun = line.some(({ kind }) => kind === 'start');
	return [
		...chunks(isBegun ? line : []).map((entries) => ({ entries })),
		...chunks(isBegun ? unreadable : [...unreadable, ...line]).map((damaged) => ({ damaged }))
	];
};

const chunks = <Value>(values: readonly Value[]): (readonly Value[])[] =>
	Array.from({ length: Math.ceil(values.length / partSize) }, (_, index) =>
		values.slice(index * partSize, (index + 1) * partSize)
	);
