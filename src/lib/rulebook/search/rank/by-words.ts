/** Compares the words of a question with those of each section, field by field (BM25F). */
import { fields, type Counts, type Field, type GameIndex } from '../make-index.ts';
import type { Alternative, Term } from '../query.ts';
import { tuning } from './tuning.ts';
import { importanceOf, rarityOf, type Scores } from './weights.ts';

const countIn = (game: GameIndex, place: number, counts: Counts): number =>
	fields.reduce((sum, field: Field) => {
		const length = (game.lengths[place]?.[field] ?? 0) / (game.meanLengths[field] || 1);
		const lowered = 1 - tuning.lengths[field] + tuning.lengths[field] * length;
		return sum + (tuning.words[field] * (counts[field] ?? 0)) / lowered;
	}, 0);

/** How much a stem says of each section: from 0 to its rarity. */
const scoresOfStem = (game: GameIndex, stem: string): Scores => {
	const rarity = rarityOf(game, stem);
	const scores: Scores = new Map();
	for (const [place, counts] of game.countsByStem.get(stem) ?? []) {
		const count = countIn(game, place, counts);
		scores.set(place, (rarity * count) / (count + tuning.saturation));
	}
	return scores;
};

/** The same for an alternative; a section must have all of its stems. */
const scoresOfAlternative = (game: GameIndex, { stems, worth, insteadOf }: Alternative): Scores => {
	const [first, ...rest] = stems.map((stem) => scoresOfStem(game, stem));
	const limit = insteadOf ? Math.max(...insteadOf.map((stem) => rarityOf(game, stem))) : Infinity;
	const scores: Scores = new Map();
	for (const [place, score] of first ?? []) {
		if (!rest.every((others) => others.has(place))) continue;
		const sum = rest.reduce((so, others) => so + (others.get(place) ?? 0), score);
		scores.set(place, worth * Math.min(limit, sum / stems.length));
	}
	return scores;
};

/** @returns how well each section fits the terms, from 0 to 1; sections without any of them are left out. */
export const byWords = (game: GameIndex, terms: readonly Term[]): Scores => {
	const sums = new Map<number, { readonly score: number; readonly covered: number }>();
	let all = 0;
	for (const term of terms) {
		const importance = importanceOf(game, term);
		all += importance;
		const best: Scores = new Map();
		for (const alternative of term)
			for (const [place, score] of scoresOfAlternative(game, alternative))
				best.set(place, Math.max(score, best.get(place) ?? 0));
		for (const [place, part] of best) {
			const { score, covered } = sums.get(place) ?? { score: 0, covered: 0 };
			sums.set(place, { score: score + part, covered: covered + importance });
		}
	}
	return new Map(
		[...sums].map(([place, { score, covered }]) => [
			place,
			(score / all) * (covered / all) ** tuning.coverage
		])
	);
};
