/**
 * A match's result: who sat, how it ended for each, and its facts. A short text, since what costs time in reading
 * many is the number of fields; of many on a shelf, one text for all of them (see `shelf.ts`).
 */
import type { IDBPObjectStore } from 'idb';
import type { Fact } from '../games/facts.ts';
import { resultAt, results, type Result } from '../games/said.ts';
import { statusOf, toStored, type MatchRow } from './row.ts';
import type { OchayaSchema, StoreName } from './schema.ts';
import { isFlag, isListOf, isNumber, isText, isTime, isWhole, type Is } from './shape.ts';
import { looseKey, type ResultFields } from './shelf.ts';

/** A fact in its shortest form; -1 stands for the table. */
export type FactFields = readonly [name: string, value: number, seat?: number, of?: string];

/** What records add up of a match that is over. */
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
	readonly minutes: number;
	readonly rounds: number;
	/** Who began; -1 where nobody did. */
	readonly starter: number;
	readonly own: readonly FactFields[];
}

/** Nobody's, of a seat. */
const nobody = -1;

const fieldsOf = ({ name, value, seat, of }: Fact): FactFields =>
	of !== undefined
		? [name, value, seat ?? nobody, of]
		: seat !== undefined
			? [name, value, seat]
			: [name, value];

/** @returns the fact as its game told it. Each shape written out: there are hundreds of thousands. */
export const factOf = (fields: FactFields): Fact => {
	const [name, value] = fields;
	const seat = fields[2] ?? nobody;
	const of = fields[3];
	if (seat === nobody) return of === undefined ? { name, value } : { name, of, value };
	return of === undefined ? { name, seat, value } : { name, of, seat, value };
};

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
		record?.like ?? '',
		record?.minutes ?? 0,
		record?.rounds ?? 0,
		record?.starter ?? nobody,
		record?.own.map(fieldsOf) ?? []
	]);
};

const isTexts = isListOf(isText);
const isResults = isListOf<Result>((value): value is Result => results.some((result) => result === value));
const isScores = isListOf(isNumber);
const isSeat: Is<number> = (value): value is number => value === nobody || isWhole(value);
const isFact: Is<FactFields> = (value): value is FactFields => {
	if (!Array.isArray(value)) return false;
	const fields: readonly unknown[] = value;
	return (
		isText(fields[0]) &&
		isNumber(fields[1]) &&
		(fields[2] === undefined || isSeat(fields[2])) &&
		(fields[3] === undefined || isText(fields[3]))
	);
};
const checks: readonly Is<unknown>[] = [
	...[isText, isText, isWhole, isTime, isTexts, isResults, isScores, isFlag, isText],
	...[isWhole, isWhole, isSeat, isListOf(isFact)]
];

/** @returns the result, or undefined for fields that are none, or lack the facts, as those of an earlier build do. */
export const toResult = (fields: ResultFields): MatchResult | undefined => {
	for (let place = 0; place < checks.length; place += 1)
		if (!checks[place]?.(fields[place])) return undefined;
	const known = fields as readonly [
		...[string, string, number, number, readonly string[], readonly Result[], readonly number[]],
		...[boolean, string, number, number, number, readonly FactFields[]]
	];
	return {
		id: known[0],
		game: known[1],
		version: known[2],
		changed: known[3],
		players: known[4],
		results: known[5],
		scores: known[6],
		isTogether: known[7],
		like: known[8],
		minutes: known[9],
		rounds: known[10],
		starter: known[11],
		own: known[12]
	};
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
