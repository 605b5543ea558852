/** The figures of a game's matches: its facts by name, and what every game has (length, scores …). */
import { factsIn } from '$lib/store/lists/row';
import { isFinished, outcomesOf, type Outcomes, type Played } from '$lib/matches/played';

/** A number, and where it comes from. */
export interface NumberAt {
	readonly value: number;
	readonly match: string;
	/** When it was, in milliseconds since 1970. */
	readonly at: number;
	/** The `of` of its fact. */
	readonly of?: string | undefined;
	/** The person whose number it is; undefined where it is everybody's, or a guest's. */
	readonly person?: string | undefined;
}

export interface Tally {
	readonly count: number;
	readonly sum: number;
	readonly least: number;
	readonly most: number;
	/** The most, where it was reached first. */
	readonly best: NumberAt | undefined;
}

const keyOf = ({ match, of = '', person = '' }: NumberAt): string => `${match} ${of} ${person}`;

/** Whether `one` is better: higher, or earlier. Equal times are decided by id, so that the order does not matter. */
const isBetter = (one: NumberAt, other: NumberAt): boolean => {
	if (one.value !== other.value) return one.value > other.value;
	return one.at === other.at ? keyOf(one) < keyOf(other) : one.at < other.at;
};

/** @returns the numbers added up. */
export const tallyOf = (numbers: readonly NumberAt[]): Tally => {
	let [sum, least] = [0, Infinity];
	let best: NumberAt | undefined;
	for (const number of numbers) {
		sum += number.value;
		least = Math.min(least, number.value);
		if (!best || isBetter(number, best)) best = number;
	}
	return { count: numbers.length, sum, least, most: best?.value ?? -Infinity, best };
};

/** @returns the mean of the numbers; 0 where there are none. */
export const mean = ({ count, sum }: Tally): number => (count === 0 ? 0 : sum / count);

export interface Ledger {
	/** How many matches it is of. */
	readonly matches: number;
	/** How matches ended for whoever began; none where all players share the result. */
	readonly began: Outcomes;
	/** How matches ended for the person whose ledger it is; none where it is nobody's, or all share the result. */
	readonly own: Outcomes;
	readonly minutes: Tally;
	readonly rounds: Tally;
	readonly scores: Tally;
	/** By name. */
	readonly facts: ReadonlyMap<string, readonly NumberAt[]>;
}

/** Given for each number of a match; the rest of where it comes from is the match's. */
type Own = Pick<NumberAt, 'value' | 'of' | 'person'>;

/** A match that was given up is shorter than it would have been, and has no scores. */
const isWhole = ({ scores, record }: Played): boolean => scores.length > 0 && !record.isNoted;

/** Of a match of which only the result was noted, the minutes are known only if they were noted too. */
const minutesIn = (match: Played): readonly Own[] => {
	const { isNoted, minutes } = match.record;
	return isWhole(match) || (isNoted && minutes > 0) ? [{ value: minutes }] : [];
};

/**
 * @param matches of one game, those of one kind where they are compared.
 * @param whose counts scores and facts of this person only.
 */
export const ledgerOf = (matches: readonly Played[], whose?: string): Ledger => {
	const finished = matches.filter(isFinished);
	const isTheirs = ({ people }: Played, seat: number | undefined): boolean =>
		whose === undefined || (seat !== undefined && people[seat] === whose);
	const numbers = (ownOf: (match: Played) => readonly Own[]): readonly NumberAt[] =>
		finished.flatMap((match) => ownOf(match).map((own) => ({ ...own, match: match.id, at: match.changed })));
	const against = finished.filter(({ record }) => !record.isTogether);

	/** Grouped at once: a club's matches have tens of thousands of facts. */
	const facts = new Map<string, NumberAt[]>();
	for (const match of finished)
		for (const { name, of, seat, value } of factsIn(match.record)) {
			if (seat !== undefined && !isTheirs(match, seat)) continue;
			const person = seat === undefined ? undefined : match.people[seat];
			const fact = { value, of, match: match.id, at: match.changed, person };
			const named = facts.get(name);
			if (named) named.push(fact);
			else facts.set(name, [fact]);
		}
	return {
		matches: finished.length,
		began: outcomesOf(
			against.flatMap((match) => {
				const { starter = -1 } = match.record;
				return isTheirs(match, starter) ? (match.results[starter] ?? []) : [];
			})
		),
		own: outcomesOf(
			against.flatMap(({ people, results }) =>
				whose === undefined ? [] : (results[people.indexOf(whose)] ?? [])
			)
		),
		minutes: tallyOf(numbers(minutesIn)),
		rounds: tallyOf(numbers((match) => (isWhole(match) ? [{ value: match.record.rounds }] : []))),
		scores: tallyOf(
			numbers((match) =>
				match.record.isTogether
					? match.scores.map((value) => ({ value }))
					: match.scores.flatMap((value, seat) =>
							isTheirs(match, seat) ? [{ value, person: match.people[seat] }] : []
						)
			)
		),
		facts
	};
};

/** @returns what facts of one name are told apart by: their `of`, or their value where they have none. */
export const sortOf = ({ of, value }: NumberAt): string => of ?? String(value);

/** @returns how to look up the facts of a ledger by name and `of`, as a game's own words and pictures do. */
export const lookUpIn =
	({ facts }: Ledger) =>
	(name: string, of?: string): Tally | undefined => {
		const named = facts.get(name) ?? [];
		const wanted = of === undefined ? named : named.filter((fact) => sortOf(fact) === of);
		return wanted.length === 0 ? undefined : tallyOf(wanted);
	};

/** From so many matches of a kind on there are superlatives: before that, the best is merely the first. */
export const fewestMatches = 5;

/** @returns whether the matches are enough to call one of them the best. */
export const isEnough = ({ matches }: Pick<Ledger, 'matches'>): boolean => matches >= fewestMatches;
