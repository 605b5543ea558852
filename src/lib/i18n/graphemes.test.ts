import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphemesOf } from './graphemes';

const family = '👨‍👩‍👧‍👦';
const accented = 'e\u0301';

afterEach(() => vi.unstubAllGlobals());

describe.each([
	['with the browser’s segmenter', Intl],
	['without one', { ...Intl, Segmenter: undefined }]
])('the letters of a text, %s', (_, intl) => {
	it.each([
		['plain letters', 'Léa', ['L', 'é', 'a']],
		['an accent of its own', `${accented}a`, [accented, 'a']],
		['a family', `${family}!`, [family, '!']],
		['a skin tone', '👋🏽a', ['👋🏽', 'a']],
		['a heart in colour', '❤️‍🔥x', ['❤️‍🔥', 'x']],
		['flags', '🇫🇷🇯🇵', ['🇫🇷', '🇯🇵']],
		['Chinese characters, some beyond the first plane', '𠮷野家', ['𠮷', '野', '家']],
		['nothing', '', []]
	])('keep together %s', (_what, text, letters) => {
		vi.stubGlobal('Intl', intl);
		expect(graphemesOf(text)).toEqual(letters);
	});
});
