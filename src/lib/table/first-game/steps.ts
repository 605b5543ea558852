/** Reads the steps of a first game: their words under the rules of the match and at this moment of it. */
import type { FirstGame, RuleSection, RuleValues } from '$lib/games/game';
import { matchHtml } from '$lib/rulebook/cases/choose';
import type { RulesInForce } from '$lib/rulebook/match-rules';
import { partsOf } from '$lib/rulebook/parts';
import { decoded } from '$lib/rulebook/search/passages';
import { sectionsWithin } from '$lib/rulebook/sections';

/** A step in words, with its drawings. */
export interface Step {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly figures: readonly { readonly drawing: string; readonly caption: string }[];
}

/** @returns the text of compiled HTML. */
const plainText = (html: string): string => decoded(html.replaceAll(/<[^>]+>/g, ''));

const value = /<span data-value="([^"]+)">[^<]*<\/span>/;

/** @returns the text with its values; names stay the texts that they are, whatever they contain. */
const withValues = (html: string, values: RuleValues): string =>
	html
		.split(value)
		.map((piece, place) => (place % 2 === 0 ? plainText(piece) : String(values[piece] ?? '')))
		.join('')
		.trim()
		.replaceAll(/\s*\n+\s*/g, ' ');

/** @returns the rules with what a first game says of the match. */
export const withFacts = ({ values, options }: RulesInForce, facts: RuleValues): RulesInForce => ({
	values: { ...values, ...facts },
	options: {
		...options,
		...Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, String(fact)]))
	}
});

/** @returns a section as a step. */
export const stepOf = ({ id, title, html }: RuleSection, { values, options }: RulesInForce): Step => {
	const parts = partsOf(matchHtml(html, options));
	return {
		id,
		title,
		text: withValues(parts.map((part) => ('html' in part ? part.html : '')).join(' '), values),
		figures: parts.flatMap((part) =>
			'html' in part ? [] : [{ drawing: part.drawing, caption: plainText(part.caption) }]
		)
	};
};

/** @returns the sections that are shown before the match, in order. */
export const pagesOf = ({ text }: FirstGame): readonly RuleSection[] =>
	['lay', 'idea'].flatMap((chapter) => sectionsWithin(text, chapter).filter(({ level }) => level === 3));

/** @returns the section of the coach with this id. */
export const coachSection = ({ text }: FirstGame, id: string): RuleSection | undefined =>
	sectionsWithin(text, 'coach').find((section) => section.id === id);
