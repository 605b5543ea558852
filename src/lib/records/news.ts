/** What is new with a match, compared with earlier ones: who leads now, and which values are records. */
import type { Fact, Figure } from '$lib/games/facts';
import { factsIn } from '$lib/store/lists/row';
import { fewestMatches } from './ledger';
import { outcomesOf, type Outcomes } from './outcomes';
import { isFinished, type Played } from './played';

type BestFigure = Extract<Figure, { kind: 'best' }>;

/** A value of this match that is a record or the best for a while. */
export interface Best {
	readonly figure: BestFigure;
	/** Whose it is; undefined where it is the table's. */
	readonly seat: number | undefined;
	readonly value: number;
	/** The `of` of its fact. */
	readonly of: string;
	/**
	 * Among whose values it is the best: those of `all` who played matches of this kind, as on the page of records, or
	 * the player's `own`.
	 */
	readonly among: 'all' | 'own';
	/** In how many matches of the kind, with this one. */
	readonly matches: number;
	/** When the player last reached the value, in milliseconds since 1970; undefined for a record. */
	readonly since: number | undefined;
}

export interface News {
	/**
	 * The results between two players from the first seat's point of view, this match included; undefined with
	 * guests, with more players, or where all players share the result.
	 */
	readonly lead: Outcomes | undefined;
	/** The values that were not reached within the last month, records first. */
	readonly bests: readonly Best[];
}

/** A value that was last reached within this time is no news. */
const month = 30 * 86_400_000;

const leadOf = (match: Played, earlier: readonly Played[]): Outcomes | undefined => {
	const { people, record } = match;
	const [near, far] = people;
	if (record.isTogether || people.length !== 2 || near === undefined || far === undefined) return undefined;
	const between = earlier.filter((one) => one.people.length === 2 && one.people.includes(far));
	return outcomesOf([match, ...between].flatMap((one) => one.results[one.people.indexOf(near)] ?? []));
};

const factsOf = ({ record }: Played, { name }: BestFigure): readonly Fact[] =>
	factsIn(record).filter((fact) => fact.name === name);

/** @param earlier of the same kind. */
const bestOf = (
	match: Played,
	earlier: readonly Played[],
	figure: BestFigure,
	seat: number | undefined
): readonly Best[] => {
	const person = seat === undefined ? undefined : match.people[seat];
	const own = factsOf(match, figure).filter((fact) => fact.seat === seat);
	const top = own.reduce<Fact | undefined>(
		(most, fact) => (most && most.value >= fact.value ? most : fact),
		undefined
	);
	if (!top || top.value <= 0 || (seat !== undefined && person === undefined)) return [];
	const { value, of = '' } = top;
	const best = { figure, seat, value, of };
	const isReached = (one: Played): boolean => factsOf(one, figure).some((fact) => fact.value >= value);
	if (earlier.length + 1 >= fewestMatches && !earlier.some(isReached))
		return [{ ...best, among: 'all', matches: earlier.length + 1, since: undefined }];
	const theirs = earlier.filter(({ people }) => person === undefined || people.includes(person));
	const reached = theirs.filter((one) => {
		const place = person === undefined ? undefined : one.people.indexOf(person);
		return factsOf(one, figure).some((fact) => fact.seat === place && fact.value >= value);
	});
	// Of what belongs to the table, everybody's is its own.
	if (seat === undefined && reached.length === 0) return [];
	const since = reached.length === 0 ? undefined : Math.max(...reached.map(({ changed }) => changed));
	const matches = theirs.filter(({ changed }) => changed > (since ?? -Infinity)).length + 1;
	const isLongAgo = since === undefined || match.changed - since > month;
	return matches >= fewestMatches && isLongAgo ? [{ ...best, among: 'own', matches, since }] : [];
};

/**
 * @param others in any order; those that are later, unfinished or of another game are left out, and values are compared
 *   only with matches of the same kind.
 * @param figures those of the match's game; the ones of kind `best` say which facts can be records.
 */
export const newsOf = (match: Played, others: readonly Played[], figures: readonly Figure[]): News => {
	const earlier = others.filter(
		(one) => one.id !== match.id && one.game === match.game && one.changed <= match.changed && isFinished(one)
	);
	const alike = earlier.filter(({ record }) => record.like === match.record.like);
	return {
		lead: leadOf(match, earlier),
		bests: figures
			.filter((figure): figure is BestFigure => figure.kind === 'best')
			.flatMap((figure) =>
				[...new Set(factsOf(match, figure).map(({ seat }) => seat))].flatMap((seat) =>
					bestOf(match, alike, figure, seat)
				)
			)
			.sort(
				(a, b) => (a.since ?? 0) - (b.since ?? 0) || (a.among === b.among ? 0 : a.among === 'all' ? -1 : 1)
			)
	};
};
