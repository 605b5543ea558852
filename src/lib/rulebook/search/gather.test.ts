import { describe, expect, it } from 'vitest';
import type { Rulebook } from '$lib/games/game';
import { gather } from './gather';

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
		'<p><strong>Le jeton reste &amp; rien ne bouge.</strong></p><p>Voir le milieu.</p>'
	)
];
const en = [
	section('tie', 'A tie', '<p><strong>The token stays.</strong></p><table><td>flower</td><td>5</td></table>')
];
const none = { names: [], same: [], sections: {} };

describe('gather', () => {
	it('keeps titles and answers as they are read, and the other words once', () => {
		const { sections } = gather('toy', { fr, en }, { ...none, sections: { tie: ['ex aequo'] } });
		expect(sections).toEqual([
			{
				id: 'tie',
				title: { fr: 'Égalité', en: 'A tie' },
				key: { fr: 'Le jeton reste & rien ne bouge.', en: 'The token stays.' },
				also: 'ex aequo',
				text: '5 flower milieu'
			}
		]);
	});

	it('refuses synonyms of no section, and languages that differ', () => {
		expect(() => gather('toy', { fr, en }, { ...none, sections: { draw: ['x'] } })).toThrow(
			'unknown section'
		);
		expect(() => gather('toy', { fr, en: [] }, none)).toThrow('not where it is');
		const silent = [section('tie', 'A tie', '<ul></ul>')];
		expect(() => gather('toy', { fr, en: silent }, none)).toThrow('does not open with a sentence');
	});
});
