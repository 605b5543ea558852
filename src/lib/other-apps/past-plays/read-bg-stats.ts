/**
 * Reads the JSON export of the app BG Stats as rows, as a table would have them. Its format is not documented;
 * `docs/past-plays.md` names the open projects that show it. Only what is needed here is checked, and unknown fields are
 * ignored.
 */
import * as v from 'valibot';
import type { Game } from '$lib/games/game';
import { metas } from '$lib/games/registry';
import { maxNotedMinutes } from '$lib/match/entry';
import { noTime } from '../bg-stats';
import { guestPrefix } from '$lib/store/players/player';
import type { CellResult } from './cells';
import type { Column } from './columns';
import { maxRows, pastId } from './past-match';
import type { Problem } from './problem-words';
import { gameNamed } from './read-rows';
import type { SpreadsheetRow } from './spreadsheet';

/** Yes or no, which some versions write as 1 or 0. */
const flag = v.nullish(v.union([v.boolean(), v.number()]), false);
const number = v.nullish(v.number(), 0);
const text = v.nullish(v.string(), '');
const named = { id: v.number(), name: v.string() };

const seatSchema = v.object({
	...{ playerRefId: v.number(), winner: flag, startPlayer: flag, seatOrder: number },
	score: v.nullish(v.union([v.string(), v.number()]), '')
});
const playSchema = v.object({
	...{
		uuid: text,
		playDate: v.string(),
		entryDate: text,
		durationMin: number,
		comments: text,
		ignored: flag
	},
	...{
		gameRefId: v.number(),
		locationRefId: v.nullish(v.number()),
		playerScores: v.pipe(v.array(seatSchema), v.nonEmpty())
	}
});
type Play = v.InferOutput<typeof playSchema>;

/** What in a list cannot be read is none. */
const listOf = <Item>(schema: v.GenericSchema<unknown, Item>) =>
	v.array(v.fallback(v.nullable(schema), null));
const exportSchema = v.object({
	players: listOf(v.object({ ...named, isAnonymous: flag })),
	games: listOf(v.object({ ...named, bggId: number })),
	locations: v.nullish(listOf(v.object(named)), []),
	plays: listOf(playSchema)
});

/** Ten o'clock stands for a day without a time. */
const endOfNoTime = new RegExp(`\\s${noTime}$`);

/**
 * A play without a winner is decided by its scores. Where all play together, nobody wins a show that is not perfect;
 * one that has no score either is lost.
 */
const resultIn = ({ playerScores }: Play, isWinner: boolean, isTogether: boolean): CellResult | '' => {
	const hasScore = playerScores.some(({ score }) => String(score).trim() !== '');
	if (!playerScores.some(({ winner }) => winner)) return isTogether && !hasScore ? 'lost' : '';
	return isTogether ? 'finished' : isWinner ? 'won' : 'lost';
};

/** @returns a score, which players may have typed as a sum, such as `12+5`. */
const scoreOf = (score: string | number): string => {
	const typed = String(score).replaceAll(' ', '');
	const parts = /^[+-]?\d+(?:[+-]\d+)+$/.test(typed) ? (typed.match(/[+-]?\d+/g) ?? []) : undefined;
	return parts ? String(parts.reduce((sum, part) => sum + Number(part), 0)) : typed;
};

/** @returns the id of a match that BG Stats knows by this one. */
export const idOfPlay = (uuid: string): string => pastId(`bg-stats ${uuid.toLowerCase()}`);

/**
 * @param data as it was parsed from JSON.
 * @returns its rows, what is wrong in it, and how many plays are of other games; undefined where it is no export of BG
 *   Stats, of whatever version.
 */
export const playsIn = (data: unknown, games: readonly Game[]) => {
	const { output, success } = v.safeParse(exportSchema, data);
	if (!success) return undefined;
	const [players, places, boxes] = [byId(output.players), byId(output.locations), byId(output.games)];
	const rows: SpreadsheetRow[] = [];
	const problems: Problem[] = [];
	let others = 0;
	if (output.plays.length > maxRows) return { rows, problems: [{ code: 'too-many-rows' as const }], others };
	const inOrder = output.plays
		.map((play, index) => ({ play, where: { play: index + 1 } }))
		.toSorted((a, b) => compared(enteredAt(a.play), enteredAt(b.play)));
	for (const { play, where } of inOrder) {
		const box = boxes.get(play?.gameRefId ?? NaN);
		const meta = metas.find(({ boardGameGeek }) => boardGameGeek.bggId === box?.bggId);
		const game = box && gameNamed(meta?.id ?? box.name, games);
		if (!play) problems.push({ code: 'damaged', where });
		else if (!game) others += 1;
		else if (play.ignored) problems.push({ code: 'ignored', where });
		else {
			const { uuid, playDate, durationMin, comments, playerScores } = play;
			const shared: Cells = {
				match: uuid === '' ? '' : idOfPlay(uuid),
				...{ game: game.id, began: playDate.replace(endOfNoTime, ''), note: comments.trim() },
				minutes: durationMin > 0 && durationMin <= maxNotedMinutes ? String(Math.round(durationMin)) : '',
				place: places.get(play.locationRefId ?? NaN)?.name.trim() ?? ''
			};
			for (const seat of playerScores.toSorted((a, b) => a.seatOrder - b.seatOrder)) {
				const player = players.get(seat.playerRefId);
				const own: Cells = player?.isAnonymous ? { player_id: guestPrefix } : { player: player?.name ?? '' };
				const cells: Cells = {
					...{ ...shared, ...own, score: scoreOf(seat.score) },
					result: resultIn(play, Boolean(seat.winner), game.records.isTogether),
					began_match: seat.startPlayer ? '1' : ''
				};
				rows.push({ where, at: (column) => cells[column] ?? '', isWhole: true });
			}
		}
	}
	return { rows, problems, others };
};

type Cells = Readonly<Partial<Record<Column, string>>>;

const byId = <Item extends { readonly id: number }>(items: readonly (Item | null)[] | null) =>
	new Map((items ?? []).flatMap((item) => (item ? [[item.id, item] as const] : [])));

/** @returns when a play was played, and among those of a day without times when it was entered. */
const enteredAt = (play: Play | null): string => (play ? `${play.playDate} ${play.entryDate}` : '');
const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
