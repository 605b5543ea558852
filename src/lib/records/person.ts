/** What is counted of a person: results in all, by game and by rival, and the last ones. */
import type { Result } from '$lib/games/outcome';
import {
	matchCount,
	outcomesOf,
	type Outcomes,
	byPlay,
	groupedBy,
	isFinished,
	showEndingOf,
	type Played,
	type ShowEnding
} from '$lib/matches/played';

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

/** @returns what is counted of a person in these matches, of which only those are looked at in which they sat. */
export const recordOf = (matches: readonly Played[], person: string): PersonRecord => {
	const theirs = matches
		.filter((match) => isFinished(match) && match.people.includes(person))
		.sort((a, b) => byPlay(b, a));
	const all = outcomesOf([]);
	const [byGame, byRival] = [new Map<string, Outcomes>(), new Map<string, Outcomes>()];
	const shows = new Map<string, number>();
	const recent = theirs.map((match): RecentResult => {
		const { id, changed, game, people, results, scores } = match;
		const { isTogether, like } = match.record;
		const seat = people.indexOf(person);
		const result = results[seat] ?? 'lost';
		if (isTogether) shows.set(game, (shows.get(game) ?? 0) + 1);
		else {
			all[result] += 1;
			countAt(byGame, game, result);
			for (const rival of people)
				if (rival !== undefined && rival !== person) countAt(byRival, rival, result);
		}
		return {
			...{ match: id, at: changed, game, isTogether, kind: like },
			result: isTogether ? showEndingOf(match) : result,
			score: scores[isTogether ? 0 : seat]
		};
	});
	return { matches: theirs.length, all, byGame, byRival, shows, recent };
};
const countAt = (outcomes: Map<string, Outcomes>, key: string, result: Result): void => {
	const counted = outcomes.get(key) ?? outcomesOf([]);
	counted[result] += 1;
	outcomes.set(key, counted);
};

/** @returns what is counted of each person. */
export const recordsByPerson = (matches: readonly Played[]): ReadonlyMap<string, PersonRecord> => {
	const seated = groupedBy(matches, ({ people }) => people.filter((person) => person !== undefined));
	return new Map([...seated].map(([person, theirs]) => [person, recordOf(theirs, person)]));
};

/** Fewer meetings than this make nobody a rival. */
const fewestMeetings = 3;

/** @returns the rival furthest ahead in wins over the person; undefined where nobody is, or two are equal. */
export const nemesis = ({ byRival }: PersonRecord): string | undefined => {
	const [first, second] = [...byRival]
		.filter(([, outcomes]) => matchCount(outcomes) >= fewestMeetings)
		.map(([rival, { won, lost }]) => ({ rival, lead: lost - won }))
		.sort((a, b) => b.lead - a.lead);
	return first && first.lead > 0 && first.lead !== second?.lead ? first.rival : undefined;
};
