/** Derives the row that a list shows of a match. It can be rebuilt from the log at any time. */
import { recordVersion, unknownKind, type MatchFacts, type Standing } from '../games/facts.ts';
import type { Game, Headline } from '../games/game.ts';
import type { Outcome } from '../games/outcome.ts';
import type { Seated } from './entry.ts';
import type { Folded } from './fold.ts';

/** What the records keep of an ended match: the game's facts, and what the app adds for every game. */
export interface MatchRecord extends MatchFacts {
	readonly version: number;
	readonly isTogether: boolean;
	/** Time played, without longer pauses; 0 where only the result was noted, without a time. */
	readonly minutes: number;
	/** Only the result is known: there are no facts and no rounds. */
	readonly isNoted?: boolean;
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

/** In milliseconds. From this length on, a pause is no time played: the players ate, or went on another day. */
const longestPause = 30 * 60_000;

/** @returns for how many minutes a match was played, rounded; 0 where a noted result does not say. */
export const minutesPlayed = ({
	stamped,
	moves,
	noted
}: Pick<Folded, 'stamped' | 'moves'> & Partial<Pick<Folded, 'noted'>>): number => {
	if (noted) return noted.minutes ?? 0;
	const times = [stamped, ...moves.map(({ at }) => at)].sort((a, b) => a - b);
	const played = times.reduce((sum, at, index) => {
		const pause = at - (times[index - 1] ?? at);
		return pause < longestPause ? sum + pause : sum;
	}, 0);
	return Math.round(played / 60_000);
};

/** @returns the score of a match: as its game counts it, or as it was noted. It may have no score at all then. */
export const standingOf = ({ records }: Game, { noted, state }: Folded): Standing => {
	const standing = records.standing(state);
	if (!noted) return standing;
	const { scores } = noted;
	// The rules may be a guess, and another maximum than that of the match.
	const isWithin = standing.max !== undefined && scores.every((score) => score <= (standing.max ?? 0));
	return isWithin && scores.length > 0 ? { scores, max: standing.max } : { scores };
};

/** @returns the facts of a match that is over. Of a noted one, they are who began and which kind it is. */
export const factsOf = ({ records }: Game, { noted, options, players, state }: Folded): MatchFacts => {
	if (!noted) return records.facts(state);
	return {
		like: noted.rules === 'unknown' ? unknownKind : records.kind(options, players.length),
		...(noted.starter !== undefined && { starter: noted.starter }),
		rounds: 0,
		own: []
	};
};

const recordOf = (game: Game, folded: Folded): MatchRecord => ({
	version: recordVersion(game.records.version),
	isTogether: game.records.isTogether,
	minutes: minutesPlayed(folded),
	...(folded.noted && { isNoted: true }),
	...factsOf(game, folded)
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
		standing: standingOf(game, folded),
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
