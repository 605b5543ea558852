/**
 * Chooses the cases of a compiled rulebook section: those of the printed book, or those of a match. A case is
 * `<rule-case data-when="…">`, `hidden` where the printed book leaves it out (tools/plugins/rulebook/).
 */
import { holds, type OptionTexts } from './condition.ts';

const tag = /<rule-case data-when="([^"]+)"( hidden)?>|<\/rule-case>/g;
const emptied = [
	/<(li|p|blockquote)>\s*<\/\1>\n?/g,
	/<tr>\s*(?:<t[dh][^>]*>\s*<\/t[dh]>\s*)+<\/tr>\n?/g,
	/<(ul|ol)>\s*<\/\1>\n?/g
];

type Choose = (when: string, isHidden: boolean) => 'drop' | 'keep' | 'own';

const chosen = (html: string, choose: Choose): string => {
	if (!html.includes('<rule-case')) return html;
	/** What each open case writes at its end; undefined for one that is left out. */
	const open: (string | undefined)[] = [];
	let result = '';
	let from = 0;
	for (const { 0: text, 1: when, 2: hidden, index } of html.matchAll(tag)) {
		const isShown = !open.includes(undefined);
		if (isShown) result += html.slice(from, index);
		from = index + text.length;
		if (when === undefined) {
			const end = open.pop();
			if (isShown) result += end ?? '';
		} else {
			const choice = choose(when, hidden !== undefined);
			// A drawing is a component of its own and cannot stand within marks.
			const isMarked = choice === 'own' && !/^\s*<figure/.test(html.slice(from));
			if (isShown && isMarked) result += '<rule-case class="own">';
			open.push(choice === 'drop' ? undefined : isMarked ? '</rule-case>' : '');
		}
	}
	result += html.slice(from);
	return emptied.reduce((left, nothing) => left.replaceAll(nothing, ''), result);
};

/** @returns the HTML of the printed book: every option as in the game's first preset. */
export const printedHtml = (html: string): string =>
	chosen(html, (_, isHidden) => (isHidden ? 'drop' : 'keep'));

/**
 * @returns the HTML under the options of a match. Cases that the printed book does not have are in
 * `<rule-case class="own">`, a block's with blocks in it. Items, rows and paragraphs with nothing left are left out.
 */
export const matchHtml = (html: string, options: OptionTexts): string =>
	chosen(html, (when, isHidden) => (!holds(when, options) ? 'drop' : isHidden ? 'own' : 'keep'));

/** @returns the conditions of all cases, in order. */
export const conditionsIn = (html: string): readonly string[] =>
	[...html.matchAll(tag)].flatMap(([, when]) => (when === undefined ? [] : [when]));

/** @returns the keys of all values, in order. */
export const keysOfValues = (html: string): readonly string[] =>
	[...html.matchAll(/data-value="([^"]+)"/g)].map(([, key = '']) => key);
