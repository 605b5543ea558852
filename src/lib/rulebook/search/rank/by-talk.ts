/**
 * Asks of each section how likely the words of a question are to come up in it, stop words included, compared with
 * the whole book: how people talk of it (a smoothed unigram model).
 */
import { fields, stopMark, type Counts, type GameIndex } from '../make-index.ts';
import type { Term } from '../query.ts';
import { tuning } from './tuning.ts';
import type { Scores } from './weights.ts';

/** A word of a question: the stems it may stand for, with their worth, and its weight. */
interface SpokenWord {
	readonly stems: readonly (readonly [stem: string, worth: number])[];
	readonly weight: number;
}

const weighed = (counts: Counts): number =>
	fields.reduce((sum, field) => sum + tuning.talk[field] * (counts[field] ?? 0), 0);

const spokenWords = (terms: readonly Term[], stops: readonly string[]): readonly SpokenWord[] => [
	...terms.map((term) => ({
		stems: term.flatMap(({ stems, worth }) => stems.map((stem) => [stem, worth / stems.length] as const)),
		weight: 1
	})),
	...stops.map((stop) => ({ stems: [[stopMark + stop, 1]] as const, weight: tuning.stopWord }))
];

/** How much more a word comes up in each section than in the book; less than 0 where it comes up less. */
const gainsOf = (
	game: GameIndex,
	{ stems }: SpokenWord,
	lengths: readonly number[],
	whole: number
): Scores => {
	const best: Scores = new Map();
	for (const [stem, worth] of stems) {
		const counts = [...(game.countsByStem.get(stem) ?? [])].map(
			([place, found]) => [place, weighed(found)] as const
		);
		const share = counts.reduce((sum, [, count]) => sum + count, 0) / whole;
		for (const [place, count] of counts) {
			const own = (count + tuning.smoothing * share) / ((lengths[place] ?? 0) + tuning.smoothing);
			const gain = Math.log(own / share);
			best.set(place, Math.max(gain > 0 ? gain * worth : gain, best.get(place) ?? -tuning.worst));
		}
	}
	return best;
};

/** @returns how much better each section fits the words than one that has none of them, which is left out. */
export const byTalk = (game: GameIndex, terms: readonly Term[], stops: readonly string[]): Scores => {
	const lengths = game.lengths.map(weighed);
	const whole = lengths.reduce((sum, length) => sum + length, 0);
	const known = spokenWords(terms, stops).filter(({ stems }) =>
		stems.some(([stem]) => game.countsByStem.has(stem))
	);
	const all = known.reduce((sum, { weight }) => sum + weight, 0);
	const sums: Scores = new Map();
	for (const word of known)
		for (const [place, gain] of gainsOf(game, word, lengths, whole))
			sums.set(place, (sums.get(place) ?? 0) + (word.weight / all) * (gain + tuning.worst));
	return sums;
};
