/**
 * The additions to Markdown for rulebooks. None can contain HTML:
 *
 * - `{points.goko=10}` within a line: a value that depends on the match's options, and its default without a
 *   match.
 * - `{when fullBoard=drawn: a drawn round}` within a line: a text for matches in which an option has this value.
 *   `a,b` names several values, `!=` all others. The text may contain values and further cases.
 * - `:::: when finalBouquet=true`, whole blocks, `::::`: the same for paragraphs, lists, tables and drawings.
 * - `::: drawing yaku`, a caption in the next line, `:::`: a drawing of the game, with its caption.
 */
import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import { holds, type OptionTexts } from '../../../src/lib/rulebook/cases/condition.ts';

interface Value extends Tokens.Generic {
	readonly key: string;
	readonly printed: string;
}
interface Case extends Tokens.Generic {
	readonly when: string;
	readonly tokens: Token[];
}
interface Drawing extends Tokens.Generic {
	readonly id: string;
	readonly caption: string;
}

const valueText = /^\{(?<key>[a-zA-Z][\w.-]*)=(?<printed>[^{}|\n]+)\}/;
const condition = '[a-zA-Z][\\w.-]*!?=[\\w,.-]+';
const caseBeginning = new RegExp(`^\\{when (?<when>${condition}): `);
const caseBlock = new RegExp(`^:::: when (?<when>${condition})\\n(?<body>[\\s\\S]+?)\\n::::(?:\\n+|$)`);
const drawingText = /^::: drawing (?<id>[a-z][a-z-]*)\n(?<caption>[^\n]+)\n:::(?:\n+|$)/;

/** @returns the text escaped for HTML, also for attributes. */
export const escapeHtml = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @returns the length of what the brace at the beginning encloses, braces within it included; -1 if none closes. */
const enclosed = (source: string): number => {
	let depth = 0;
	for (let at = 0; at < source.length; at += 1) {
		if (source[at] === '{') depth += 1;
		if (source[at] === '}') depth -= 1;
		if (depth === 0) return at + 1;
	}
	return -1;
};

const extensionFor = (printed: OptionTexts): MarkedExtension => {
	const attributes = (when: string): string => `data-when="${when}"${holds(when, printed) ? '' : ' hidden'}`;
	return {
		extensions: [
			{
				name: 'case',
				level: 'inline',
				childTokens: ['tokens'],
				start: (source) => source.indexOf('{when '),
				tokenizer(source) {
					const match = caseBeginning.exec(source);
					const when = match?.groups?.when;
					const length = when === undefined ? -1 : enclosed(source);
					if (!match || length < 0) return undefined;
					const raw = source.slice(0, length);
					const tokens = this.lexer.inlineTokens(raw.slice(match[0].length, -1));
					return { type: 'case', raw, when, tokens };
				},
				renderer(token) {
					const { when, tokens } = token as Case;
					return `<rule-case ${attributes(when)}>${this.parser.parseInline(tokens)}</rule-case>`;
				}
			},
			{
				name: 'case-block',
				level: 'block',
				childTokens: ['tokens'],
				start: (source) => /^:::: when /m.exec(source)?.index,
				tokenizer(source) {
					const match = caseBlock.exec(source);
					const { when, body = '' } = match?.groups ?? {};
					if (!match) return undefined;
					return { type: 'case-block', raw: match[0], when, tokens: this.lexer.blockTokens(body, []) };
				},
				renderer(token) {
					const { when, tokens } = token as Case;
					return `<rule-case ${attributes(when)}>\n${this.parser.parse(tokens)}</rule-case>\n`;
				}
			},
			{
				name: 'value',
				level: 'inline',
				start: (source) => /\{[a-zA-Z]/.exec(source)?.index,
				tokenizer(source) {
					const match = valueText.exec(source);
					return match?.groups && { type: 'value', raw: match[0], ...match.groups };
				},
				renderer(token) {
					const { key, printed } = token as Value;
					return `<span data-value="${key}">${escapeHtml(printed)}</span>`;
				}
			},
			{
				name: 'drawing',
				level: 'block',
				start: (source) => /^::: drawing /m.exec(source)?.index,
				tokenizer(source) {
					const match = drawingText.exec(source);
					return match?.groups && { type: 'drawing', raw: match[0], ...match.groups };
				},
				renderer(token) {
					const { id, caption } = token as Drawing;
					return `<figure data-drawing="${id}"><figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
				}
			}
		]
	};
};

/** @param printed decides which cases are hidden. @returns a Markdown parser with these additions. */
export const rulebookMarkdown = (printed: OptionTexts): Marked => new Marked(extensionFor(printed));
