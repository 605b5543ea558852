/**
 * The additions to Markdown for rulebooks. Neither can contain HTML:
 *
 * - `{points.goko=10}` within a line: a value that depends on the match's options, and its default without a
 *   match.
 * - `::: drawing yaku`, a caption in the next line, `:::`: a drawing of the game, with its caption.
 */
import { Marked, type MarkedExtension, type Tokens } from 'marked';

interface Value extends Tokens.Generic {
	readonly key: string;
	readonly printed: string;
}
interface Drawing extends Tokens.Generic {
	readonly id: string;
	readonly caption: string;
}

const valueText = /^\{(?<key>[a-zA-Z][\w.-]*)=(?<printed>[^{}|\n]+)\}/;
const drawingText = /^::: drawing (?<id>[a-z][a-z-]*)\n(?<caption>[^\n]+)\n:::(?:\n+|$)/;

/** @returns the text escaped for HTML, also for attributes. */
export const escapeHtml = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const extension: MarkedExtension = {
	extensions: [
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

/** @returns a Markdown parser with these additions. */
export const rulebookMarkdown = (): Marked => new Marked(extension);
