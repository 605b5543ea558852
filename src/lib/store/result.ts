/**
 * A match's result: who sat, and how it ended for each. One short text a match, since what costs time in reading
 * many is the number of fields.
 */
import type { IDBPObjectStore } from 'idb';
import { resultAt, results, type Result } from '../games/said.ts';
import { statusOf, toStored, type MatchRow } from './row.ts';
import type { OchayaSchema, StoreName } from './schema.ts';
import { isFlag, isListOf, isNumber, isText, isTime, isWhole, type Is } from './shape.ts';

/** What a list of players adds up of a match that is over. */
export interface MatchResult {
	readonly id: string;
	readonly game: string;
	/** Of its record; 0 where the row has none yet, and nothing can be counted. */
	readonly version: number;
	/** When it ended. */
	readonly changed: number;
	/** Their ids, by seat. */
	readonly players: readonly string[];
	/** By seat. */
	readonly results: readonly Result[];
	/** By seat, or one of all. */
	readonly scores: readonly number[];
	readonly isTogether: boolean;
	/** What it is compared with. */
	readonly like: string;
}

/** @returns the text that is stored; nothing for a match that is under way, deleted or cannot be read. */
export const toResultText = (row: MatchRow): string | undefined => {
	const { id, game, changed, players, outcome, record, standing } = row;
	if (row.isDeleted || !outcome || statusOf(row) !== 'ended') return undefined;
	return JSON.stringify([
		id,
		game,
		standing && record ? record.version : 0,
		changed,
		players.map((player) => player.id),
		players.map((_, seat) => resultAt(outcome, seat)),
		standing?.scores ?? [],
		record?.isTogether ?? false,
		record?.like ?? ''
	]);
};

const isTexts = isListOf(isText);
const isResults = isListOf<Result>((value): value is Result => results.some((result) => result === value));
const isScores = isListOf(isNumber);
const checks: readonly Is<unknown>[] = [
	...[isText, isText, isWhole, isTime, isTexts, isResults, isScores, isFlag, isText]
];

/** @returns the result, or undefined for a value that is none. */
export const toResult = (stored: unknown): MatchResult | undefined => {
	const parts = partsOf(stored);
	if (!Array.isArray(parts) || !checks.every((is, place) => is(parts[place]))) return undefined;
	const [id, game, version, changed, players, results, scores, isTogether, like] = parts as [
		...[string, string, number, number, readonly string[], readonly Result[], readonly number[]],
		...[boolean, string]
	];
	return { id, game, version, changed, players, results, scores, isTogether, like };
};

const partsOf = (stored: unknown): unknown => {
	try {
		return isText(stored) ? JSON.parse(stored) : undefined;
	} catch {
		return undefined;
	}
};

type Store<Name extends StoreName> = IDBPObjectStore<OchayaSchema, readonly StoreName[], Name, 'readwrite'>;

/** The one way a row is stored: with its result, in the same transaction. @returns the requests, in one breath. */
export const putRow = (
	matches: Store<'matches'>,
	results: Store<'results'>,
	row: MatchRow
): Promise<unknown> => {
	const text = toResultText(row);
	return Promise.all([
		matches.put(toStored(row)),
		text === undefined ? results.delete(row.id) : results.put(text, row.id)
	]);
};
