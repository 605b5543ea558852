import { describe, expect, it } from 'vitest';
import { compileRulebook } from '../../../../tools/plugins/rulebook/compile.ts';
import { conditionsIn, matchHtml, printedHtml } from './choose';
import { holds } from './condition';

describe('holds', () => {
	it.each([
		['mode=points', { mode: 'points' }, true],
		['mode=points', { mode: 'rounds' }, false],
		['mode!=points', { mode: 'rounds' }, true],
		['months=6,3', { months: '3' }, true],
		['months!=6,3', { months: '3' }, false],
		['points.goko=10', { 'points.goko': '10' }, true],
		['cap=null', { cap: 'null' }, true],
		['cap=null', {}, false]
	])('%s under %o is %s', (condition, options, expected) => {
		expect(holds(condition, options)).toBe(expected);
	});
});

const printed = { full: 'drawn', limit: 'null', end: 'draw' };
const htmlOf = (text: string) => compileRulebook(`## A {#a}\n\n${text}`, { printed })[0]?.html ?? '';

describe('cases', () => {
	const sentence = htmlOf('It is {when full=drawn: a **draw**}{when full=last: a win} now.');

	it('prints those of the first preset', () => {
		expect(printedHtml(sentence)).toBe('<p>It is a <strong>draw</strong> now.</p>');
	});
	it('shows those of the match and marks them', () => {
		expect(matchHtml(sentence, { full: 'last' })).toBe(
			'<p>It is <rule-case class="own">a win</rule-case> now.</p>'
		);
		expect(matchHtml(sentence, printed)).toBe(printedHtml(sentence));
	});
	it('chooses cases within cases', () => {
		const nested = htmlOf(
			'End{when limit=3:  after 3{when end=draw: , drawn}{when end!=draw: , by points}}.'
		);
		expect(printedHtml(nested)).toBe('<p>End.</p>');
		expect(matchHtml(nested, { limit: '3', end: 'points' })).toBe(
			'<p>End<rule-case class="own"> after 3<rule-case class="own">, by points</rule-case></rule-case>.</p>'
		);
		expect(matchHtml(nested, { limit: 'null', end: 'points' })).toBe('<p>End.</p>');
	});
	it('leaves out what has nothing left', () => {
		const rows = htmlOf(
			'T.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n| {when limit=3: x} | {when limit=3: y} |\n\n- {when limit=3: only}\n\n{when limit=3: Gone.}'
		);
		expect(printedHtml(rows)).not.toMatch(/<li>|<p><\/p>|>x<|<td><\/td>/);
		expect(matchHtml(rows, { limit: '3' })).toContain('<li><rule-case class="own">only</rule-case></li>');
	});
	it('keeps drawings out of the marks', () => {
		const drawn = htmlOf('T.\n\n:::: when limit=3\n::: drawing one\nWords\n:::\n::::');
		expect(matchHtml(drawn, { limit: '3' })).toMatch(/<\/p>\n\n<figure data-drawing="one">/);
	});
	it('lists conditions', () => {
		expect(conditionsIn(sentence)).toEqual(['full=drawn', 'full=last']);
	});
});
