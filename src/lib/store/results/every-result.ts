/**
 * The results of all matches that are over. They are read from the store once and then kept in memory, so that another
 * filter is answered without reading ten thousand of them again. What is written meanwhile is read anew by itself.
 */
import { listen } from '../db/tabs.ts';
import { read } from '../db/transact.ts';
import type { PageSizes } from '../lists/scan-rows.ts';
import { unsavedRows } from '../lines/unsaved.ts';
import { toResult, toResultText, type MatchResult } from './result.ts';
import { scanResults, type ResultsReader } from './scan-results.ts';
import { noteTouched, takeTouched } from './touched.ts';

const kept = new Map<string, MatchResult>();
/** Whether every result is in `kept`, but for those noted as touched. */
let areAllKept = false;
let isListening = false;
let upToDate: Promise<void> = Promise.resolve();

/** Follows what other tabs write. After an import or in another group, anything may have changed. */
const listenOnce = (): void => {
	if (isListening) return;
	isListening = true;
	listen((message) => {
		if (message.kind === 'match') noteTouched(message.match);
		else if (message.kind === 'import' || message.kind === 'group') forgetResults();
	});
};

/** Has the results read from the store again, as after they were all made anew. */
export const forgetResults = (): void => {
	kept.clear();
	areAllKept = false;
};

/**
 * Gives every result once, in any order, with a pause after each page where `take` makes one.
 *
 * @returns whether every match that is over had a result that could be read; see `scanResults`.
 * @throws {Trouble} when the store cannot be read.
 */
export const eachResult = async (sizes: PageSizes, reader: ResultsReader): Promise<boolean> => {
	listenOnce();
	if (areAllKept) return giveKept(sizes, reader);
	const isWhole = await scanResults(sizes, {
		...reader,
		take: (results) => {
			for (const result of results) kept.set(result.id, result);
			return reader.take(results);
		}
	});
	// What is not saved yet was given, too, and is read again once it is.
	for (const match of unsavedRows().keys()) noteTouched(match);
	if (isWhole) areAllKept = true;
	return isWhole;
};

const giveKept = async (
	[first, others]: PageSizes,
	{ take, tell, isWanted }: ResultsReader
): Promise<boolean> => {
	// One after the other, so that nobody gets results while another's reading is bringing them up to date.
	upToDate = upToDate.catch(() => undefined).then(readTouched);
	await upToDate;
	const unsaved = unsavedRows();
	for (const match of unsaved.keys()) noteTouched(match);
	const fresh = [...unsaved.values()].map((row) => toResult(toResultText(row)));
	const results = [...fresh, ...[...kept.values()].filter(({ id }) => !unsaved.has(id))].filter(
		(result) => result !== undefined
	);
	tell(results.length);
	let size = first;
	for (let at = 0; at < results.length && isWanted(); at += size, size = others)
		await take(results.slice(at, at + size));
	return true;
};

/** Brings the results in memory up to date with what was written. */
const readTouched = async (): Promise<void> => {
	const matches = takeTouched();
	if (matches.length === 0) return;
	try {
		const values = await read(['results'], (transaction) =>
			Promise.all(matches.map((match) => transaction.objectStore('results').get(match)))
		);
		for (const [place, match] of matches.entries()) {
			const result = toResult(values[place]);
			if (result) kept.set(match, result);
			else kept.delete(match);
			// A tab of an earlier version wrote it: the next reading of the store finds that, and has it made anew.
			if (!result && values[place] !== undefined) areAllKept = false;
		}
	} catch (error) {
		forgetResults();
		throw error;
	}
};
