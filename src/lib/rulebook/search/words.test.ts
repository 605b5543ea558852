import { describe, expect, it } from 'vitest';
import { stem } from './stem';
import { isWithinOneSlip } from './typo';
import { formsOf, normalise, wordsOf } from './words';

describe('normalise', () => {
	it('removes what is left out when typing', () => {
		expect(normalise('Égalité')).toBe('egalite');
		expect(normalise('Gokō ŒUF Æ ﬁn')).toBe('goko oeuf ae fin');
		expect(normalise('Koï-Koï')).toBe('koi-koi');
	});
});

describe('formsOf', () => {
	it.each([
		['Qu’est-ce que l’égalité ?', ['egalite']],
		['huit jetons, eight tokens, 8', ['8', 'jetons', 'tokens']],
		['le 16ᵉ, 16th, troisième', ['16', '3']],
		['2 × 2, 2x2', ['2x2']],
		['plus de thé', ['≠', 'the']],
		['Hanami-zake', ['hanamizake', 'hanami', 'zake']],
		['puis-je passer', ['passer']],
		['こいこい', ['こいこい']],
		['a I y', []]
	])('%s', (text, forms) => expect(formsOf(text, 'fr')).toEqual(forms));

	it('tells the positions of words', () => {
		const text = 'Le sankō vaut 5';
		expect(wordsOf(text, 'fr').map(({ from, to }) => text.slice(from, to))).toEqual([
			'Le',
			'sankō',
			'vaut',
			'5'
		]);
		expect(wordsOf(text, 'fr').map(({ isStop }) => isStop)).toEqual([true, false, false, false]);
	});
});

describe('stem', () => {
	it.each([
		['defausser', 'defausse', 'defaussee', 'defausses'],
		['win', 'wins', 'winning', 'winner'],
		['discard', 'discards', 'discarded', 'discarding'],
		['animal', 'animaux'],
		['tie', 'ties'],
		['premier', 'premiere', 'premieres'],
		['prend', 'prises', 'prendre'],
		['take', 'took', 'taken'],
		['joueur', 'joueuse', 'joueuses'],
		['jeton', 'jetons']
	])('%s', (...words) => expect(new Set(words.map(stem)).size).toBe(1));

	it('keeps tane from tan', () => expect(stem('tane')).not.toBe(stem('tan')));
});

describe('isWithinOneSlip', () => {
	it.each([
		['egalite', 'egalite', true],
		['egalitte', 'egalite', true],
		['egalte', 'egalite', true],
		['egalife', 'egalite', true],
		['eaglite', 'egalite', true],
		['galite', 'egalite', true],
		['egalitex', 'egalite', true],
		['egali', 'egalite', false],
		['agalife', 'egalite', false]
	])('%s for %s: %s', (typed, word, isClose) => expect(isWithinOneSlip(typed, word)).toBe(isClose));

	it.each([
		['inoshi', 'inoshikacho', true],
		['inohsi', 'inoshikacho', true],
		['inoxhi', 'inoshikacho', true],
		['ixoxhi', 'inoshikacho', false]
	])('%s begins %s: %s', (typed, word, isClose) => expect(isWithinOneSlip(typed, word, true)).toBe(isClose));
});
