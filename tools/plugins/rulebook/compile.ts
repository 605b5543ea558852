/**
 * Compiles rulebooks, which are Markdown in `games/<game>/rulebook/<locale>.md`, to sections of HTML; also player aids
 * and first games.
 *
 * `## Title {#id}` starts a chapter, `### Title {#id}` a section within it; `extensions.ts` adds values and
 * drawings. Content that could break a page, its security policy or a link from the table is a build error:
 * see `check`.
 */
import type { Marked, MarkedToken, Token, Tokens } from 'marked';
import type { RuleSection } from '../../../src/lib/games/game.ts';
import type { OptionTexts } from '../../../src/lib/rulebook/cases/condition.ts';
import { escapeHtml, rulebookMarkdown } from './extensions.ts';

const headingText = /^(?<title>.+?) \{#(?<id>[a-z][a-z0-9-]*)\}$/;

/**
 * @returns a parser that puts each table into a scrolling frame, which takes focus so that a keyboard can
 *   scroll it.
 */
const parserFor = (title: string, printed: OptionTexts): Marked =>
	rulebookMarkdown(printed).use({
		renderer: {
			table(token) {
				const plain = rulebookMarkdown(printed).parser([token]).trim();
				return `<div class="scroll" role="group" tabindex="0" aria-label="${escapeHtml(title)}">${plain}</div>\n`;
			}
		}
	});

interface Draft {
	readonly id: string;
	readonly title: string;
	readonly level: 2 | 3;
	readonly body: Token[];
}

/**
 * Splits at the headings.
 *
 * @throws Error on a heading without id or of another level, and on text before the first.
 */
const split = (tokens: readonly Token[]): readonly Draft[] => {
	const drafts: Draft[] = [];
	for (const token of tokens as readonly MarkedToken[]) {
		if (token.type === 'heading') {
			if (token.depth !== 2 && token.depth !== 3) throw new Error(`"${token.text}" must be ## or ###`);
			const parts = headingText.exec(token.text)?.groups;
			if (!parts?.id || !parts.title) throw new Error(`heading "${token.text}" has no {#id}`);
			drafts.push({ id: parts.id, title: parts.title, level: token.depth, body: [] });
		} else if (token.type !== 'space') {
			const open = drafts.at(-1);
			if (!open) throw new Error('text before the first heading');
			open.body.push(token);
		}
	}
	if (drafts[0]?.level === 3) throw new Error(`section "${drafts[0].id}" stands before the first chapter`);
	return drafts;
};

/**
 * Checks what a rulebook may not contain.
 *
 * @throws Error on an id used twice, a section that does not open with a sentence, a table column without a
 *   heading, raw HTML, an image, or a link to anything but a section of the same book.
 */
const check = (drafts: readonly Draft[], walk: Marked['walkTokens'], isAid: boolean): void => {
	const ids = new Set<string>();
	for (const { id, body } of drafts) {
		if (ids.has(id)) throw new Error(`id "${id}" is used twice`);
		ids.add(id);
		if (!isAid && body[0]?.type !== 'paragraph') throw new Error(`section "${id}" must open with a sentence`);
	}
	for (const { id, body } of drafts) {
		void walk(body, (token) => {
			if (token.type === 'html') throw new Error(`raw HTML in "${id}": ${token.raw.trim()}`);
			if (token.type === 'text' && !('tokens' in token) && /[{}]|:::/.test(token.raw))
				throw new Error(`a value or drawing in "${id}" that is not whole: ${token.raw}`);
			if (token.type === 'image') throw new Error(`image in "${id}": ${(token as Tokens.Image).href}`);
			if (token.type === 'table' && (token as Tokens.Table).header.some(({ text }) => text === '')) {
				throw new Error(`table without a word over a column in "${id}"`);
			}
			if (token.type !== 'link') return;
			const { href } = token as Tokens.Link;
			if (!href.startsWith('#')) throw new Error(`link out of the rulebook in "${id}": ${href}`);
			if (!ids.has(href.slice(1))) throw new Error(`link in "${id}" to an unknown section: ${href}`);
		});
	}
};

export interface CompileOptions {
	/** The options that the book is printed for: those of the first preset. */
	readonly printed?: OptionTexts;
	/** Whether it is a player aid or a first game, whose sections may open with a list, a table or a drawing. */
	readonly isAid?: boolean;
}

/**
 * Compiles one rulebook. Links stay `href="#id"`: this fits the page of the whole book, the sheet handles
 * them itself, and `Section.svelte` rewrites them where a section stands alone.
 *
 * @throws Error on anything a rulebook may not contain, with the place.
 */
export const compileRulebook = (
	markdown: string,
	{ printed = {}, isAid = false }: CompileOptions = {}
): readonly RuleSection[] => {
	const marked = rulebookMarkdown(printed);
	const drafts = split(marked.lexer(markdown));
	check(drafts, marked.walkTokens.bind(marked), isAid);
	return drafts.map(({ id, title, level, body }) => ({
		id,
		title,
		level,
		html: parserFor(title, printed).parser(body).trim()
	}));
};
