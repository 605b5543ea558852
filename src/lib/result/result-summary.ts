/** A result in words, for the picture and the message that are shared. */
import type { RecordWords, Standing } from '$lib/games/facts';
import type { Game, GameMeta, GameWords } from '$lib/games/game';
import type { Outcome } from '$lib/games/outcome';
import { duration, joinList, dateAndTime } from '$lib/i18n/format';
import type { Folded } from '$lib/match/fold';
import { factsOf, minutesPlayed, standingOf } from '$lib/match/summary';

export interface ResultSummary {
	readonly game: string;
	/** Who won. */
	readonly title: string;
	readonly reason: string;
	readonly names: readonly string[];
	readonly standing: Standing;
	/** Which of the scores won: none after a draw, and of a joint score only the highest possible one. */
	readonly leading: readonly number[];
	/** The score in a sentence. */
	readonly score: string;
	/** When it was played, how long, how many rounds, and where. */
	readonly when: string;
	/** The best moment of the match; empty where there is none. */
	readonly moment: string;
	readonly note: string;
}

/**
 * @returns the places of the scores that won, among those of the standing: none after a draw or of a match that nobody
 *   won; a joint score only if it is the highest possible one
 */
export const leadingOf = (
	{ winners, shared, lost }: Outcome,
	{ scores, max }: Standing
): readonly number[] => {
	if (scores.length > 1) return shared ? [] : winners;
	return !lost && max !== undefined && scores[0] === max ? [0] : [];
};

/** @param title as on the result screen. @returns the summary of a finished match. */
export const resultSummaryOf = (
	game: Game,
	meta: GameMeta,
	words: GameWords,
	records: RecordWords,
	match: Folded,
	outcome: Outcome,
	title: string
): ResultSummary => {
	const names = match.players.map(({ name }) => name);
	const facts = factsOf(game, match);
	const minutes = minutesPlayed(match);
	const standing = standingOf(game, match);
	return {
		game: meta.name,
		title,
		reason: words.reason(outcome.reason, names),
		names,
		standing,
		leading: leadingOf(outcome, standing),
		score: standing.scores.length > 0 ? records.standing(standing) : '',
		when: [
			dateAndTime(match.started),
			...(match.noted && minutes === 0 ? [] : [duration(minutes)]),
			// Of a match of which only the result was noted, they are not known.
			...(match.noted ? [] : [records.rounds(facts.rounds)]),
			match.place
		]
			.filter((part) => part !== '')
			.join(' · '),
		moment: records.moments(facts, names)[0] ?? '',
		note: match.note
	};
};

/** @returns the result as a message of several lines. */
export const textOf = ({ game, title, reason, names, score, when, moment, note }: ResultSummary): string =>
	[`${game} · ${joinList(names)}`, title, reason, score, moment, note, when, 'Ochaya']
		.filter((line) => line !== '')
		.join('\n');
