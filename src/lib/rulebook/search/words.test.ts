import { describe, expect, it } from 'vitest';
import { stem } from './stem';
import { passagesOf } from './passages';
import { tokensOf } from './tokens';
import { normalise, wordsOf } from './words';

/** @returns every form of the words that say something. */
const formsOf = (text: string): readonly string[] =>
	wordsOf(text, 'fr').flatMap(({ forms, isStop }) => (isStop ? [] : forms));

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
		['huit jetons, eight tokens', ['8', 'jetons', '8', 'tokens']],
		['le 16ᵉ, 16th, troisième', ['16', '16', '3']],
		['2 × 2', ['2x2']],
		['plus de thé', ['≠', 'the']],
		['Hanami-zake', ['hanamizake', 'hanami', 'zake']],
		['puis-je passer', ['passer']],
		['こいこい', ['こいこい']],
		['a I y', []]
	])('%s', (text, forms) => expect(formsOf(text)).toEqual(forms));
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

describe('tokensOf', () => {
	it('gives words, pairs of words and runs of four letters', () => {
		expect(tokensOf('Qui gagne ?', 'fr')).toEqual([
			...['_qui', 'gagn', '+_qui gagn'],
			...['~ qui', '~qui ', '~ui g', '~i ga', '~ gag', '~gagn', '~agne', '~gne ']
		]);
		expect(tokensOf('', 'fr')).toEqual([]);
	});
});

describe('passagesOf', () => {
	it('splits a text into paragraphs, items and rows, and names the column of a bare number', () => {
		expect(
			passagesOf(
				'<p><strong>The token stays &amp; waits.</strong> Why? See below.</p><ul><li>an item</li></ul>' +
					'<table><thead><tr><th>Players</th><th>Rating</th></tr></thead>' +
					'<tbody><tr><td>2</td><td>good</td></tr><tr><td>3</td><td>—</td></tr></tbody></table>'
			)
		).toEqual(['The token stays & waits. Why? See below.', 'an item', 'Players 2 · good', 'Players 3']);
	});
});
