/**
 * What the rulebook shows during a match: the values the match is played with, and its options by section.
 */
import type { Game, RuleSection, Rulebook, RuleValues, SetupWords } from '../games/game.ts';
import { applicableFields, isSameValue, valueOf } from '../games/option-values.ts';
import { chapterOf, sectionsWithin } from './sections.ts';

/** An option of the match, in words. */
export interface Setting {
	readonly key: string;
	readonly name: string;
	readonly value: string;
	/** The value that the rulebook's text assumes, where the match has another one. */
	readonly printed: string | undefined;
}

export interface MatchRules {
	readonly values: RuleValues;
	/** The options that differ from those that the rulebook's text assumes. */
	readonly changes: readonly Setting[];
	/**
	 * The options to show with a section: those that it explains, and changed options that are explained
	 * elsewhere: for a chapter in its sections, for a question (`faq-…`) in the sections it links to, and for a
	 * section whose own option no longer applies in its chapter.
	 */
	readonly settingsOf: (book: Rulebook, section: RuleSection) => readonly Setting[];
}

/** @returns the ids of the sections that a text links to. */
const linkedIn = (html: string): readonly string[] =>
	[...html.matchAll(/href="#([a-z0-9-]+)"/g)].map(([, id = '']) => id);

/** @returns the options that the text of a rulebook assumes: those of the game's first preset. */
export const defaultOptions = ({ options }: Game): unknown => Object.values(options.presets)[0];

/** @returns the values in the text of a rulebook: those of the first preset. */
export const defaultValues = (game: Game): RuleValues => game.ruleValues?.(defaultOptions(game)) ?? {};

/** @param options of the match. @returns what the rulebook shows of the match. */
export const matchRulesOf = (game: Game, options: unknown, words: SetupWords): MatchRules => {
	const printed = defaultOptions(game);
	const inForce = applicableFields(game.options.fields, options);
	/**
	 * Sections that explain an option of the first preset which does not apply with the options of the match.
	 */
	const withoutOption = new Set(
		applicableFields(game.options.fields, printed)
			.filter((field) => !inForce.includes(field))
			.map(({ rule }) => rule)
	);
	const settings = inForce.map(({ key, rule }) => {
		const [now, before] = [valueOf(options, key), valueOf(printed, key)];
		return {
			rule,
			key,
			name: words.option(key).name,
			value: words.value(key, now),
			printed: isSameValue(now, before) ? undefined : words.value(key, before)
		};
	});
	return {
		values: game.ruleValues?.(options) ?? {},
		changes: settings.filter(({ printed: before }) => before !== undefined),
		settingsOf: (book, { id, html }) => {
			const chapter = withoutOption.has(id) ? chapterOf(book, id)?.id : undefined;
			const around = new Set([
				...sectionsWithin(book, chapter ?? id).map((section) => section.id),
				...(id.startsWith('faq-') ? linkedIn(html) : [])
			]);
			return settings.filter(
				({ rule, printed: before }) => rule === id || (before !== undefined && around.has(rule))
			);
		}
	};
};
