/** A finished match as a link that BG Stats takes a play from. Only a link: nothing is sent from here. */
import type { Standing } from '$lib/games/facts';
import type { GameMeta } from '$lib/games/game';
import { resultAt, type Outcome } from '$lib/games/said';
import type { Seated } from '$lib/match/entry';

/** What the link says of a match. */
export interface Play {
	readonly id: string;
	/** When it was begun, in milliseconds since 1970. */
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

/** @returns `2026-11-21 19:15:00`, in universal time, as BG Stats has it. */
const playDate = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/**
 * @returns the link. Its ids are those of the app, which never change: BG Stats knows a game and a player again,
 * and a match that is sent twice.
 */
export const bgStatsLink = (meta: Pick<GameMeta, 'id' | 'name' | 'known'>, play: Play): string => {
	const { scores } = play.standing;
	const data = {
		sourceName: 'Ochaya',
		sourcePlayId: play.id,
		playDate: playDate(play.began),
		durationMin: play.minutes,
		comments: play.comments,
		location: play.location,
		game: { name: meta.name, ...meta.known, sourceGameId: meta.id },
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
