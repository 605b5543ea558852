import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages';
import { tokensOf } from './tokens';
import { normalise, stem, wordsOf } from './words';

describe('normalise', () => {
	it('removes what is left out when typing', () => {
		expect(normalise('Égalité')).toBe('egalite');
		expect(normalise('Gokō ŒUF Æ ﬁn')).toBe('goko oeuf ae fin');
		expect(normalise('Koï-Koï')).toBe('koi-koi');
	});
});

describe('wordsOf', () => {
	it.each([
		['Qu’est-ce que l’égalité ?', 'fr', ['egalit']],
		['le 16ᵉ, 16e, 2 × 2, 2x2', 'fr', ['16e', '16e', '2x2', '2x2']],
		['où est passé le thé', 'fr', ['pass', 'the']],
		['the tea, le thé', 'en', ['tea', 'le', 'the']],
		['こいこい', 'fr', ['こいこい']],
		['a I y', 'en', []]
	] as const)('%s', (text, lang, words) => {
		expect(wordsOf(text, lang).flatMap(({ form, isStop }) => (isStop ? [] : form))).toEqual(words);
	});
});

describe('stem', () => {
	it.each([
		['defausser', 'defausse', 'defaussee', 'defausses'],
		['win', 'wins', 'winning', 'winner'],
		['discard', 'discards', 'discarded', 'discarding'],
		['tie', 'ties'],
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
