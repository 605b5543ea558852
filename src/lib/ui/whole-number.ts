/** Parses a whole number that is typed into a field with a range. */

export interface Range {
	readonly min: number;
	readonly max: number;
}

/**
 * Why a typed text is refused. Where `isUnfinished`, further typing may mend it, so it need not be reported
 * before the field is left.
 */
export interface NumberProblem {
	readonly problem: 'not-whole' | 'too-small' | 'too-big';
	readonly isUnfinished: boolean;
}

/** @returns the number, or why the text is refused; numbers outside the range are not clamped. */
export const parseWholeNumber = (typed: string, { min, max }: Range): number | NumberProblem => {
	const text = typed.trim();
	if (!/^[-+]?\d+$/.test(text)) {
		return { problem: 'not-whole', isUnfinished: text === '' || text === '-' || text === '+' };
	}
	const number = Number(text);
	if (number > max) return { problem: 'too-big', isUnfinished: false };
	if (number < min) return { problem: 'too-small', isUnfinished: number >= 0 && number * 10 <= max };
	return number;
};
