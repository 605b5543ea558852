/**
 * Whether two words differ by one slip of the finger at most: a letter wrong, missing or too many, or two
 * neighbours swapped.
 *
 * @param asBeginning whether the second word may continue after what was typed
 */
export const isWithinOneSlip = (typed: string, word: string, asBeginning = false): boolean => {
	const fits = (left: string, right: string) => (asBeginning ? right.startsWith(left) : left === right);
	if (!asBeginning && Math.abs(typed.length - word.length) > 1) return false;
	let at = 0;
	while (at < typed.length && typed[at] === word[at]) at += 1;
	if (at === typed.length) return asBeginning || word.length - at <= 1;
	return (
		fits(typed.slice(at + 1), word.slice(at + 1)) ||
		fits(typed.slice(at + 1), word.slice(at)) ||
		fits(typed.slice(at), word.slice(at + 1)) ||
		(typed[at] === word[at + 1] &&
			typed[at + 1] === word[at] &&
			fits(typed.slice(at + 2), word.slice(at + 2)))
	);
};
