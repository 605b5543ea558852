import { beforeEach, expect, it } from 'vitest';
import { overwriteGetLocale, type Locale } from '$lib/i18n/paraglide/runtime';

import { problemCodes, problemWords, type Problem } from './problem-words';

let locale: Locale = 'en';
beforeEach(() => overwriteGetLocale(() => locale));

it('a problem is told with its place', () => {
	const problem: Problem = { code: 'unknown-game', text: 'Catan', where: { line: 7 } };
	locale = 'en';
	expect(problemWords(problem)).toBe('Line 7: no such game: Catan');
	locale = 'fr';
	expect(problemWords(problem)).toBe('Ligne 7\u00A0: jeu inconnu\u00A0: Catan');
	locale = 'en';
	expect(problemWords({ code: 'no-result', where: { play: 3 } })).toBe(
		'Match 3: there is neither a score nor a result'
	);
});

it('every problem has its words, with no more of a cell than fits on a line', () => {
	for (const code of problemCodes) {
		const said = problemWords({ code, where: { line: 2 }, text: 'geisha '.repeat(100) });
		expect(said).toMatch(/^Line 2: ./);
		expect(said.length).toBeLessThan(160);
	}
});
