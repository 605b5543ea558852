/** What is new with a match, compared with earlier ones: who leads now, and which values are records. */
import type { Figure } from '$lib/games/facts';
import type { CountedMatch } from './counted';
import { addOutcome, newOutcomes, type Outcomes } from './outcomes';

type BestFigure = Extract<Figure, { kind: 'best' }>;

/** A value of this match that is a record or the best for a while, of one seat or of the table. */
export interface Best {
	readonly figure: BestFigure;
	readonly seat: number | undefined;
	readonly value: number;
	/** The `of` of its fact. */
	readonly of: string;
	/** How many earlier matches it is compared with. */
	readonly among: number;
	/** When the value was last reached before, in milliseconds since 1970; undefined where it never was. */
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

/** A value is news only after so many matches in which it was not reached. */
const fewestSince = 3;

/** Compares a match with earlier ones, which are added one by one in any order. */
export class NewsGatherer {
	readonly #match: CountedMatch;
	readonly #lead: Outcomes | undefined;
	readonly #bests: ({ -readonly [Key in keyof Best]: Best[Key] } & {
		/** When the matches it is compared with were, in milliseconds since 1970. */
		readonly times: number[];
	})[];

	/** @param figures those of the match's game; the ones of kind `best` say which facts can be records. */
	constructor(match: CountedMatch, figures: readonly Figure[]) {
		this.#match = match;
		const [near, far] = match.people;
		const arePaired =
			!match.record.isTogether && match.people.length === 2 && near !== undefined && far !== undefined;
		this.#lead = arePaired ? newOutcomes() : undefined;
		const result = match.results[0];
		if (this.#lead && result) addOutcome(this.#lead, result);
		this.#bests = figures
			.filter((figure): figure is BestFigure => figure.kind === 'best')
			.flatMap((figure) => {
				const facts = match.record.own.filter(({ name }) => name === figure.name);
				const seats = [...new Set(facts.map(({ seat }) => seat))];
				return seats.flatMap((seat) => {
					if (seat !== undefined && match.people[seat] === undefined) return [];
					const own = facts.filter((fact) => fact.seat === seat);
					const top = own.reduce((most, fact) => (fact.value > most.value ? fact : most));
					const { value, of = '' } = top;
					return value > 0 ? [{ figure, seat, value, of, among: 0, since: undefined, times: [] }] : [];
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
		for (const best of this.#bests) {
			const theirs = best.seat === undefined ? undefined : earlier.people.indexOf(match.people[best.seat]);
			if (theirs === -1) continue;
			const values = earlier.record.own
				.filter(({ name, seat }) => name === best.figure.name && seat === theirs)
				.map(({ value }) => value);
			best.among += 1;
			best.times.push(earlier.at);
			if (Math.max(...values, -Infinity) >= best.value) best.since = Math.max(best.since ?? 0, earlier.at);
		}
	}

	/** @returns the lead, and the values that were not reached within the last month, records first. */
	get news(): News {
		return {
			lead: this.#lead && { ...this.#lead },
			bests: this.#bests
				.filter(
					({ since, times }) =>
						times.filter((at) => at > (since ?? -Infinity)).length >= fewestSince &&
						(since === undefined || this.#match.at - since > month)
				)
				.map(({ times: _, ...best }) => best)
				.sort((a, b) => (a.since ?? 0) - (b.since ?? 0))
		};
	}
}

/** A value that was last reached within this time is no news. */
const month = 30 * 86_400_000;
