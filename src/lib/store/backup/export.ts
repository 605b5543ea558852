/** Exports everything that is stored or in memory into one file, part by part. */
import type { Entry } from '../../match/entry.ts';
import { partsLabel, partSize, type Part } from './parts.ts';
import { packLines } from './stream.ts';
import { unionOf } from './export-match.ts';
import { logsInMemory } from '../log/unsaved.ts';
import { hiddenPlayers } from '../players/hidden-players.ts';
import { toPlayers } from '../players/player.ts';
import { listPlayers } from '../players/players.ts';
import { toRuleSets } from '../rule-sets/rule-set.ts';
import type { EntryKey } from '../db/schema.ts';
import { listSeasons } from '../settings/seasons.ts';
import { setupPrefix } from '../settings/settings.ts';
import { toEntries } from '../log/stored-log.ts';
import { read } from '../db/transact.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';

/**
 * A backup file. With a `trouble`, the store could not be read to its end: the file then holds what could be
 * read, and what is in memory.
 */
export interface ExportResult {
	readonly file: Blob;
	readonly trouble?: TroubleCode;
}

/** How many entries are read at a time. */
const pageSize = 2000;

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
		yield JSON.stringify(partsLabel(now(), { seasons, hidden }));
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
		for await (const [match, values] of storedMatches(onprogress)) {
			yield* matchParts(values, waiting.get(match) ?? []);
			waiting.delete(match);
		}
	} catch (error) {
		ontrouble(troubleOf(error).code);
	}
	for (const log of waiting.values()) yield* matchParts([], log);
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

/**
 * Yields the stored values of each match. They are read page by page, and only one match is held in memory.
 */
async function* storedMatches(
	onprogress: (share: number) => void
): AsyncGenerator<readonly [match: string, values: readonly unknown[]]> {
	const total = await read(['entries'], (transaction) => transaction.objectStore('entries').count());
	let done = 0;
	let after: EntryKey | undefined;
	let open: { readonly match: string; readonly values: unknown[] } | undefined;
	for (;;) {
		const range = after && IDBKeyRange.lowerBound(after, true);
		const page = await read(['entries'], (transaction) =>
			transaction.objectStore('entries').getAll(range, pageSize)
		);
		for (const value of page) {
			// The key is part of every stored value, even of a damaged one.
			const { match, seq, device } = value as Entry;
			if (open?.match !== match) {
				if (open) yield [open.match, open.values];
				open = { match, values: [] };
			}
			open.values.push(value);
			after = [match, seq, device];
		}
		done += page.length;
		onprogress(done < total ? done / total : 1);
		if (page.length < pageSize) break;
	}
	if (open) yield [open.match, open.values];
}

/** Yields a match in parts. If its start is missing, all its entries count as damaged. */
function* matchParts(values: readonly unknown[], waiting: readonly Entry[]): Generator<Part> {
	const readable = unionOf([...toEntries(values), ...waiting]);
	const isBegun = readable.some(({ kind }) => kind === 'start');
	const unreadable = values.filter((value) => toEntries([value]).length === 0);
	for (const entries of chunks(isBegun ? readable : [])) yield { entries };
	for (const damaged of chunks(isBegun ? unreadable : [...unreadable, ...readable])) yield { damaged };
}

const chunks = <Value>(values: readonly Value[]): (readonly Value[])[] =>
	Array.from({ length: Math.ceil(values.length / partSize) }, (_, index) =>
		values.slice(index * partSize, (index + 1) * partSize)
	);

const setupKeys = (): IDBKeyRange => IDBKeyRange.bound(setupPrefix, `${setupPrefix}\uffff`);
