/** What the rulebook shows over a match: the values it is played with, and what its options say of a section. */
import type { Game, RuleSection, Rulebook, RuleValues, SetupWords } from '../games/game.ts';
import { fieldsInForce, isSameValue, valueOf } from '../games/option-values.ts';
import { chapterOf, sectionsWithin } from './sections.ts';

/** An option of the match, in words. */
export interface Setting {
	readonly key: string;
	readonly name: string;
	readonly value: string;
	/** The value that the rulebook is written for, where the match has another. */
	readonly printed: string | undefined;
}

export interface InMatch {
	readonly values: RuleValues;
	/** The options that differ from what the rulebook is written for. */
	readonly changes: readonly Setting[];
	/**
	 * The options that a section explains; of a chapter also those changed that its sections explain, of a
	 * question those changed that the sections explain which it points to; where its own option is not asked
	 * any more, those changed in its chapter.
	 */
	readonly settingsOf: (book: Rulebook, section: RuleSection) => readonly Setting[];
}

/** @returns the sections that a text points to. */
const linkedIn = (html: string): readonly string[] =>
	[...html.matchAll(/href="#([a-z0-9-]+)"/g)].map(([, id = '']) => id);

/** The options that the text of a rulebook is written for: those of the first preset. */
export const printedOptions = ({ options }: Game): unknown => Object.values(options.presets)[0];

/** @returns the values as they are printed. */
export const printedValues = (game: Game): RuleValues => game.ruleValues?.(printedOptions(game)) ?? {};

/** @returns the rules of a match, for the rulebook over it. */
export const inMatch = (game: Game, options: unknown, words: SetupWords): InMatch => {
	const printed = printedOptions(game);
	const inForce = fieldsInForce(game.options.fields, options);
	/** Explained by a section, but no longer asked where another option has taken its place. */
	const moot = new Set(
		fieldsInForce(game.options.fields, printed)
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
			const chapter = moot.has(id) ? chapterOf(book, id)?.id : undefined;
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
