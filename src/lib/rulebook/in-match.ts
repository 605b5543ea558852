/** What the rulebook shows over a match: the values it is played with, and what its options say of a section. */
import type { Game, RuleSection, Rulebook, RuleValues, SetupWords } from '$lib/games/game';
import { fieldsInForce, isSameValue, valueOf } from '$lib/games/option-values';
import { sectionsWithin } from './sections';

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
	/** Whether any option differs from what the rulebook is written for. */
	readonly hasChanges: boolean;
	/** The options that a section explains; of a chapter also those changed that its sections explain. */
	readonly settingsOf: (book: Rulebook, section: RuleSection) => readonly Setting[];
}

/** The options that the text of a rulebook is written for: those of the first preset. */
export const printedOptions = ({ options }: Game): unknown => Object.values(options.presets)[0];

/** @returns the values as they are printed. */
export const printedValues = (game: Game): RuleValues => game.ruleValues?.(printedOptions(game)) ?? {};

/** @returns the rules of a match, for the rulebook over it. */
export const inMatch = (game: Game, options: unknown, words: SetupWords): InMatch => {
	const printed = printedOptions(game);
	const settings = fieldsInForce(game.options.fields, options).map(({ key, rule }) => {
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
		hasChanges: settings.some((setting) => setting.printed !== undefined),
		settingsOf: (book, { id }) => {
			const within = new Set(sectionsWithin(book, id).map((section) => section.id));
			return settings.filter(
				({ rule, printed: before }) => rule === id || (before !== undefined && within.has(rule))
			);
		}
	};
};
