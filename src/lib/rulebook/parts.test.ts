import { describe, expect, it } from 'vitest';
import { compileRulebook } from '../../../tools/plugins/rulebook/compile.ts';
import { partsOf } from './parts.ts';

describe('partsOf', () => {
	it('leaves a text without drawings whole', () => {
		expect(partsOf('<p>One.</p>')).toEqual([{ html: '<p>One.</p>' }]);
		expect(partsOf('')).toEqual([]);
	});

	it('cuts at the drawings as they are compiled', () => {
		const drawing = (id: string) => `::: drawing ${id}\nThe “${id}” & more\n:::\n\n`;
		const [section] = compileRulebook(
			`## A {#a}\n\nOne.\n\n${drawing('yaku')}Two.\n\n${drawing('the-cards')}`
		);
		expect(partsOf(section?.html ?? '')).toEqual([
			{ html: '<p>One.</p>\n' },
			{ drawing: 'yaku', caption: 'The “yaku” &amp; more' },
			{ html: '\n<p>Two.</p>\n' },
			{ drawing: 'the-cards', caption: 'The “the-cards” &amp; more' }
		]);
	});
});
