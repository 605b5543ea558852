/** A person's results: in all, by game, by rival, and the last ones. */
import type { Result } from '$lib/games/outcome';
import type { CountedPlayers } from './counted';
import { addOutcome, newOutcomes, type Outcomes } from './outcomes';
import { getOrInsert } from './tally';

/** One of a person's last matches. */
export interface RecentResult {
	readonly match: string;
	readonly at: number;
	readonly game: string;
	readonly result: Result;
	/** The person's score, or the one that all players share. */
	readonly score: number | undefined;
	/** The kind of match (`like` of its record): only scores of one kind are compared. */
	readonly kind: string;
}

export interface PersonLedger {
	readonly all: Outcomes;
	readonly byGame: Map<string, Outcomes>;
	/** Only of games in which players play against each other. */
	readonly byRival: Map<string, Outcomes>;
	/** The games in which all players share the result. */
	readonly together: Set<string>;
	/** The newest first, at most `mostRecent` of them. */
	readonly recent: RecentResult[];
}

/** @returns a ledger without a match. */
export const newPersonLedger = (): PersonLedger => ({
	all: newOutcomes(),
	byGame: new Map(),
	byRival: new Map(),
	together: new Set(),
	recent: []
});

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

/** Counts a match for the person at a seat. */
export const addToPerson = (ledger: PersonLedger, match: CountedPlayers, seat: number): void => {
	const result = match.results[seat] ?? 'lost';
	addOutcome(ledger.all, result);
	addOutcome(getOrInsert(ledger.byGame, match.game, newOutcomes), result);
	if (match.record.isTogether) ledger.together.add(match.game);
	else
		for (const [place, rival] of match.people.entries())
			if (place !== seat && rival !== undefined)
				addOutcome(getOrInsert(ledger.byRival, rival, newOutcomes), result);
	const { id, at, game, scores, record } = match;
	const score = record.isTogether ? scores[0] : scores[seat];
	addRecent(ledger.recent, { match: id, at, game, result, score, kind: record.like });
};

/**
 * @returns the rival met most often, of equals the one with the smaller id; undefined where there is none.
 */
export const favouriteRival = ({ byRival }: PersonLedger): string | undefined =>
	greatest(byRival, ({ won, drawn, lost }) => won + drawn + lost);

/** @returns the rival furthest ahead in wins over the person; undefined where nobody is ahead. */
export const nemesis = ({ byRival }: PersonLedger): string | undefined =>
	greatest(byRival, ({ won, lost }) => lost - won);

const greatest = (
	byRival: ReadonlyMap<string, Outcomes>,
	worth: (outcomes: Outcomes) => number
): string | undefined =>
	[...byRival]
		.map(([rival, outcomes]) => ({ rival, worth: worth(outcomes) }))
		.filter((one) => one.worth > 0)
		.sort((a, b) => b.worth - a.worth || (a.rival < b.rival ? -1 : 1))[0]?.rival;
