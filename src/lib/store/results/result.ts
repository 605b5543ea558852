/**
 * A match's result: who sat, how it ended for each, and its facts. A short text, since what costs time in reading
 * many is the number of fields; of many on a shelf, one text for all of them (see `shelf.ts`).
 */
import type { IDBPObjectStore } from 'idb';
import type { Fact } from '../../games/facts.ts';
import { resultAt, results, type Result } from '../../games/said.ts';
import { statusOf, toStored, type MatchRow } from '../lists/row.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';
import { isFlag, isListOf, isNumber, isText, isTime, isWhole, type Is } from '../db/predicates.ts';
import { looseKey, type ResultFields } from './shelf.ts';

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
	/** Its facts as a text, which only those who count them take apart: see `factsIn`. */
	readonly own: string;
}

/** Nobody's, of a seat. */
const nobody = -1;

/** Between a fact's fields, and between facts: no field holds one, being encoded. */
const comma = ',';
const space = ' ';

/** Facts in their shortest form: name, value, then seat (-1 for the table) and which of its kind, where there are. */
const factsText = (facts: readonly Fact[]): string =>
	facts
		.map(({ name, value, seat, of }) =>
			[
				encodeURIComponent(name),
				value,
				...(seat !== undefined || of !== undefined ? [seat ?? nobody] : []),
				...(of !== undefined ? [encodeURIComponent(of)] : [])
			].join(comma)
		)
		.join(space);

/** @returns the facts of a result, as its game told them. Each shape written out: there are very many. */
export const factsIn = ({ own }: Pick<MatchResult, 'own'>): readonly Fact[] =>
	own === '' ? [] : own.split(space).map(factIn);

const factIn = (text: string): Fact => {
	const fields = text.split(comma);
	const name = plain(fields[0] ?? '');
	const value = Number(fields[1]);
	const seat = fields[2] === undefined ? nobody : Number(fields[2]);
	const of = fields[3] === undefined ? undefined : plain(fields[3]);
	if (seat === nobody) return of === undefined ? { name, value } : { name, of, value };
	return of === undefined ? { name, seat, value } : { name, of, seat, value };
};
const plain = (text: string): string => (text.includes('%') ? decodeURIComponent(text) : text);

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
		factsText(record?.own ?? [])
	]);
};

const isTexts = isListOf(isText);
const isResults = isListOf<Result>((value): value is Result => results.some((result) => result === value));
const isScores = isListOf(isNumber);
const isSeat: Is<number> = (value): value is number => value === nobody || isWhole(value);
/** As `factsText` writes it; taking it apart is left to those who count them. */
const isFactsText: Is<string> = (value): value is string =>
	isText(value) && !/[^\w\-.!~*'()%, ]/.test(value) && (!value.includes('%') || isDecodable(value));
const isDecodable = (text: string): boolean => {
	try {
		return typeof decodeURIComponent(text) === 'string';
	} catch {
		return false;
	}
};
const checks: readonly Is<unknown>[] = [
	...[isText, isText, isWhole, isTime, isTexts, isResults, isScores, isFlag, isText],
	...[isWhole, isWhole, isSeat, isFactsText]
];

/** @returns the result, or undefined for fields that are none, or lack the facts, as those of an earlier build do. */
export const toResult = (fields: ResultFields): MatchResult | undefined => {
	for (let place = 0; place < checks.length; place += 1)
		if (!checks[place]?.(fields[place])) return undefined;
	const known = fields as readonly [
		...[string, string, number, number, readonly string[], readonly Result[], readonly number[]],
		...[boolean, string, number, number, number, string]
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
