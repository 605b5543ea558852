/** The row of a match: its record, which lists show and records count. It can be made from the line at any time. */
import { recordVersion, unknownKind, type MatchFacts, type Standing } from '../games/facts.ts';
import type { Game, Headline } from '../games/game.ts';
import type { Outcome } from '../games/outcome.ts';
import type { Seated } from './entry.ts';
import type { Folded } from './fold.ts';

/** What the records keep of an ended match: the game's facts, and what the app adds for every game. */
export interface MatchRecord extends Omit<MatchFacts, 'own'> {
	readonly version: number;
	readonly isTogether: boolean;
	/** Time played, without longer pauses; 0 where only the result was noted, without a time. */
	readonly minutes: number;
	/** Only the result is known: there are no facts and no rounds. */
	readonly isNoted?: boolean;
	/** The game's own facts, as text: they are most of it, and few pages count them. Read by `factsIn`. */
	readonly facts: string;
}

/** What is known of a match without its line. */
export interface MatchRow {
	readonly id: string;
	readonly game: string;
	/** The version of the game that made the row. */
	readonly version: number;
	readonly players: readonly Seated[];
	readonly started: number;
	/** Sorts the lists: when the match was last played, in milliseconds since 1970. */
	readonly changed: number;
	/** Present while the match is under way. */
	readonly headline?: Headline;
	/** Absent in a row of an earlier build. */
	readonly standing?: Standing;
	/** Absent while the match is under way. The scores are in the standing; how they came about is in the line. */
	readonly outcome?: Omit<Outcome, 'scores'>;
	/** Present whenever `outcome` is. */
	readonly record?: MatchRecord;
	readonly note?: string;
	readonly place?: string;
	/** The name that the players gave the rules, if any. */
	readonly ruleSet?: string;
	readonly isDeleted: boolean;
	/** How many entries the line has. */
	readonly entries: number;
	/** Why the line cannot be read, as a code. Such a match is listed, but is neither open nor ended. */
	readonly unreadable?: string;
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

const recordOf = (game: Game, folded: Folded): MatchRecord => {
	const { own, ...facts } = factsOf(game, folded);
	return {
		version: recordVersion(game.records.version),
		isTogether: game.records.isTogether,
		minutes: minutesPlayed(folded),
		...(folded.noted && { isNoted: true }),
		...facts,
		facts: JSON.stringify(own)
	};
};

/** @returns the row of a match whose line has `entries` entries. */
export const rowOf = (game: Game, folded: Folded, entries: number): MatchRow => {
	const { id, players, started, changed, note, place, ruleSet, isDeleted } = folded;
	const { scores: _, ...outcome } = folded.outcome ?? {};
	return {
		...{ id, game: folded.game, version: game.version, players, started, changed, isDeleted, entries },
		standing: standingOf(game, folded),
		...('winners' in outcome
			? { outcome, record: recordOf(game, folded) }
			: { headline: game.headline(folded.state) }),
		...(note !== '' && { note }),
		...(place !== '' && { place }),
		...(ruleSet !== undefined && { ruleSet })
	};
};
