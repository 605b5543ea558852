/** What a person's matches come to: by game, by rival, and the last ones. */
import type { Result } from '$lib/games/said';
import type { Played } from './counted';
import { addOutcome, joinOutcomes, newOutcomes, type Outcomes } from './outcomes';
import { under } from './tally';

/** One of the last matches, for the run of results. */
export interface Lately {
	readonly match: string;
	readonly at: number;
	readonly game: string;
	readonly result: Result;
	/** Their score; of a game played together, that of all. */
	readonly score: number | undefined;
	readonly like: string;
}

export interface PersonLedger {
	readonly all: Outcomes;
	readonly byGame: Map<string, Outcomes>;
	/** Of games played against each other. */
	readonly byRival: Map<string, Outcomes>;
	/** Games in which all at the table win and lose as one. */
	readonly together: Set<string>;
	/** The newest first. */
	readonly lately: Lately[];
}

export const newPersonLedger = (): PersonLedger => ({
	all: newOutcomes(),
	byGame: new Map(),
	byRival: new Map(),
	together: new Set(),
	lately: []
});

/** As many of the last matches as are kept: a run that can be read at a glance. */
export const keptLately = 30;

const byNewest = (a: Lately, b: Lately): number =>
	b.at - a.at || (a.match === b.match ? 0 : a.match < b.match ? 1 : -1);

/** Puts a match in its place among the last ones, if it is one of them. */
const addLately = (lately: Lately[], one: Lately): void => {
	const oldest = lately.at(-1);
	// Of many matches nearly all are older: that is told at once.
	if (oldest && lately.length >= keptLately && byNewest(oldest, one) < 0) return;
	const place = lately.findIndex((other) => byNewest(one, other) < 0);
	if (place >= 0) lately.splice(place, 0, one);
	else if (lately.length < keptLately) lately.push(one);
	if (lately.length > keptLately) lately.pop();
};

/** Counts a match in, as the person at a seat had it. */
export const addToPerson = (ledger: PersonLedger, match: Played, seat: number): void => {
	const result = match.results[seat] ?? 'lost';
	addOutcome(ledger.all, result);
	addOutcome(under(ledger.byGame, match.game, newOutcomes), result);
	if (match.record.isTogether) ledger.together.add(match.game);
	else
		for (const [place, rival] of match.people.entries())
			if (place !== seat && rival !== undefined)
				addOutcome(under(ledger.byRival, rival, newOutcomes), result);
	const { id, at, game, scores, record } = match;
	const score = record.isTogether ? scores[0] : scores[seat];
	addLately(ledger.lately, { match: id, at, game, result, score, like: record.like });
};

/** Counts in what another ledger of the person has. */
export const joinPersons = (ledger: PersonLedger, other: PersonLedger): void => {
	joinOutcomes(ledger.all, other.all);
	for (const [game, outcomes] of other.byGame)
		joinOutcomes(under(ledger.byGame, game, newOutcomes), outcomes);
	for (const [rival, outcomes] of other.byRival)
		joinOutcomes(under(ledger.byRival, rival, newOutcomes), outcomes);
	for (const game of other.together) ledger.together.add(game);
	for (const one of other.lately) addLately(ledger.lately, one);
};

/** @returns whom they met most often; of equals the one with the smaller id. */
export const favouriteRival = ({ byRival }: PersonLedger): string | undefined =>
	greatest(byRival, ({ won, drawn, lost }) => won + drawn + lost);

/** @returns who won against them most beyond what they won back; nobody where they are ahead of all. */
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
