/** Exports everything that is stored or in memory into one file, part by part. */
import type { Entry } from '../../match/entry.ts';
import type { Part } from './file-format.ts';
import { labelAt } from './label.ts';
import { partSize, packLines } from './stream.ts';
import { logsInMemory } from '../lines/unsaved.ts';
import { toPlayers } from '../players/player.ts';
import { hiddenPlayers, listPlayers } from '../players/players.ts';
import { toRuleSets } from '../rule-sets/rule-set.ts';
import { beginningWith, type LineKey, type OldKey } from '../db/schema.ts';
import { listSeasons, setupPrefix } from '../settings/settings.ts';
import { compareLines } from '../../match/line.ts';
import { lineFrom, singly, toEntries, toOldEntries } from '../lines/stored-line.ts';
import { read } from '../db/connection.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';

/**
 * A backup file. With a `trouble`, the store could not be read to its end: the file then holds what could be
 * read, and what is in memory.
 */
export interface ExportResult {
	readonly file: Blob;
	readonly trouble?: TroubleCode;
}

/** How many stored values are read at a time. Those of a match that came whole are one. */
const pageSize = 1000;

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
	let trouble: TroubleCode | undefined;
	let written = 0;
	async function* lines(): AsyncGenerator<string> {
		const seasons = await listSeasons();
		const hidden = [...(await hiddenPlayers())];
		yield JSON.stringify(labelAt(now()));
		// Before the players: an import that is broken off and begun again still hides those it brought.
		if (seasons.length + hidden.length > 0) yield JSON.stringify({ seasons, hidden } satisfies Part);
		for await (const part of parts(onprogress, (code) => (trouble = code))) {
			written += part.entries?.length ?? 0;
			yield JSON.stringify(part);
		}
		yield JSON.stringify({ end: written } satisfies Part);
	}
	const file = await packLines(lines());
	return { file, ...(trouble && { trouble }) };
};

async function* parts(
	onprogress: (share: number) => void,
	ontrouble: (code: TroubleCode) => void
): AsyncGenerator<Part> {
	const waiting = new Map(logsInMemory());
	for (const players of chunks((await listPlayers()).players)) yield { players };
	try {
		yield* storedLists();
		for await (const stored of storedMatches(onprogress)) {
			yield* matchParts(stored, waiting.get(stored.match) ?? []);
			waiting.delete(stored.match);
		}
	} catch (error) {
		ontrouble(troubleOf(error).code);
	}
	for (const [match, line] of waiting) yield* matchParts({ match, values: [], isOld: false }, line);
}

/** Yields rule sets, last setups, and damaged players and rule sets. */
async function* storedLists(): AsyncGenerator<Part> {
	const stored = await read(['players', 'ruleSets', 'settings'], async (transaction) => ({
		players: await transaction.objectStore('players').getAll(),
		ruleSets: await transaction.objectStore('ruleSets').getAll(),
		setupKeys: await transaction.objectStore('settings').getAllKeys(setupKeys()),
		setups: await transaction.objectStore('settings').getAll(setupKeys())
	}));
	for (const ruleSets of chunks(toRuleSets(stored.ruleSets))) yield { ruleSets };
	if (stored.setupKeys.length > 0) {
		const setups = stored.setupKeys.map((key, index) => [
			key.slice(setupPrefix.length),
			stored.setups[index]
		]);
		yield { setups: Object.fromEntries(setups) as Record<string, unknown> };
	}
	const damaged = [
		...stored.players.filter((value) => toPlayers([value]).length === 0),
		...stored.ruleSets.filter((value) => toRuleSets([value]).length === 0)
	];
	for (const some of chunks(damaged)) yield { damaged: some };
}

/** The stored values of a match: of its line, or of its log of version 1. */
interface StoredMatch {
	readonly match: string;
	readonly values: unknown[];
	readonly isOld: boolean;
}

/**
 * Yields the stored values of each match: first of the lines, then of the logs that are not moved yet. They are read page
 * by page, and only one match is held in memory.
 */
async function* storedMatches(onprogress: (share: number) => void): AsyncGenerator<StoredMatch> {
	const total = await read(['lines', 'entries'], async (transaction) => {
		const counts = await Promise.all([
			transaction.objectStore('lines').count(),
			transaction.objectStore('entries').count()
		]);
		return counts[0] + counts[1];
	});
	let done = 0;
	for (const name of ['lines', 'entries'] as const) {
		let after: LineKey | OldKey | undefined;
		let open: StoredMatch | undefined;
		for (;;) {
			const range = after && IDBKeyRange.lowerBound(after, true);
			const page = await read([name], (transaction) => transaction.objectStore(name).getAll(range, pageSize));
			for (const value of page) {
				// The key is part of every stored value, even of a damaged one.
				const { match, seq, device } = value as Entry;
				if (open?.match !== match) {
					if (open) yield open;
					open = { match, values: [], isOld: name === 'entries' };
				}
				open.values.push(value);
				after = name === 'lines' ? [match, seq] : [match, seq, device];
			}
			done += page.length;
			if (page.length > 0) onprogress(done < total ? done / total : 1);
			if (page.length < pageSize) break;
		}
		if (open) yield open;
	}
	if (total === 0) onprogress(1);
}

/**
 * Yields a match in parts. If its start is missing, all its entries count as damaged.
 *
 * @param shown the line in memory, which has what is not stored yet.
 */
function* matchParts({ values, isOld }: StoredMatch, shown: readonly Entry[]): Generator<Part> {
	const stored = isOld ? lineFrom([], values) : lineFrom(values, []);
	const line = compareLines(stored.entries, shown).is === 'theirs-longer' ? shown : stored.entries;
	const read = isOld ? toOldEntries : toEntries;
	const unreadable = singly(values).filter((value) => read([value]).length === 0);
	const isBegun = line.some(({ kind }) => kind === 'start');
	for (const entries of chunks(isBegun ? line : [])) yield { entries };
	for (const damaged of chunks(isBegun ? unreadable : [...unreadable, ...line])) yield { damaged };
}

const chunks = <Value>(values: readonly Value[]): (readonly Value[])[] =>
	Array.from({ length: Math.ceil(values.length / partSize) }, (_, index) =>
		values.slice(index * partSize, (index + 1) * partSize)
	);

const setupKeys = (): IDBKeyRange => beginningWith(setupPrefix);
