/** Matches that are over as JSON Lines, for other tools. `docs/csv.md` describes the fields. */
import { isGuest } from '$lib/store/players/player';
import type { MatchRow } from '$lib/store/lists/row';
import { isEndedRow, isNoted, isoOf, resultCodeOf } from './ended-match';
import type { Known } from './tables';

/**
 * @returns a match as one line of JSON, with its end; empty for a row without its facts. Every line has every field:
 *   `null` stands for what there is not.
 */
export const matchLine = (row: MatchRow, { personAt, begun }: Known): string => {
	if (!isEndedRow(row)) return '';
	const { outcome, record, standing } = row;
	const match = {
		id: row.id,
		game: row.game,
		began: isoOf(row.started),
		ended: isoOf(row.changed),
		minutes: record.minutes,
		place: row.place ?? '',
		note: row.note ?? '',
		kind: record.like,
		options: begun?.options ?? null,
		ruleSet: begun?.ruleSet ?? null,
		players: row.players.map((player, seat) => {
			const person = personAt(player);
			return {
				seat: seat + 1,
				player: player.name,
				playerId: player.id,
				person: person?.name ?? null,
				personId: person?.id ?? null,
				guest: isGuest(player),
				score: record.isTogether ? null : (standing.scores[seat] ?? null),
				result: resultCodeOf(row, seat),
				began: record.starter === seat
			};
		}),
		score: record.isTogether ? (standing.scores[0] ?? null) : null,
		max: standing.max ?? null,
		rounds: record.rounds,
		reason: outcome.reason.code,
		noted: isNoted(outcome)
	};
	return `${JSON.stringify(match)}\n`;
};
