/** A whole number as it is typed into a field that takes a range of them. */

export interface Range {
	readonly min: number;
	readonly max: number;
}

/**
 * What is wrong with what was typed. Where `isUnfinished`, typing on may mend it: nothing has to be said
 * before the field is left.
 */
export interface NumberProblem {
	readonly problem: 'not-whole' | 'too-small' | 'too-big';
	readonly isUnfinished: boolean;
}

/** @returns the number, or why the field does not take it. Nothing is brought into the range unasked. */
export const readWhole = (typed: string, { min, max }: Range): number | NumberProblem => {
	const text = typed.trim();
	if (!/^[-+]?\d+$/.test(text)) {
		return { problem: 'not-whole', isUnfinished: text === '' || text === '-' || text === '+' };
	}
	const number = Number(text);
	if (number > max) return { problem: 'too-big', isUnfinished: false };
	if (number < min) return { problem: 'too-small', isUnfinished: number >= 0 && number * 10 <= max };
	return number;
};
