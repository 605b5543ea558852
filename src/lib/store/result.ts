/**
 * A match's result: who sat, and how it ended for each. A short text, since what costs time in reading many is
 * the number of fields; of many on a shelf, one text for all of them (see `shelf.ts`).
 */
import type { IDBPObjectStore } from 'idb';
import { resultAt, results, type Result } from '../games/said.ts';
import { statusOf, toStored, type MatchRow } from './row.ts';
import type { OchayaSchema, StoreName } from './schema.ts';
import { isFlag, isListOf, isNumber, isText, isTime, isWhole, type Is } from './shape.ts';
import { looseKey, type ResultFields } from './shelf.ts';

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

/** @returns the text that is stored loose; nothing for a match that is under way, deleted or cannot be read. */
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

/** @returns the result, or undefined for fields that are none. */
export const toResult = (fields: ResultFields): MatchResult | undefined => {
	if (!checks.every((is, place) => is(fields[place]))) return undefined;
	const [id, game, version, changed, players, results, scores, isTogether, like] = fields as readonly [
		...[string, string, number, number, readonly string[], readonly Result[], readonly number[]],
		...[boolean, string]
	];
	return { id, game, version, changed, players, results, scores, isTogether, like };
};

type Store<Name extends StoreName> = IDBPObjectStore<OchayaSchema, readonly StoreName[], Name, 'readwrite'>;

/**
 * The one way a row is stored: with its result, in the same transaction. Nothing is read for it, and of a match
 * under way nothing written: where it may have had a result, which can lie on a shelf, it is said to be gone.
 *
 * @param hadNone whether the match is known to have had no result before.
 * @returns the requests, in one breath.
 */
export const putRow = (
	matches: Store<'matches'>,
	results: Store<'results'>,
	row: MatchRow,
	hadNone = false
): Promise<unknown> => {
	const text = toResultText(row);
	const requests: Promise<unknown>[] = [matches.put(toStored(row))];
	if (text !== undefined || !hadNone)
		requests.push(results.put(text ?? JSON.stringify([row.id]), looseKey(row.id)));
	return Promise.all(requests);
};
