/** The row a list shows of a match: a projection of its log, rebuildable at any time. */
import type { MatchFacts, Standing } from '../games/facts.ts';
import type { Game, Headline } from '../games/game.ts';
import type { Outcome } from '../games/said.ts';
import type { Seated } from './entry.ts';
import type { Folded } from './fold.ts';

/** The version of what the app adds to a game's facts of a match; raised when that changes, so that rows are made anew. */
const recordsVersion = 1;

/** @returns the version that a row's record must have; one of another version is made anew. */
export const recordVersion = (factsVersion: number): number => recordsVersion * 1000 + factsVersion;

/** What a match that is over is remembered by: the game's facts, and what the app knows of every match. */
export interface MatchRecord extends MatchFacts {
	readonly version: number;
	readonly isTogether: boolean;
	/** Time played; longer pauses are left out. */
	readonly minutes: number;
}

export interface Summary {
	readonly id: string;
	readonly game: string;
	readonly players: readonly Seated[];
	readonly started: number;
	/** The order of the lists: of an ended match, when it ended. */
	readonly changed: number;
	readonly headline: Headline;
	/** Absent in a row of an earlier build. */
	readonly standing?: Standing;
	/** Absent while the match is under way. */
	readonly outcome?: Outcome;
	/** There when `outcome` is. */
	readonly record?: MatchRecord;
	readonly note?: string;
	readonly place?: string;
	readonly isDeleted: boolean;
}

/** A pause as long as this is no part of the match: people ate, or went on another day. */
const longestPause = 30 * 60_000;

/** @returns the whole minutes a match was played for. */
export const minutesPlayed = ({ stamped, moves }: Pick<Folded, 'stamped' | 'moves'>): number => {
	const times = [stamped, ...moves.map(({ at }) => at)].sort((a, b) => a - b);
	const played = times.reduce((sum, at, index) => {
		const pause = at - (times[index - 1] ?? at);
		return pause < longestPause ? sum + pause : sum;
	}, 0);
	return Math.round(played / 60_000);
};

const recordOf = ({ records }: Game, folded: Folded): MatchRecord => ({
	version: recordVersion(records.version),
	isTogether: records.isTogether,
	minutes: minutesPlayed(folded),
	...records.facts(folded.state)
});

/** @returns the row of a folded match. */
export const summarise = (game: Game, folded: Folded): Summary => {
	const outcome = game.outcome(folded.state);
	return {
		id: folded.id,
		game: folded.game,
		players: folded.players,
		started: folded.started,
		changed: folded.changed,
		headline: game.headline(folded.state),
		standing: game.records.standing(folded.state),
		// A list shows no working: the result has it from the log.
		...(outcome && { outcome: withoutLines(outcome), record: recordOf(game, folded) }),
		...(folded.note !== '' && { note: folded.note }),
		...(folded.place !== '' && { place: folded.place }),
		isDeleted: folded.isDeleted
	};
};

const withoutLines = (outcome: Outcome): Outcome =>
	outcome.scores
		? { ...outcome, scores: outcome.scores.map(({ total }) => ({ total, lines: [] })) }
		: outcome;
