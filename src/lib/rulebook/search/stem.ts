/** Light stems, for French and English alike: what a word keeps through number, gender and tense. */

/** Short words of the table that would fall together with another one. */
const kept: ReadonlySet<string> = new Set(['tane', 'offer']);
const endings = [
	'ements',
	'ement',
	'antes',
	'ing',
	'ees',
	'ers',
	'ent',
	'ant',
	'ed',
	'ee',
	'er',
	'es',
	'ez',
	'e',
	's',
	'x'
];
const shortest = 3;

/** @param word a form of `wordsOf`. @returns « défausser », « défausses » → `defauss`; "winning" → `win`. */
export const stem = (word: string): string => {
	if (kept.has(word) || /\d/.test(word)) return word;
	if (word.endsWith('aux') && word.length > 5) return `${word.slice(0, -3)}al`;
	const ending = endings.find(
		(end) =>
			word.endsWith(end) && word.length - end.length >= shortest && !(end === 's' && word.endsWith('ss'))
	);
	const left = ending === undefined ? word : word.slice(0, -ending.length);
	// "winning", "beginner": English doubles before an ending.
	return left !== word && /([bdgmnprt])\1$/.test(left) && left.length > shortest ? left.slice(0, -1) : left;
};
