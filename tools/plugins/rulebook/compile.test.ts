import { describe, expect, it } from 'vitest';
import { compileRulebook } from './compile.ts';

const book = `## Scoring {#scoring}

The side with more cards takes the token; see [ties](#equality).

| Geisha | Charm |
| --- | ---: |
| Ruri | 5 |

### A tie {#equality}

**The token stays** & nothing moves.

- In the middle
- With its owner
`;

describe('compileRulebook', () => {
	it('splits at headings, keeps ids and levels', () => {
		expect(compileRulebook(book).map(({ id, title, level }) => ({ id, title, level }))).toEqual([
			{ id: 'scoring', title: 'Scoring', level: 2 },
			{ id: 'equality', title: 'A tie', level: 3 }
		]);
	});

	it('compiles the text, keeps links as anchors and frames tables', () => {
		const [scoring, equality] = compileRulebook(book);
		expect(scoring?.html).toContain('<a href="#equality">ties</a>');
		expect(scoring?.html).toContain(
			'<div class="scroll" role="group" tabindex="0" aria-label="Scoring"><table>'
		);
		expect(scoring?.html).toContain('Ruri');
		expect(equality?.html).toContain('<strong>The token stays</strong> &amp; nothing moves.');
		expect(equality?.html).toContain('<li>With its owner</li>');
	});

	it('marks values, in tables too, and gives drawings their place and caption', () => {
		const [section] = compileRulebook(
			'## A {#a}\n\n**Gokō {points.goko=10} points.**\n\n::: drawing yaku\nThe cards & <names>\n:::\n\n| Yaku | Points |\n| --- | ---: |\n| Tan | {points.tan=1} |'
		);
		expect(section?.html).toContain('<strong>Gokō <span data-value="points.goko">10</span> points.</strong>');
		expect(section?.html).toContain('<td align="right"><span data-value="points.tan">1</span></td>');
		expect(section?.html).toContain(
			'<figure data-drawing="yaku"><figcaption>The cards &amp; &lt;names></figcaption></figure>'
		);
	});

	it.each([
		['a value without its default', '## A {#a}\n\nIt pays {points.goko} points.', 'not whole'],
		['a drawing without a caption', '## A {#a}\n\nText.\n\n::: drawing yaku\n:::', 'not whole'],
		['a heading without id', '## Goals\n\nText.', 'no {#id}'],
		['a heading of another level', '# Goals {#goals}\n\nText.', '## or ###'],
		['a section before the first chapter', '### Goals {#goals}\n\nText.', 'before the first chapter'],
		['text before the first heading', 'Text.\n\n## Goals {#goals}\n\nText.', 'before the first heading'],
		['an id used twice', '## A {#a}\n\nText.\n\n## B {#a}\n\nText.', 'used twice'],
		['an empty section', '## A {#a}\n\n## B {#b}\n\nText.', 'open with a sentence'],
		['a section that opens with a list', '## A {#a}\n\n- one', 'open with a sentence'],
		['a block of HTML', '## A {#a}\n\nText.\n\n<div>x</div>', 'raw HTML'],
		['HTML within a line', '## A {#a}\n\nSome <b>bold</b> text.', 'raw HTML'],
		[
			'a column without a heading',
			'## A {#a}\n\nText.\n\n| | B |\n| --- | --- |\n| 1 | 2 |',
			'over a column'
		],
		['an image', '## A {#a}\n\n![x](https://example.org/x.png)', 'image'],
		['a link to another origin', '## A {#a}\n\n[x](https://example.org/)', 'link out of the rulebook'],
		['a bare address', '## A {#a}\n\nSee https://example.org/ for more.', 'link out of the rulebook'],
		['a link to another page', '## A {#a}\n\n[x](../b/)', 'link out of the rulebook'],
		['a link to no section', '## A {#a}\n\n[x](#b)', 'unknown section']
	])('refuses %s', (_, markdown, message) => {
		expect(() => compileRulebook(markdown)).toThrow(message);
	});
});

describe('cases', () => {
	const htmlOf = (text: string) =>
		compileRulebook(`## A {#a}\n\n${text}`, { printed: { bouquet: 'true', mode: 'points', a: '1' } })[0]
			?.html;

	it('keeps a case within a line, with bold, links, values and further cases in it', () => {
		expect(htmlOf('**You win {when mode=points: at {target=10 points}}{when mode!=points: **now**}.**')).toBe(
			'<p><strong>You win <rule-case data-when="mode=points">at <span data-value="target">10 points</span></rule-case><rule-case data-when="mode!=points" hidden><strong>now</strong></rule-case>.</strong></p>'
		);
		expect(htmlOf('It {when roundLimit=3: ends {when atLimit=draw,points: [here](#a)}}.')).toBe(
			'<p>It <rule-case data-when="roundLimit=3" hidden>ends <rule-case data-when="atLimit=draw,points" hidden><a href="#a">here</a></rule-case></rule-case>.</p>'
		);
	});

	it('keeps whole blocks, with drawings in them, and cases in tables and lists', () => {
		expect(
			htmlOf(
				'Text.\n\n:::: when bouquet=true\nNo last round.\n\n::: drawing yaku\nCards\n:::\n\n- one\n::::\n\nMore.'
			)
		).toBe(
			'<p>Text.</p>\n<rule-case data-when="bouquet=true">\n<p>No last round.</p>\n<figure data-drawing="yaku"><figcaption>Cards</figcaption></figure>\n<ul>\n<li>one</li>\n</ul>\n</rule-case>\n<p>More.</p>'
		);
		expect(htmlOf('T.\n\n| A | B |\n| --- | --- |\n| {when a=1: x} | {when a=1: y} |')).toContain(
			'<td><rule-case data-when="a=1">x</rule-case></td>'
		);
	});

	it.each([
		['an open case', 'It {when a=true: ends.', 'not whole'],
		['a case without a text', 'It {when a=true} ends.', 'not whole'],
		['an open block', 'T.\n\n:::: when a=true\nMore.', 'not whole'],
		['a link to no section in a case', 'It {when a=true: [ends](#b)}.', 'unknown section'],
		['HTML in a case', 'It {when a=true: <b>ends</b>}.', 'raw HTML']
	])('refuses %s', (_, text, message) => {
		expect(() => htmlOf(text)).toThrow(message);
	});
});
