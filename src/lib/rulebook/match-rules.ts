/**
 * What the rulebook shows during a match: the values the match is played with, and its options by section.
 */
import type { Game, RuleSection, RuleValues, SetupWords } from '../games/game.ts';
import { applicableFields, isSameValue, valueOf } from '../games/option-values.ts';
import { conditionsIn, keysOfValues } from './cases/choose.ts';
import { holds, readCondition, type OptionTexts } from './cases/condition.ts';

/** An option of the match, in words. */
export interface Setting {
	readonly key: string;
	readonly name: string;
	readonly value: string;
	/** The value that the rulebook's text assumes, where the match has another one. */
	readonly printed: string | undefined;
}

/** What a text of a rulebook is read under. */
export interface RulesInForce {
	/** For its values. */
	readonly values: RuleValues;
	/** For its cases. */
	readonly options: OptionTexts;
}

export interface MatchRules extends RulesInForce {
	/** The options that differ from those that the rulebook's text assumes. */
	readonly changes: readonly Setting[];
	/**
	 * The options to show with a section: those that it explains, and changed options of which it has a value or a
	 * case that reads otherwise.
	 */
	readonly settingsOf: (section: RuleSection) => readonly Setting[];
}

/** @returns the options that the text of a rulebook assumes: those of the game's first preset. */
export const defaultOptions = ({ options }: Game): unknown => Object.values(options.presets)[0];

/** @returns the values in the text of a rulebook: those of the first preset. */
export const defaultValues = (game: Game): RuleValues => game.ruleValues?.(defaultOptions(game)) ?? {};

/**
 * @returns the values of the options for the cases of a rulebook: by key of the option as JSON writes them, a text
 * without quotes, and those of `ruleValues` whose key is no option's
 */
export const optionTextsOf = ({ options: { fields }, ruleValues }: Game, options: unknown): OptionTexts => ({
	...Object.fromEntries(
		Object.entries(ruleValues?.(options) ?? {}).map(([key, value]) => [key, String(value)])
	),
	...Object.fromEntries(
		fields.map(({ key }) => {
			const value = valueOf(options, key);
			return [key, typeof value === 'string' ? value : JSON.stringify(value)];
		})
	)
});

/** @returns the rules of a match with these options, as a text is read under them. */
export const rulesInForce = (game: Game, options: unknown): RulesInForce => ({
	values: game.ruleValues?.(options) ?? {},
	options: optionTextsOf(game, options)
});

/** The last part of the key of an option or value: `points.goko` and `pays.goko` are about the same thing. */
export const subjectOf = (key: string): string => key.split('.').at(-1) ?? '';

/** @returns the subjects of the values and of the cases in a text that have another reading in the match. */
const changedIn = (html: string, now: RulesInForce, before: RulesInForce): ReadonlySet<string> =>
	new Set([
		...keysOfValues(html)
			.filter((key) => now.values[key] !== before.values[key])
			.map(subjectOf),
		...conditionsIn(html)
			.filter((when) => holds(when, now.options) !== holds(when, before.options))
			.map((when) => subjectOf(readCondition(when).key))
	]);

/** @param options of the match. @returns what the rulebook shows of the match. */
export const matchRulesOf = (game: Game, options: unknown, words: SetupWords): MatchRules => {
	const printed = defaultOptions(game);
	const settings = applicableFields(game.options.fields, options).map(({ key, rule }) => {
		const [value, original] = [valueOf(options, key), valueOf(printed, key)];
		return {
			rule,
			key,
			name: words.option(key).name,
			value: words.value(key, value),
			printed: isSameValue(value, original) ? undefined : words.value(key, original)
		};
	});
	const now = rulesInForce(game, options);
	const before = rulesInForce(game, printed);
	return {
		...now,
		changes: settings.filter(({ printed: original }) => original !== undefined),
		settingsOf: ({ id, html }) => {
			const changed = changedIn(html, now, before);
			return settings.filter(
				({ rule, key, printed: original }) =>
					rule === id || (original !== undefined && changed.has(subjectOf(key)))
			);
		}
	};
};
