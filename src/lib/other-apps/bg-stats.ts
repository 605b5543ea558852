/**
 * A finished match as a link from which the app BG Stats adds a play. Nothing is sent until the link is opened.
 * `docs/csv.md` says what becomes of a match.
 */
import type { GameMeta } from '$lib/games/game';
import { isDayOnly, placeInDay } from '$lib/i18n/day-only';
import type { MatchRow } from '$lib/match/summary';
import { isEndedRow, isoOf, resultCodeOf, type EndedFields } from './ended-match';
import type { PersonAt } from './person-finder';

/** What is sent of a match. */
export type Play = Omit<MatchRow, keyof EndedFields> & EndedFields;
/** What is sent of a game. */
export type SentGame = Pick<GameMeta, 'id' | 'name' | 'boardGameGeek'>;

const address = 'https://app.bgstatsapp.com/createPlay.html';
/** The name under which BG Stats remembers the ids of this app. */
export const sourceName = 'Ochaya';

/** Whether a match can be sent. BG Stats has no matches without a result. */
export const isForBgStats = <Row extends Omit<MatchRow, keyof EndedFields> & Partial<EndedFields>>(
	row: Row
): row is Row & Play => isEndedRow(row) && row.outcome.givenUp !== 'unfinished';

/** @returns `2026-11-21 19:15:00` in UTC, as BG Stats expects it in a link. */
const dateText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** What BG Stats has for the time of day in a file where only the day is known. */
export const noTime = '10:00:00';
/** @returns `2026-11-21 20:15:00` in the device's time zone, as the files of BG Stats have it. */
export const localText = (at: number): string =>
	isDayOnly(at) ? `${isoOf(at)} ${noTime}` : dateText(at - new Date(at).getTimezoneOffset() * 60_000);
/** @returns when it was entered: the plays of a day without times follow each other by the second. */
export const enteredText = (at: number): string =>
	isDayOnly(at) ? dateText(Date.parse(`${isoOf(at)}T${noTime}Z`) + placeInDay(at) * 1000) : localText(at);

/** @returns how a match ended for the player in a seat. BG Stats tells a draw by equal ranks, with nobody winning. */
export const sentResult = (play: Play, seat: number) => {
	const { scores } = play.standing;
	const result = resultCodeOf(play, seat);
	return {
		score: String(scores[seat] ?? scores[0] ?? ''),
		winner: result === 'won' || result === 'perfect',
		startPlayer: play.record.starter === seat,
		rank: result === 'lost' && !play.record.isTogether ? 2 : 1
	};
};

/**
 * @returns the link. Its ids are those of the app and never change, so that BG Stats recognises games and
 * players, and a match that is sent twice. A guest has an id of the match, because nobody is a guest twice.
 */
export const bgStatsLink = (meta: SentGame, play: Play, personAt: PersonAt): string => {
	const data = {
		sourceName,
		sourcePlayId: play.id,
		playDate: dateText(play.started),
		durationMin: play.record.minutes,
		comments: play.note ?? '',
		location: play.place ?? '',
		game: { name: meta.name, ...meta.boardGameGeek, sourceGameId: meta.id },
		players: play.players.map((player, seat) => {
			const { id, name } = personAt(player) ?? { id: `${play.id}-${player.id}`, name: player.name };
			return { name, sourcePlayerId: id, ...sentResult(play, seat) };
		})
	};
	return `${address}?data=${encodeURIComponent(JSON.stringify(data))}`;
};
