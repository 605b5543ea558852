/** The order in which a ranking's lines are listed; the places stay what they are. */
import { getLocale } from '$lib/i18n/paraglide/runtime';
import type { RankingColumn, RankingLine } from './ranking-table';

export interface Sorting {
	/** A column's id, or `name`. */
	readonly by: string;
	readonly isDescending: boolean;
}

/** @returns the sorting after a column's head is pressed: names begin with A, numbers with the greatest. */
export const nextSorting = (current: Sorting, by: string): Sorting => ({
	by,
	isDescending: current.by === by ? !current.isDescending : by !== 'name'
});

/** @returns the lines in that order; equal ones stay as they are, and those without a number come last. */
export const sorted = (
	lines: readonly RankingLine[],
	columns: readonly RankingColumn[],
	{ by, isDescending }: Sorting
): readonly RankingLine[] => {
	const direction = isDescending ? -1 : 1;
	if (by === 'name') {
		const { compare } = new Intl.Collator(getLocale());
		return lines.toSorted((a, b) => direction * compare(a.name, b.name));
	}
	const column = columns.findIndex(({ id }) => id === by);
	const missing = isDescending ? -Infinity : Infinity;
	const valueOf = ({ cells }: RankingLine): number => cells[column]?.value ?? missing;
	return lines.toSorted((a, b) => {
		const [one, other] = [valueOf(a), valueOf(b)];
		return one === other ? 0 : direction * (one < other ? -1 : 1);
	});
};
