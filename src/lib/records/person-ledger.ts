/** A person's results: in all, by game, by rival, and the last ones. */
import type { Result } from '$lib/games/outcome';
import type { CountedPlayers } from './counted';
import { fewestMatches } from './enough';
import { addOutcome, matchCount, newOutcomes, type Outcomes } from './outcomes';
import { showEndingOf, type ShowEnding } from './shows';
import { getOrInsert } from './tally';

/** One of a person's last matches. */
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
	/** The kind of match (`like` of its record): only scores of one kind are compared. */
	readonly kind: string;
}

export interface PersonLedger {
	/** Only of games in which players play against each other, like `byGame` and `byRival`. */
	readonly all: Outcomes;
	readonly byGame: Map<string, Outcomes>;
	readonly byRival: Map<string, Outcomes>;
	/** How many shows there were of each game in which all players share the result. */
	readonly shows: Map<string, number>;
	/** How often they sat at each table of three and more, by the sorted ids of who sat there, joined by full stops. */
	readonly tables: Map<string, number>;
	/** The newest first, at most `mostRecent` of them. */
	readonly recent: RecentResult[];
	/** The same by game and kind, so that one kind's are not fewer for another having been played since. */
	readonly recentByKind: Map<string, Map<string, RecentResult[]>>;
}

/** @returns a ledger without a match. */
export const newPersonLedger = (): PersonLedger => ({
	all: newOutcomes(),
	byGame: new Map(),
	byRival: new Map(),
	shows: new Map(),
	tables: new Map(),
	recent: [],
	recentByKind: new Map()
});

/** @returns how many matches of all games there were. */
export const playedBy = ({ all, shows }: PersonLedger): number =>
	matchCount(all) + [...shows.values()].reduce((sum, count) => sum + count, 0);

/** How many of the last matches are kept. */
export const mostRecent = 30;

const byNewest = (a: RecentResult, b: RecentResult): number =>
	b.at - a.at || (a.match === b.match ? 0 : a.match < b.match ? 1 : -1);

/** Inserts a match among the last ones, if it is recent enough. */
const addRecent = (recent: RecentResult[], one: RecentResult): void => {
	const oldest = recent.at(-1);
	// Checked first, because of many matches nearly all are older than those kept.
	if (oldest && recent.length >= mostRecent && byNewest(oldest, one) < 0) return;
	const place = recent.findIndex((other) => byNewest(one, other) < 0);
	if (place >= 0) recent.splice(place, 0, one);
	else if (recent.length < mostRecent) recent.push(one);
	if (recent.length > mostRecent) recent.pop();
};

/** @returns the key of a table of three and more; undefined with a guest, or somebody at two seats. */
const tableOf = (people: CountedPlayers['people']): string | undefined =>
	people.length > 2 && people.every((person) => person !== undefined)
		? [...people].sort().join('.')
		: undefined;

/** Counts a match for the person at a seat. */
export const addToPerson = (ledger: PersonLedger, match: CountedPlayers, seat: number): void => {
	const { id, at, game, people, scores, record } = match;
	const { isTogether, like: kind } = record;
	const result = match.results[seat] ?? 'lost';
	if (isTogether) ledger.shows.set(game, (ledger.shows.get(game) ?? 0) + 1);
	else {
		addOutcome(ledger.all, result);
		addOutcome(getOrInsert(ledger.byGame, game, newOutcomes), result);
		for (const [place, rival] of people.entries())
			if (place !== seat && rival !== undefined)
				addOutcome(getOrInsert(ledger.byRival, rival, newOutcomes), result);
	}
	const table = tableOf(people);
	if (table !== undefined) ledger.tables.set(table, (ledger.tables.get(table) ?? 0) + 1);
	const score = isTogether ? scores[0] : scores[seat];
	const ended = isTogether ? showEndingOf(match) : result;
	const one = { match: id, at, game, result: ended, isTogether, score, kind };
	addRecent(ledger.recent, one);
	const kinds = getOrInsert(ledger.recentByKind, game, () => new Map<string, RecentResult[]>());
	addRecent(
		getOrInsert(kinds, kind, () => []),
		one
	);
};

/** @returns a person's last matches of a game, whatever their kinds, the newest first. */
export const recentOf = ({ recentByKind }: PersonLedger, game: string): readonly RecentResult[] =>
	[...(recentByKind.get(game)?.values() ?? [])].flat().sort(byNewest).slice(0, mostRecent);

/** Fewer meetings than this make nobody a rival. */
const fewestMeetings = 3;

/** @returns the rival met most often; undefined where there is none, too little was played, or two are equal. */
export const favouriteRival = ({ all, byRival }: PersonLedger): string | undefined =>
	matchCount(all) < fewestMatches ? undefined : greatest(byRival, matchCount);

/** @returns the rival furthest ahead in wins over the person; undefined where nobody is, or two are equal. */
export const nemesis = ({ byRival }: PersonLedger): string | undefined =>
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
