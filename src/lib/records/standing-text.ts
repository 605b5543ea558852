import type { MatchRow } from '$lib/store/lists/row';

/** @returns a match's score in numbers: “11 – 7”, “21/25”; empty where the row has none, or its score is not known. */
export const standingText = ({ standing }: Pick<MatchRow, 'standing'>): string => {
	if (!standing || standing.scores.length === 0) return '';
	const { scores, max } = standing;
	return max === undefined ? scores.join(' – ') : `${scores[0] ?? 0}/${max}`;
};
