import { describe, expect, it } from 'vitest';

import { index } from '../../../../tests/support/rule-search';
import { find } from './find';

import { answerOf } from './answer';
import { markedPieces } from './mark';

const asked = (typed: string, atHand?: string) =>
	find(index, typed, atHand, 'fr').hits.map(({ game, section }) => `${game} ${section.id}`);
const first = (typed: string, atHand?: string) => asked(typed, atHand)[0];

describe('find', () => {
	it('is blind to accents, case, macrons and ligatures', () => {
		const plain = asked('egalite', 'hanamikoji');
		expect(plain[0]).toBe('hanamikoji equality');
		for (const typed of ['ÉGALITÉ', 'égalité', 'e\u0301galite\u0301']) {
			expect(asked(typed, 'hanamikoji')).toEqual(plain);
		}
		const sanko = asked('sankō', 'koikoi');
		for (const typed of ['sanko', 'Sankou', 'SANKŌ']) expect(asked(typed, 'koikoi')[0]).toBe(sanko[0]);
		expect(first('inoshikacho', 'koikoi')).toBe('koikoi inoshikacho');
	});

	it.each(['koï-koï', 'koi koi', 'koikoi', 'KOI-KOI', 'こいこい', '来い来い'])('%s', (typed) => {
		expect(asked(typed, 'koikoi').slice(0, 3)).toContain('koikoi koikoi');
	});

	it('answers while the last word is being typed', () => {
		expect(first('inoshi', 'koikoi')).toBe('koikoi inoshikacho');
		expect(asked('défaus', 'hanabi').slice(0, 3)).toContain('hanabi discard');
		expect(first('inoshi ', 'koikoi')).toBe('koikoi inoshikacho');
	});

	it.each([
		['égalitté', 'hanamikoji', 'equality'],
		['inoshikahco', 'koikoi', 'inoshikacho'],
		['choregaphie', 'hanabi', 'choreography'],
		['bouquett final', 'hanabi', 'final-bouquet']
	])('forgives a slip: %s', (typed, game, section) => {
		expect(asked(typed, game).slice(0, 2)).toContain(`${game} ${section}`);
	});

	it('takes French and English words for the same section', () => {
		expect(first('défausser 8 jetons', 'hanabi')).toBe('hanabi faq-eight-tokens');
		expect(first('discard with eight clues', 'hanabi')).toBe(first('défausser avec huit indices', 'hanabi'));
		expect(first('boar deer butterfly', 'koikoi')).toBe(first('sanglier cerf papillon', 'koikoi'));
	});

	it.each([
		['Dépôt', 'hanamikoji', 'trade-off'],
		['Offre', 'hanamikoji', 'gift'],
		['Échange', 'hanamikoji', 'competition'],
		['mèche', 'hanabi', 'three-fuses'],
		['fuse', 'hanabi', 'three-fuses'],
		['jeton rouge', 'hanabi', 'three-fuses'],
		['Okiya', 'geisha', 'faq-names'],
		['Niya', 'geisha', 'faq-names'],
		['expansion', 'hanamikoji', 'expansions'],
		['extension', 'hanamikoji', 'expansions'],
		['tuiles d’action', 'hanamikoji', 'expansions'],
		['action tiles', 'hanamikoji', 'expansions'],
		['promo', 'hanamikoji', 'expansions'],
		['Geisha’s Road', 'hanamikoji', 'geishas-road'],
		['la route des geishas', 'hanamikoji', 'geishas-road'],
		['猪鹿蝶', 'koikoi', 'inoshikacho']
	])('knows other words: %s', (typed, game, section) => {
		expect(asked(typed, game).slice(0, 3)).toContain(`${game} ${section}`);
	});

	it('lists the current game first and the others after it', () => {
		const order = asked('qui commence', 'hanabi').map((hit) => hit.split(' ')[0]);
		expect(order[0]).toBe('hanabi');
		expect(order.lastIndexOf('hanabi')).toBe(order.filter((game) => game === 'hanabi').length - 1);
		expect(new Set(order).size).toBeGreaterThan(1);
		expect(first('chorégraphie minutée', 'geisha')).toBe('hanabi choreography');
	});

	it.each([
		['last card drawn', 'hanabi', 'last-round'],
		['november', 'koikoi', 'cards'],
		['ruri', 'hanamikoji', 'material'],
		['anju', 'hanamikoji', 'material'],
		['2x2', 'geisha', 'pattern'],
		['2 × 2', 'geisha', 'pattern'],
		['plus de tuile', 'geisha', 'block'],
		['parapluie', 'koikoi', 'brights'],
		['cb de pts pour gagner', 'hanamikoji', 'goals'],
		['whats a tie', 'hanamikoji', 'equality'],
		['who starts the 2nd round', 'hanamikoji', 'starter'],
		['réorganiser mes cartes', 'hanabi', 'faq-rearrange'],
		['relance', 'koikoi', 'koikoi']
	])('finds words of tables and of players: %s', (typed, game, section) => {
		expect(asked(typed, game).slice(0, 3)).toContain(`${game} ${section}`);
	});

	it('prefers a whole word to longer words that begin with it', () => {
		const { stems } = find(index, 'main', 'koikoi', 'fr');
		expect(stems.has('main')).toBe(true);
		expect(asked('main', 'koikoi').slice(0, 2).join()).toMatch(/hand-swap|deal/);
	});

	it('tells which row or sentence matches best', () => {
		const { hits, stems } = find(index, 'chrysanthème', 'koikoi', 'fr');
		const [hit] = hits.filter(({ section }) => section.id === 'cards');
		expect(hit && answerOf(hit, 'fr', { sought: stems, most: 1 })?.passages.join()).toContain(
			'chrysanthème en septembre'
		);
	});

	it('reads a word by its language: « thé » is not "the"', () => {
		expect(first('thé', 'hanamikoji')).toBe('hanamikoji material');
		expect(asked('the', 'hanamikoji').length).toBeGreaterThanOrEqual(0);
	});

	it.each(['', '   ', '?!', 'xyzzyq', '\\(*)[', '𝕏'.repeat(3)])('finds nothing for “%s”', (typed) => {
		expect(asked(typed, 'hanabi')).toEqual([]);
	});

	it.each([
		['discard with eight clues', true],
		['inoshikacho xyzzyq', true],
		['défausser 8 jetons', false],
		['je peux défaus', false]
	])('tells whether the words of other languages are needed: %s', (typed, isForeign) => {
		expect(find(index, typed, 'hanabi', 'fr').isForeign).toBe(isForeign);
	});

	it('leads with another game only where this one lacks a word', () => {
		expect(first('max players', 'hanabi')).toMatch(/^hanabi /);
		expect(first('boar deer', 'hanabi')).toMatch(/^koikoi /);
	});

	it('accepts any text of any length', () => {
		expect(() => find(index, 'égalité constructor __proto__ '.repeat(200), 'hanabi', 'fr')).not.toThrow();
	});
});

describe('markedPieces', () => {
	it('marks the words of the search and keeps the whole text', () => {
		const { stems } = find(index, 'jetons bleus', 'hanabi', 'fr');
		const text = 'Non : quand les 8 jetons bleus sont dans le couvercle, il faut donner un indice.';
		const cut = markedPieces(text, stems, 'fr');
		expect(cut.map((piece) => piece.text).join('')).toBe(text);
		expect(cut.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(['jetons', 'bleus']);
	});

	it('marks words with accents and compounds as a whole', () => {
		const { stems } = find(index, 'sanko hanamizake', 'koikoi', 'fr');
		const marked = markedPieces('Sankō 5, Hanami-zake 5.', stems, 'fr').filter(({ isMarked }) => isMarked);
		expect(marked.map(({ text }) => text)).toEqual(['Sankō', 'Hanami-zake']);
	});
});
