import { describe, expect, it } from 'vitest';

import { findOnPage } from '../../../../tests/support/rule-search';

import { answerOf } from './answer';

const asked = (typed: string, atHand?: string) =>
	findOnPage(typed, atHand, 'fr').hits.map(({ game, section }) => `${game} ${section.id}`);
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

	it('asks the other games only where the current one lacks a word', () => {
		expect(asked('qui commence', 'hanabi').every((hit) => hit.startsWith('hanabi '))).toBe(true);
		expect(first('chorégraphie minutée', 'geisha')).toBe('hanabi choreography');
		expect(new Set(asked('qui commence').map((hit) => hit.split(' ')[0])).size).toBeGreaterThan(1);
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

	it('reads a word by its language: « thé » is not "the"', () => {
		expect(asked('thé', 'hanamikoji')).toContain('hanamikoji material');
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
		expect(findOnPage(typed, 'hanabi', 'fr').isForeign).toBe(isForeign);
	});

	it('leads with another game only where this one lacks a word', () => {
		expect(first('max players', 'hanabi')).toMatch(/^hanabi /);
		expect(first('boar deer', 'hanabi')).toMatch(/^koikoi /);
	});

	it('accepts any text of any length', () => {
		expect(() => findOnPage('égalité constructor __proto__ '.repeat(200), 'hanabi', 'fr')).not.toThrow();
	});
});

describe('answerOf', () => {
	it.each([
		['17 points', 'hanabi', 'rating', 'en', 'Points 16–20 · excellent'],
		['17 points', 'hanabi', 'rating', 'fr', 'Points 16–20 · '],
		['how many cards with 3 players', 'hanabi', 'setup', 'en', 'Players 3 · Cards in hand 5 · Pile 35']
	] as const)('%s, of %s: lights the row of %s (%s)', (typed, game, section, lang, row) => {
		const hit = findOnPage(typed, game, lang).hits.find((one) => one.section.id === section);
		expect(hit && answerOf(hit, lang, { typed, most: 2 }).answering).toContain(row);
	});

	it('lights the key sentence where no passage says more', () => {
		const [hit] = findOnPage('qui commence', 'hanamikoji', 'fr').hits;
		const answer = hit && answerOf(hit, 'fr', { typed: 'xyzzy', most: 2 });
		expect(answer?.answering).toBe(answer?.key);
		expect(answer?.passages).toEqual([]);
	});
});
