import { expect, test } from 'vitest';
import { partAtKey } from './key-sentence';

test('the bold beginning is the key sentence, and what follows it in its paragraph begins the rest', () => {
	expect(
		partAtKey('<p><strong>Seven or more double.</strong> Six do not.</p>\n<p>See the example.</p>')
	).toEqual({
		key: '<strong>Seven or more double.</strong>',
		rest: '<p>Six do not.</p>\n<p>See the example.</p>'
	});
});

test('a paragraph that is the key sentence leaves the blocks after it', () => {
	expect(partAtKey('<p><strong>No.</strong></p>\n<ul><li>Never.</li></ul>')).toEqual({
		key: '<strong>No.</strong>',
		rest: '<ul><li>Never.</li></ul>'
	});
	expect(partAtKey('<p><strong>No.</strong></p>').rest).toBe('');
});

test('values and cases of the match belong to the key sentence they stand in', () => {
	const key =
		'<rule-case class="own"><strong>The last card ends it<rule-case class="own"> at once</rule-case>.</strong></rule-case>' +
		' <strong>It pays <span data-value="pay">5</span>.</strong>';
	expect(partAtKey(`<p>${key} Then <strong>deal</strong> again.</p>`)).toEqual({
		key,
		rest: '<p>Then <strong>deal</strong> again.</p>'
	});
});

test('a paragraph without a bold beginning is the key as a whole; no key has a link', () => {
	expect(partAtKey('<p>Look at <a href="#deal">the deal</a>.</p>\n<p>More.</p>')).toEqual({
		key: 'Look at the deal.',
		rest: '<p>More.</p>'
	});
});
