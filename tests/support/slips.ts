/** Makes typing errors in texts, and cuts them off. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:=#';

/**
 * @param each how many other letters are tried at each place.
 * @returns every text with one letter altered or missing, two neighbours swapped, or its end missing.
 */
export function* typingErrorsOf(text: string, each = letters.length): Generator<string> {
	for (let at = 0; at < text.length; at += 1) {
		const before = text.slice(0, at);
		const after = text.slice(at + 1);
		for (let turn = 0; turn < each; turn += 1) {
			const letter = letters[(at * 7 + turn * 5) % letters.length] ?? '';
			if (letter !== text[at]) yield before + letter + after;
		}
		yield before + after;
		yield before;
		const [next = ''] = after;
		if (next !== '' && next !== text[at]) yield before + next + (text[at] ?? '') + after.slice(1);
	}
}
