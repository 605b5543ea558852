/** Compares a question with each of those in which players ask: the likest ones tell the section. */
import type { GameIndex } from '../make-index.ts';
import { squareOfRarity } from './traits.ts';
import { tuning } from './tuning.ts';
import type { Scores } from './weights.ts';

/** Puts a likeness among the likest ones, the first of which is the likest. */
const insert = (likest: number[], likeness: number): void => {
	let rank = likest.length;
	while (rank > 0 && (likest[rank - 1] ?? 0) < likeness) rank -= 1;
	if (rank === tuning.likest) return;
	likest.splice(rank, 0, likeness);
	if (likest.length > tuning.likest) likest.pop();
};

/**
 * @param traits of the question
 * @returns how alike the question and the likest forms of each section are: their cosines, added up
 */
export const byQuestions = ({ forms, formsByTrait }: GameIndex, traits: ReadonlySet<number>): Scores => {
	const shared = new Float64Array(forms.length);
	let asked = 0;
	for (const trait of traits) {
		const having = formsByTrait.get(trait) ?? [];
		const square = squareOfRarity(forms.length, having.length);
		asked += square;
		for (const form of having) shared[form] = (shared[form] ?? 0) + square;
	}
	const likestByPlace = new Map<number, number[]>();
	for (let at = 0; at < forms.length; at += 1) {
		const form = forms[at];
		const sum = shared[at] ?? 0;
		if (!form || sum === 0) continue;
		for (const place of form.places) {
			let likest = likestByPlace.get(place);
			if (!likest) likestByPlace.set(place, (likest = []));
			insert(likest, sum / Math.sqrt(asked * form.weight));
		}
	}
	return new Map(
		[...likestByPlace].map(([place, likest]) => [place, likest.reduce((sum, one) => sum + one, 0)])
	);
};
