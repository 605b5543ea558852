/**
 * Reads the JSON export of the app BG Stats. Its format is not documented; `docs/past-plays.md` names the open projects
 * that show it. Only what is needed here is checked, and unknown fields are ignored.
 */
import * as v from 'valibot';
import { foldedName, tidyName } from '$lib/match/names';
import { noTime } from '$lib/share/bg-stats';
import { readScore, type ToldResult } from './cells';
import { readDate } from './dates';
import {
	gameNamed,
	inPlaces,
	isAhead,
	matchTold,
	maxRows,
	pastId,
	refusedReading,
	type KnownGame,
	type PastMatch,
	type PastPlayer,
	type Reading,
	type ToldSeat
} from './past-match';
import type { Problem } from './problem-words';

/** Yes or no, which some versions write as 1 or 0. */
const flag = v.optional(v.nullable(v.union([v.boolean(), v.number()])));
const reference = v.pipe(v.number(), v.safeInteger());
const text = v.optional(v.nullable(v.string()));

const playerSchema = v.object({ id: reference, name: v.string(), isAnonymous: flag });
const gameSchema = v.object({ id: reference, name: v.string(), bggId: v.optional(v.nullable(v.number())) });
const placeSchema = v.object({ id: reference, name: v.string() });
const seatSchema = v.object({
	playerRefId: reference,
	score: v.optional(v.nullable(v.union([v.string(), v.number()]))),
	winner: flag,
	startPlayer: flag,
	seatOrder: v.optional(v.nullable(v.number()))
});
const playSchema = v.object({
	uuid: text,
	playDate: v.string(),
	entryDate: text,
	durationMin: v.optional(v.nullable(v.number())),
	gameRefId: reference,
	locationRefId: v.optional(v.nullable(v.number())),
	comments: text,
	ignored: flag,
	playerScores: v.array(seatSchema)
});
type Seat = v.InferOutput<typeof seatSchema>;
type Play = v.InferOutput<typeof playSchema>;

const exportSchema = v.object({
	players: v.array(v.unknown()),
	games: v.array(v.unknown()),
	locations: v.optional(v.nullable(v.array(v.unknown()))),
	plays: v.array(v.unknown())
});

/** @returns the values that pass the schema, by their id. */
const byId = <Item extends { readonly id: number }>(
	schema: v.GenericSchema<unknown, Item>,
	values: readonly unknown[]
): ReadonlyMap<number, Item> =>
	new Map(
		values.flatMap((value) => {
			const parsed = v.safeParse(schema, value);
			return parsed.success ? [[parsed.output.id, parsed.output] as const] : [];
		})
	);

/** Ten o'clock stands for a day without a time. */
const endOfNoTime = new RegExp(`\\s${noTime}$`);

const sum = /^[+-]?\d+(?:[+-]\d+)*$/;
/** @returns a score, which players may have typed as a sum, such as `12+5`. */
const scoreOf = ({ score }: Seat): number | undefined | 'bad' => {
	const typed = String(score ?? '').replaceAll(' ', '');
	if (!sum.test(typed)) return readScore(typed);
	const parts = typed.match(/[+-]?\d+/g) ?? [];
	return readScore(String(parts.reduce((total, part) => total + Number(part), 0)));
};

/**
 * A play without a winner is decided by its scores. Where all play together, nobody wins a show that is not perfect;
 * one that has no score either is lost.
 */
const resultOf = (
	seat: Seat,
	seats: readonly Seat[],
	isTogether: boolean,
	hasScore: boolean
): ToldResult | undefined => {
	if (!seats.some(({ winner }) => winner)) return isTogether && !hasScore ? 'lost' : undefined;
	if (isTogether) return 'finished';
	return seat.winner ? 'won' : 'lost';
};

/** @returns when a play was entered, which orders those of a day; empty where that is not told. */
const entered = ({ success, output }: v.SafeParseResult<typeof playSchema>): string =>
	success ? (output.entryDate ?? '') : '';

