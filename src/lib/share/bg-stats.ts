/**
 * A finished match as a link from which the app BG Stats adds a play. Nothing is sent until the link is
 * opened.
 */
import type { Standing } from '$lib/games/facts';
import type { GameMeta } from '$lib/games/game';
import { resultAt, type Outcome } from '$lib/games/outcome';
import type { Seated } from '$lib/match/entry';

/** The match in the link. */
export interface Play {
	readonly id: string;
	/** When the match began, in milliseconds since 1970. */
	readonly began: number;
	readonly minutes: number;
	readonly comments: string;
	readonly location: string;
	readonly players: readonly Seated[];
	readonly outcome: Outcome;
	readonly standing: Standing;
	readonly starter: number | undefined;
}

const address = 'https://app.bgstatsapp.com/createPlay.html';

/** @returns `2026-11-21 19:15:00` in UTC, as BG Stats expects it. */
const playDate = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/**
 * @returns the link. Its ids are those of the app and never change, so that BG Stats recognises games and
 * players, and a match that is sent twice.
 */
export const bgStatsLink = (meta: Pick<GameMeta, 'id' | 'name' | 'boardGameGeek'>, play: Play): string => {
	const { scores } = play.standing;
	const data = {
		sourceName: 'Ochaya',
		sourcePlayId: play.id,
		playDate: playDate(play.began),
		durationMin: play.minutes,
		comments: play.comments,
		location: play.location,
		game: { name: meta.name, ...meta.boardGameGeek, sourceGameId: meta.id },
		players: play.players.map(({ id, name }, seat) => {
			const result = resultAt(play.outcome, seat);
			return {
				name,
				sourcePlayerId: id,
				score: String(scores[seat] ?? scores[0] ?? ''),
				winner: result !== 'lost',
				startPlayer: play.starter === seat,
				rank: result === 'lost' && play.outcome.winners.length > 0 ? 2 : 1
			};
		})
	};
	return `${address}?data=${encodeURIComponent(JSON.stringify(data))}`;
};
