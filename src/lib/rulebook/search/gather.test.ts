import { describe, expect, it } from 'vitest';
import type { Rulebook } from '$lib/games/game';
import { gather } from './gather';
import { passagesOf } from './passages';

const section = (id: string, title: string, html: string): Rulebook[number] => ({
	id,
	title,
	level: 2,
	html
});
const fr = [
	section(
		'tie',
		'Égalité',
		'<p><strong>Le jeton reste &amp; rien ne bouge.</strong></p><p>Voir le milieu. Fin !</p>'
	)
];
const en = [
	section(
		'tie',
		'A tie',
		'<p><strong>The token stays.</strong></p><table><tr><td>flower</td><td>5</td></tr></table>'
	)
];
const synonyms = { names: [], same: [] };
const asked = [{ sections: ['tie', 'gone'], forms: ['ex aequo', 'égalité qui garde'] }];

describe('gather', () => {
	it('keeps a section in both languages, and how players ask for it', () => {
		const books = { fr: { book: fr, asked }, en: { book: en, asked: [] } };
		const { sections, forms } = gather('toy', books, synonyms);
		expect(sections).toEqual([{ id: 'tie', byLocale: { fr: fr[0], en: en[0] } }]);
		expect(forms).toEqual([
			{ text: 'ex aequo', locale: 'fr', places: [0] },
			{ text: 'égalité qui garde', locale: 'fr', places: [0] }
		]);
	});

	it('works with one language where the other could not be fetched', () => {
		const [only] = gather('toy', { en: { book: en, asked: [] } }, synonyms).sections;
		expect(only?.byLocale).toEqual({ en: en[0] });
	});
});

describe('passagesOf', () => {
	it('splits a text into sentences and rows', () => {
		expect(passagesOf(fr[0]?.html ?? '').map(({ text }) => text)).toEqual([
			'Le jeton reste & rien ne bouge.',
			'Voir le milieu.',
			'Fin !'
		]);
		expect(passagesOf(en[0]?.html ?? '').map(({ text, about }) => [text, about])).toEqual([
			['The token stays.', 'The token stays.'],
			['flower · 5', 'flower']
		]);
	});
});