/** Whether data is an export of BG Stats, of whatever version. */
export const isBgStats = (data: unknown): boolean => v.is(exportSchema, data);

/** @param data as it was parsed from JSON. @param now in milliseconds since 1970. */
export const readBgStats = (data: unknown, games: readonly KnownGame[], now: number): Reading => {
	const parsed = v.safeParse(exportSchema, data);
	if (!parsed.success) return refusedReading('not-a-table');
	const { plays } = parsed.output;
	if (plays.length > maxRows) return refusedReading('too-many-rows');
	const players = byId(playerSchema, parsed.output.players);
	const places = byId(placeSchema, parsed.output.locations ?? []);
	const gamesTold = byId(gameSchema, parsed.output.games);
	const gameOf = ({ gameRefId }: Play): KnownGame | undefined => {
		const told = gamesTold.get(gameRefId);
		return told && (games.find(({ bggId }) => bggId === told.bggId) ?? gameNamed(told.name, games));
	};
	const playerOf = ({ playerRefId }: Seat): PastPlayer | undefined => {
		const told = players.get(playerRefId);
		const name = tidyName(told?.name ?? '');
		if (told?.isAnonymous) return { name: '', isGuest: true };
		return foldedName(name) === '' ? undefined : { name };
	};
	const matchOf = (play: Play, game: KnownGame): ReturnType<typeof matchTold> => {
		const { playDate, durationMin, comments, locationRefId } = play;
		if (play.ignored) return { code: 'ignored' };
		const date = readDate(playDate.replace(endOfNoTime, ''));
		if (date === undefined || date === 'bad') return { code: 'bad-date', text: playDate };
		if (isAhead(date, now)) return { code: 'future-date', text: playDate };
		const seated = play.playerScores.toSorted((a, b) => (a.seatOrder ?? 0) - (b.seatOrder ?? 0));
		const scores = seated.map(scoreOf);
		const wrong = scores.indexOf('bad');
		if (wrong >= 0) return { code: 'bad-score', text: String(seated[wrong]?.score) };
		const hasScore = scores.some((score) => score !== undefined);
		const seats = seated.flatMap((seat, at): readonly ToldSeat[] => {
			const [player, score] = [playerOf(seat), scores[at]];
			const result = resultOf(seat, seated, game.isTogether, hasScore);
			const began = Boolean(seat.startPlayer);
			return player ? [{ player, score: score === 'bad' ? undefined : score, result, began }] : [];
		});
		if (seats.length < seated.length) return { code: 'no-player' };
		return matchTold(game, {
			...{ seats, date, minutes: Math.round(durationMin ?? 0) },
			place: (places.get(locationRefId ?? -1)?.name ?? '').trim(),
			note: (comments ?? '').trim(),
			...{ max: undefined, kind: '', options: undefined }
		});
	};
	const problems: Problem[] = [];
	const matches = new Map<string, PastMatch>();
	let others = 0;
	const inOrder = plays
		.map((value, index) => ({ play: v.safeParse(playSchema, value), where: { play: index + 1 } }))
		.toSorted((a, b) => (entered(a.play) < entered(b.play) ? -1 : Number(entered(a.play) > entered(b.play))));
	for (const { play, where } of inOrder) {
		if (!play.success) {
			problems.push({ code: 'damaged', where });
			continue;
		}
		const { uuid, playDate } = play.output;
		const game = gameOf(play.output);
		const match = game && matchOf(play.output, game);
		if (!match) others += 1;
		else if ('code' in match) problems.push({ ...match, where });
		else {
			const key = uuid?.toLowerCase() || JSON.stringify([playDate, match.game, match.players, match.noted]);
			const id = pastId(`bg-stats ${key}`);
			matches.set(id, { ...match, where, id, ...(uuid && { play: uuid.toUpperCase() }) });
		}
	}
	return { matches: inPlaces([...matches.values()]), problems, others };
};
