import { afterEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../i18n/paraglide/runtime.js';
import { loadGame, metas } from './registry.ts';
import { asBeginning, asContinuation, asSentences, wordByCode, sentenceByCode } from './wording.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

/** Codes that no game has, among them names of properties that every object inherits. */
const strange = ['', 'of-a-later-build', 'constructor', 'toString', '__proto__', 'single.many', '13'];
const params = [{}, { winner: 9, seat: -1, month: 13, colour: 'violet', announced: 'gold', how: 'magic' }];

it('a code without a word has a general one, since nobody is to see a code', () => {
	const word = wordByCode({ known: () => 'said' });
	expect(word('known')).toBe('said');
	for (const [locale, other] of [
		['en', 'Other'],
		['fr', 'Autre']
	] as const) {
		overwriteGetLocale(() => locale);
		for (const code of strange) expect(word(code)).toBe(other);
	}
	for (const code of strange) expect(wordByCode({}, () => '?')(code)).toBe('?');
	for (const code of strange)
		expect(sentenceByCode({ known: () => 'said' })({ code, params: {} }, [])).toBe('');
});

it('a text begins with a capital, goes on without one, and stands among sentences', () => {
	expect(asBeginning('égalité')).toBe('Égalité');
	expect(asContinuation('Best show')).toBe('best show');
	expect(asSentences(['no token moves', '', 'Tom starts!'])).toBe('No token moves. Tom starts!');
});
/** Whether a code of these is no number, which a sentence may have for another reason. */
const isCode = (code: string): boolean => /[a-z]/i.test(code);

it('every game words the rows of an unknown build without throwing', async () => {
	for (const meta of metas) {
		const [words, records, game] = await Promise.all([meta.words(), meta.recordWords(), loadGame(meta.id)]);
		const codes = [...strange, ...(game?.codes.headlines ?? []), ...(game?.codes.reasons ?? [])];
		for (const code of codes)
			for (const filled of params) {
				const said = { code, params: filled };
				expect(words.headline(said, [])).toBeTypeOf('string');
				expect(words.reason(said, ['Aki'])).toBeTypeOf('string');
				expect(words.verdict?.({ winners: [7], reason: said, rule: '' }, []) ?? '').toBeTypeOf('string');
			}
		for (const of of strange) {
			expect(records.kindName(of)).toBeTypeOf('string');
			if (isCode(of)) expect(records.kindName(of)).not.toContain(of);
			for (const figure of records.figures) {
				if (figure.kind === 'bars') expect(figure.label(of)).toBeTypeOf('string');
				if (figure.kind === 'bars' && isCode(of)) expect(figure.label(of)).not.toContain(of);
				if (figure.kind === 'best') expect(figure.say(1, of)).toBeTypeOf('string');
				if (figure.kind === 'heat') expect([figure.row(of), figure.column(of)].join('')).toBeTypeOf('string');
			}
		}
		const facts = {
			like: '',
			rounds: 0,
			own: strange.map((of) => ({ name: 'month', of, seat: 9, value: 1 }))
		};
		expect(records.moments(facts, [])).toBeInstanceOf(Array);
		expect(records.moments(facts, []).join(' ')).not.toMatch(/build|constructor|toString|proto|many/);
	}
});
