/** What is new with a match, compared with earlier ones: who leads now, and which values are records. */
import type { Figure } from '$lib/games/facts';
import type { CountedMatch } from './counted';
import { addOutcome, newOutcomes, type Outcomes } from './outcomes';

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
	readonly bests: readonly Best[];
}

/** A value is the best of something only among so many matches, this one included. */
const fewestMatches = 5;

/** A value that may be a best, and what earlier matches say about it. */
interface Candidate {
	readonly figure: BestFigure;
	readonly seat: number | undefined;
	readonly value: number;
	readonly of: string;
	/** When the matches were in which the player, or the table, could have reached it, and when they did. */
	readonly times: number[];
	readonly reachedAt: number[];
	/** How many matches it is compared with, whoever played them, and whether anybody reached it. */
	others: number;
	isReached: boolean;
}

/** Compares a match with earlier ones, which are added one by one in any order. */
export class NewsGatherer {
	readonly #match: CountedMatch;
	readonly #lead: Outcomes | undefined;
	readonly #candidates: readonly Candidate[];

	/** @param figures those of the match's game; the ones of kind `best` say which facts can be records. */
	constructor(match: CountedMatch, figures: readonly Figure[]) {
		this.#match = match;
		const [near, far] = match.people;
		const arePaired =
			!match.record.isTogether && match.people.length === 2 && near !== undefined && far !== undefined;
		this.#lead = arePaired ? newOutcomes() : undefined;
		const result = match.results[0];
		if (this.#lead && result) addOutcome(this.#lead, result);
		this.#candidates = figures
			.filter((figure): figure is BestFigure => figure.kind === 'best')
			.flatMap((figure) => {
				const facts = match.record.own.filter(({ name }) => name === figure.name);
				const seats = [...new Set(facts.map(({ seat }) => seat))];
				return seats.flatMap((seat) => {
					if (seat !== undefined && match.people[seat] === undefined) return [];
					const own = facts.filter((fact) => fact.seat === seat);
					const top = own.reduce((most, fact) => (fact.value > most.value ? fact : most));
					const { value, of = '' } = top;
					const earlier = { times: [], reachedAt: [], others: 0, isReached: false };
					return value > 0 ? [{ figure, seat, value, of, ...earlier }] : [];
				});
			});
	}

	/**
	 * @param earlier is ignored if it is later or of another game; only matches of the same kind are compared.
	 */
	add(earlier: CountedMatch): void {
		const match = this.#match;
		if (earlier.id === match.id || earlier.at > match.at || earlier.game !== match.game) return;
		const [near, far] = match.people;
		const seat = earlier.people.indexOf(near);
		const result = earlier.results[seat];
		if (this.#lead && result && earlier.people.length === 2 && earlier.people.includes(far))
			addOutcome(this.#lead, result);
		if (earlier.record.like !== match.record.like) return;
		for (const candidate of this.#candidates) {
			const { figure, seat, value } = candidate;
			const facts = earlier.record.own.filter(({ name }) => name === figure.name);
			candidate.others += 1;
			if (facts.some((fact) => fact.value >= value)) candidate.isReached = true;
			const theirs = seat === undefined ? undefined : earlier.people.indexOf(match.people[seat]);
			if (theirs === -1) continue;
			candidate.times.push(earlier.at);
			if (facts.some((fact) => fact.seat === theirs && fact.value >= value))
				candidate.reachedAt.push(earlier.at);
		}
	}

	/** @returns the lead, and the values that were not reached within the last month, records first. */
	get news(): News {
		return {
			lead: this.#lead && { ...this.#lead },
			bests: this.#candidates
				.flatMap((candidate) => this.#bestOf(candidate))
				.sort(
					(a, b) => (a.since ?? 0) - (b.since ?? 0) || (a.among === b.among ? 0 : a.among === 'all' ? -1 : 1)
				)
		};
	}

	#bestOf({ figure, seat, value, of, times, reachedAt, others, isReached }: Candidate): readonly Best[] {
		const best = { figure, seat, value, of };
		if (!isReached && others + 1 >= fewestMatches)
			return [{ ...best, among: 'all', matches: others + 1, since: undefined }];
		// Of what belongs to the table, everybody's is its own.
		if (seat === undefined && reachedAt.length === 0) return [];
		const since = reachedAt.length === 0 ? undefined : Math.max(...reachedAt);
		const matches = times.filter((at) => at > (since ?? -Infinity)).length + 1;
		const isLongAgo = since === undefined || this.#match.at - since > month;
		return matches >= fewestMatches && isLongAgo ? [{ ...best, among: 'own', matches, since }] : [];
	}
}

/** A value that was last reached within this time is no news. */
const month = 30 * 86_400_000;
