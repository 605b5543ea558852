import { describe, expect, it } from 'vitest';
import { markedHtml, splitAtMarks, withMarksEach } from './match-values';

const inMatch = { values: { target: '15 points', wins: '3 rounds' }, options: { mode: 'points' } };

describe('the text of a match', () => {
	it('marks values and cases that differ, and not the values within such a case', () => {
		const html =
			'<p>To <span data-value="target">10 points</span>, <span data-value="wins">3 rounds</span>' +
			'<rule-case data-when="mode=points" hidden>, by <span data-value="target">10 points</span> now</rule-case>.</p>';
		expect(splitAtMarks(markedHtml(html, inMatch))).toEqual([
			'<p>To ',
			'15 points',
			', 3 rounds',
			', by 15 points now',
			'.</p>'
		]);
	});
	it('marks each passage of a block', () => {
		expect(withMarksEach(['One', '\ue000Two', 'three', 'four\ue001', 'five']).map(splitAtMarks)).toEqual([
			['One'],
			['', 'Two', ''],
			['', 'three', ''],
			['', 'four', ''],
			['five']
		]);
		expect(withMarksEach(['\ue000One', '\ue001two']).map(splitAtMarks)).toEqual([['', 'One', ''], ['two']]);
	});
});
