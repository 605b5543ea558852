/** What is counted of a person: results in all, by game and by rival, and the last ones. */
import type { Result } from '$lib/games/outcome';
import { groupedBy } from './grouped';
import { fewestMatches } from './ledger';
import { matchCount, outcomesOf, type Outcomes } from './outcomes';
import { byPlay, isFinished, showEndingOf, type Played, type ShowEnding } from './played';

/** One of a person's matches. */
export interface RecentResult {
	readonly match: string;
	readonly at: number;
	readonly game: string;
	/** How it ended for the person; of a show, how it ended for everybody. */
	readonly result: Result | ShowEnding;
	/** Whether it was a show, which is not won or lost by a person. */
	readonly isTogether: boolean;
	/** The person's score, or the one that all players share. */
	readonly score: number | undefined;
	/** The kind of match: only scores of one kind are compared. */
	readonly kind: string;
}

export interface PersonRecord {
	/** How many matches and shows there were. */
	readonly matches: number;
	/** Only of games in which players play against each other, like `byGame` and `byRival`. */
	readonly all: Outcomes;
	readonly byGame: ReadonlyMap<string, Outcomes>;
	readonly byRival: ReadonlyMap<string, Outcomes>;
	/** How many shows there were of each game in which all players share the result. */
	readonly shows: ReadonlyMap<string, number>;
	/** The newest first. */
	readonly recent: readonly RecentResult[];
}

const outcomesByKey = (
	results: readonly (readonly [key: string, result: Result])[]
): ReadonlyMap<string, Outcomes> =>
	new Map(
		[...groupedBy(results, ([key]) => key)].map(([key, some]) => [
			key,
			outcomesOf(some.map(([, result]) => result))
		])
	);

/** @returns what is counted of a person in these matches, of which only those are looked at in which they sat. */
export const recordOf = (matches: readonly Played[], person: string): PersonRecord => {
	const theirs = matches
		.filter((match) => isFinished(match) && match.people.includes(person))
		.sort((a, b) => byPlay(b, a))
		.map((match) => {
			const seat = match.people.indexOf(person);
			return { match, seat, result: match.results[seat] ?? 'lost' };
		});
	const shows = theirs.filter(({ match }) => match.record.isTogether);
	const against = theirs.filter(({ match }) => !match.record.isTogether);
	return {
		matches: theirs.length,
		all: outcomesOf(against.map(({ result }) => result)),
		byGame: outcomesByKey(against.map(({ match, result }) => [match.game, result])),
		byRival: outcomesByKey(
			against.flatMap(({ match, result }) =>
				match.people.flatMap((rival) =>
					rival === undefined || rival === person ? [] : [[rival, result] as const]
				)
			)
		),
		shows: new Map(
			[...groupedBy(shows, ({ match }) => match.game)].map(([game, { length }]) => [game, length])
		),
		recent: theirs.map(({ match, seat, result }) => {
			const { isTogether, like: kind } = match.record;
			return {
				...{ match: match.id, at: match.changed, game: match.game, isTogether, kind },
				result: isTogether ? showEndingOf(match) : result,
				score: match.scores[isTogether ? 0 : seat]
			};
		})
	};
};

/** @returns what is counted of each person. */
export const recordsByPerson = (matches: readonly Played[]): ReadonlyMap<string, PersonRecord> => {
	const seated = groupedBy(matches, ({ people }) => people.filter((person) => person !== undefined));
	return new Map([...seated].map(([person, theirs]) => [person, recordOf(theirs, person)]));
};

/** Fewer meetings than this make nobody a rival. */
const fewestMeetings = 3;

/** @returns the rival met most often; undefined where there is none, too little was played, or two are equal. */
export const favouriteRival = ({ all, byRival }: PersonRecord): string | undefined =>
	matchCount(all) < fewestMatches ? undefined : greatest(byRival, matchCount);

/** @returns the rival furthest ahead in wins over the person; undefined where nobody is, or two are equal. */
export const nemesis = ({ byRival }: PersonRecord): string | undefined =>
	greatest(byRival, ({ won, lost }) => lost - won);

const greatest = (
	byRival: ReadonlyMap<string, Outcomes>,
	worth: (outcomes: Outcomes) => number
): string | undefined => {
	const [first, second] = [...byRival]
		.filter(([, outcomes]) => matchCount(outcomes) >= fewestMeetings)
		.map(([rival, outcomes]) => ({ rival, worth: worth(outcomes) }))
		.sort((a, b) => b.worth - a.worth);
	return first && first.worth > 0 && first.worth !== second?.worth ? first.rival : undefined;
};

/** @returns how many of the last matches in a row a person has won or lost; undefined below two. */
export const runOf = (
	recent: readonly RecentResult[]
): { readonly result: 'won' | 'lost'; readonly count: number } | undefined => {
	const result = recent[0]?.result;
	if (result !== 'won' && result !== 'lost') return undefined;
	const end = recent.findIndex((one) => one.result !== result);
	const count = end === -1 ? recent.length : end;
	return count >= 2 ? { result, count } : undefined;
};
