/** The result of a match that is over, as the records read it: who sat, how it ended for each, and its facts. */
import type { Fact } from '../../games/facts.ts';
import { results, resultsOf, type Result } from '../../games/outcome.ts';
import {
	isFlag,
	isListOf,
	isNumber,
	isOptional,
	isText,
	isTime,
	isWhole,
	type Is
} from '../db/predicates.ts';
import { statusOf, type MatchRow } from '../lists/row.ts';

/** What records add up of a match that is over. */
export interface MatchResult {
	readonly id: string;
	readonly game: string;
	/** The version of its facts; 0 where the row has none yet, and nothing can be counted. */
	readonly version: number;
	/** When it was last played, in milliseconds since 1970. */
	readonly changed: number;
	/** The players' ids, by seat. */
	readonly players: readonly string[];
	/** The players' names in that match, by seat. */
	readonly names: readonly string[];
	/** Empty where none was noted, like `note` and `ruleSet`. */
	readonly place: string;
	readonly note: string;
	/** The name that the players gave the match's rules. */
	readonly ruleSet: string;
	/** By seat; empty for a match that stays unfinished. */
	readonly results: readonly Result[];
	/** By seat; a single score where all players share it; empty for a match that was given up, whose scores compare
	 * with none. */
	readonly scores: readonly number[];
	/** The highest score that could be reached; 0 in games that have none. */
	readonly max: number;
	/** Whether the players won or lost together. */
	readonly isTogether: boolean;
	/** Only matches of the same game with the same text here are compared with each other. */
	readonly like: string;
	readonly minutes: number;
	readonly rounds: number;
	/** The seat that began; -1 where no seat did. */
	readonly starter: number;
	/** The facts as one text, which `factsIn` takes apart: a list of players needs none of them. */
	readonly own: string;
	/** Only the result of the match is known: no facts, no rounds, and its minutes may be unknown. */
	readonly isNoted?: boolean;
}

/** Stands for "no seat". */
const noSeat = -1;

// A fact is written as `name,value`, `name,value,seat` or `name,value,seat,of`, with a space between facts. Names are
// URI-encoded, so that they contain neither separator.
const fieldSeparator = ',';
const factSeparator = ' ';

const toFactsText = (facts: readonly Fact[]): string =>
	facts
		.map(({ name, value, seat, of }) =>
			[
				encodeURIComponent(name),
				value,
				...(seat !== undefined || of !== undefined ? [seat ?? noSeat] : []),
				...(of !== undefined ? [encodeURIComponent(of)] : [])
			].join(fieldSeparator)
		)
		.join(factSeparator);

/** @returns the facts of a result, as its game told them. */
export const factsIn = ({ own }: Pick<MatchResult, 'own'>): readonly Fact[] =>
	own === '' ? [] : own.split(factSeparator).map(toFact);

const toFact = (text: string): Fact => {
	const [name = '', value, seat, of] = text.split(fieldSeparator);
	return {
		name: decoded(name),
		...(seat !== undefined && Number(seat) !== noSeat && { seat: Number(seat) }),
		...(of !== undefined && { of: decoded(of) }),
		value: Number(value)
	};
};
const decoded = (text: string): string => (text.includes('%') ? decodeURIComponent(text) : text);

/**
 * @returns the text that is stored of a match's result; undefined for a match that is under way, deleted or
 *   unreadable.
 */
export const toResultText = (row: MatchRow): string | undefined => {
	const { id, game, changed, players, outcome, record, standing } = row;
	if (row.isDeleted || !outcome || statusOf(row) !== 'ended') return undefined;
	return JSON.stringify([
		id,
		game,
		standing && record ? record.version : 0,
		changed,
		players.map((player) => player.id),
		resultsOf(outcome, players.length),
		outcome.givenUp ? [] : (standing?.scores ?? []),
		record?.isTogether ?? false,
		record?.like ?? '',
		record?.minutes ?? 0,
		record?.rounds ?? 0,
		record?.starter ?? noSeat,
		toFactsText(record?.own ?? []),
		players.map((player) => player.name),
		row.place ?? '',
		row.note ?? '',
		row.ruleSet ?? '',
		standing?.max ?? 0,
		...(record?.isNoted ? [true] : [])
	]);
};

const isTexts = isListOf(isText);
const isResults = isListOf<Result>((value): value is Result => results.some((result) => result === value));
const isScores = isListOf(isNumber);
const isSeat: Is<number> = (value): value is number => value === noSeat || isWhole(value);
const number = String.raw`-?\d+(?:\.\d+)?(?:e[+-]\d+)?`;
const encodedName = String.raw`[\w\-.!~*'()%]`;
const fact = `${encodedName}+,${number}(?:,-?\\d+(?:,${encodedName}*)?)?`;
const factsPattern = new RegExp(`^(?:${fact}(?: ${fact})*)?$`);
const isFactsText: Is<string> = (value): value is string =>
	isText(value) && factsPattern.test(value) && (!value.includes('%') || isDecodable(value));
const isDecodable = (text: string): boolean => {
	try {
		return typeof decodeURIComponent(text) === 'string';
	} catch {
		return false;
	}
};

/** The fields of a stored result, in their order, and how each is checked. */
type ResultFields = readonly [
	id: string,
	game: string,
	version: number,
	changed: number,
	players: readonly string[],
	results: readonly Result[],
	scores: readonly number[],
	isTogether: boolean,
	like: string,
	minutes: number,
	rounds: number,
	starter: number,
	own: string,
	names: readonly string[],
	place: string,
	note: string,
	ruleSet: string,
	max: number,
	isNoted?: boolean
];
const checks: readonly Is<unknown>[] = [
	...[isText, isText, isWhole, isTime, isTexts, isResults, isScores, isFlag, isText],
	...[isWhole, isWhole, isSeat, isFactsText, isTexts, isText, isText, isText, isNumber, isOptional(isFlag)]
];
const isResultFields = (fields: unknown): fields is ResultFields =>
	Array.isArray(fields) && checks.every((check, place) => check(fields[place]));

/** @returns the result that a stored value holds; undefined where it cannot be read, or lacks a field. */
export const toResult = (stored: unknown): MatchResult | undefined => {
	const fields = parsed(stored);
	if (!isResultFields(fields)) return undefined;
	const [id, game, version, changed, players, results, scores, ...others] = fields;
	const [isTogether, like, minutes, rounds, starter, own, names, place, note, ruleSet, max, isNoted] = others;
	return {
		...{ id, game, version, changed, players, results, scores },
		...{ isTogether, like, minutes, rounds, starter, own, names, place, note, ruleSet, max },
		...(isNoted && { isNoted })
	};
};

const parsed = (stored: unknown): unknown => {
	try {
		return isText(stored) ? JSON.parse(stored) : undefined;
	} catch {
		return undefined;
	}
};
