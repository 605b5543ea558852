/** What a match brings beside the earlier ones: who leads now, and what was the best since when. */
import type { Figure } from '$lib/games/facts';
import type { Counted } from './counted';
import { addOutcome, newOutcomes, type Outcomes } from './outcomes';

type BestFigure = Extract<Figure, { kind: 'best' }>;

/** A best of this match, of one seat or of the table. */
export interface Best {
	readonly figure: BestFigure;
	readonly seat: number | undefined;
	readonly value: number;
	/** Which of its kind. */
	readonly of: string;
	/** Earlier matches that could have had more. */
	readonly among: number;
	/** When there was last as much or more; nothing where there never was. */
	readonly since: number | undefined;
}

export interface News {
	/** Between two, as the first seat has it, this match included; nothing where there are more, guests, or one side. */
	readonly lead: Outcomes | undefined;
	readonly bests: readonly Best[];
}

/** Beside fewer, nothing is a record or the best for long. */
const fewest = 3;

/** Gathers, match by match in any order, what came before one. */
export class NewsGatherer {
	readonly #match: Counted;
	readonly #lead: Outcomes | undefined;
	readonly #bests: ({ -readonly [Key in keyof Best]: Best[Key] } & {
		/** When the earlier ones were. */
		readonly times: number[];
	})[];

	/** @param match the one that is looked at, with the bests that its game's words name. */
	constructor(match: Counted, figures: readonly Figure[]) {
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

	/** @param earlier another match of the game; those that came later, or are not alike, say nothing. */
	add(earlier: Counted): void {
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

	/** @returns what is worth telling: bests after a while, records first. */
	get news(): News {
		return {
			lead: this.#lead && { ...this.#lead },
			bests: this.#bests
				.filter(
					({ since, times }) =>
						times.filter((at) => at > (since ?? -Infinity)).length >= fewest &&
						(since === undefined || this.#match.at - since > month)
				)
				.map(({ times: _, ...best }) => best)
				.sort((a, b) => (a.since ?? 0) - (b.since ?? 0))
		};
	}
}

/** As good a month ago is still in everybody's mind. */
const month = 30 * 86_400_000;
