/** The result of a match that was played without the app, as it is being noted. Nothing is stored by it. */
import type { Game } from '$lib/games/game';
import type { Seat } from '$lib/games/outcome';
import type { NotedResult } from '$lib/match/noted-line';
import { parseWholeNumber } from '$lib/ui/whole-number';

/** Who won, as it is tapped: a seat, nobody alone, or all have lost together. */
export type Chosen = Seat | 'drawn' | 'lost';
/** A result, or why there is none yet: something is missing, a number is out of its range, or no match ends so. */
type NoteState =
	| { readonly result: NotedResult }
	| { readonly missing: 'all' | 'winner' | 'numbers' }
	| { readonly range: { readonly min: number; readonly max: number } }
	| { readonly problem: string };

export class NotedResultForm {
	/** What stands in the fields, by seat or once for all, each in the order of the game's numbers. */
	texts = $state<string[][]>([]);
	/** Who was tapped as the winner. */
	chosen = $state<Chosen>();
	/** What the form held when it was opened. */
	readonly #asBegun: string;

	/** @param before the result that is corrected. */
	constructor(
		readonly game: Pick<Game, 'records'>,
		readonly options: unknown,
		readonly seats: number,
		readonly before?: NotedResult
	) {
		const { isTogether } = game.records;
		const count = this.numbers.length === 0 ? 0 : isTogether ? 1 : seats;
		this.texts = Array.from({ length: count }, (_, seat) =>
			this.numbers.map((__, place) => {
				const score = before?.lost ? undefined : before?.scores[seat];
				return place === 0 && score !== undefined ? String(score) : '';
			})
		);
		if (before?.lost) this.chosen = 'lost';
		else if (before && !isTogether) this.chosen = before.winners.length > 1 ? 'drawn' : before.winners[0];
		this.#asBegun = this.#held;
	}

	get #held(): string {
		return JSON.stringify([this.texts, this.chosen]);
	}

	get numbers() {
		return this.game.records.noted.numbers(this.options);
	}
	get #everybody(): readonly Seat[] {
		return Array.from({ length: this.seats }, (_, seat) => seat);
	}
	get canBeDrawn(): boolean {
		return this.game.records.noted.canBeDrawn(this.options);
	}
	/** The winner as the numbers tell it, or as it was tapped where they don't. */
	get winner(): Chosen | undefined {
		const { state } = this;
		if (!('result' in state)) return this.chosen;
		const { winners, lost } = state.result;
		return lost ? 'lost' : winners.length === 1 ? winners[0] : 'drawn';
	}
	readonly state: NoteState = $derived.by(() => this.#judge());

	#judge(): NoteState {
		const { isTogether, noted } = this.game.records;
		const { before, chosen, numbers } = this;
		// Of a result that was noted, not every number is known any more.
		if (before && this.#held === this.#asBegun) return { result: before };
		if (chosen === 'lost') return { result: { winners: [], scores: [0], lost: true } };
		const typed = this.texts.map((texts) => texts.map((text) => text.trim()));
		const read = typed.map((texts) =>
			texts.map((text, place) => parseWholeNumber(text, numbers[place] ?? { min: 0, max: 0 }))
		);
		for (const [seat, texts] of typed.entries())
			for (const [place, range] of numbers.entries())
				if (texts[place] !== '' && typeof read[seat]?.[place] !== 'number') return { range };
		const given = read.map((values) => values.filter((value) => typeof value === 'number'));
		const counts = given.map((values) => values.length);
		if (isTogether) {
			const [[score] = []] = given;
			return score === undefined
				? { missing: 'all' }
				: { result: { winners: this.#everybody, scores: [score] } };
		}
		const scores = given.flatMap(([score]) => score ?? []);
		const isWhole = numbers.length > 0 && counts.every((count) => count === numbers.length);
		if (!isWhole && counts.some((count) => count > 0)) return { missing: 'numbers' };
		const judged = isWhole ? noted.judge(this.options, given) : { winners: [] };
		if ('problem' in judged) return judged;
		if (judged.winners.length > 0) return { result: { winners: judged.winners, scores } };
		if (chosen === undefined) return { missing: 'winner' };
		return { result: { winners: chosen === 'drawn' ? this.#everybody : [chosen], scores } };
	}
}
