/** Derives the row that a list shows of a match. It can be rebuilt from the log at any time. */
import type { MatchFacts, Standing } from '../games/facts.ts';
import type { Game, Headline } from '../games/game.ts';
import type { Outcome } from '../games/outcome.ts';
import type { Seated } from './entry.ts';
import type { Folded } from './fold.ts';

/** The version of what the app adds to a game's facts. Raising it has all records rebuilt. */
const recordsVersion = 2;

/**
 * @param factsVersion the version of the game's facts.
 * @returns the version that a row's record must have. A record of another version is rebuilt.
 */
export const recordVersion = (factsVersion: number): number => recordsVersion * 1000 + factsVersion;

/** What the records keep of an ended match: the game's facts, and what the app adds for every game. */
export interface MatchRecord extends MatchFacts {
	readonly version: number;
	readonly isTogether: boolean;
	/** Time played, without longer pauses. */
	readonly minutes: number;
}

export interface Summary {
	readonly id: string;
	readonly game: string;
	readonly players: readonly Seated[];
	readonly started: number;
	/** Sorts the lists: when the match was last played, in milliseconds since 1970. */
	readonly changed: number;
	readonly headline: Headline;
	/** Absent in a row of an earlier build. */
	readonly standing?: Standing;
	/** Absent while the match is under way. */
	readonly outcome?: Outcome;
	/** Present whenever `outcome` is. */
	readonly record?: MatchRecord;
	readonly note?: string;
	readonly place?: string;
	/** The name that the players gave the rules, if any. */
	readonly ruleSet?: string;
	readonly isDeleted: boolean;
}

/**
 * In milliseconds. Pauses from this length on do not count as time played: the players ate, or continued
 * another day.
 */
const longestPause = 30 * 60_000;

/** @returns for how many minutes a match was played, rounded. */
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
	const { outcome } = folded;
	return {
		id: folded.id,
		game: folded.game,
		players: folded.players,
		started: folded.started,
		changed: folded.changed,
		headline: game.headline(folded.state),
		standing: game.records.standing(folded.state),
		// A list does not show how a score was worked out; the result screen takes that from the log.
		...(outcome && { outcome: withoutLines(outcome), record: recordOf(game, folded) }),
		...(folded.note !== '' && { note: folded.note }),
		...(folded.place !== '' && { place: folded.place }),
		...(folded.ruleSet !== undefined && { ruleSet: folded.ruleSet }),
		isDeleted: folded.isDeleted
	};
};

const withoutLines = (outcome: Outcome): Outcome =>
	outcome.scores
		? { ...outcome, scores: outcome.scores.map(({ total }) => ({ total, lines: [] })) }
		: outcome;
