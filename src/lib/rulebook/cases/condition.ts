/** The condition of a case in a rulebook: `fullBoard=drawn`, `months=6,3`, `mode!=points`. */

/** The options that a text is read under: by key, each value as JSON writes it, a text without its quotes. */
export type OptionTexts = Readonly<Record<string, string>>;

interface Condition {
	readonly key: string;
	readonly isNegated: boolean;
	readonly values: readonly string[];
}

/** @throws Error for a text that is no condition; the build takes no such rulebook. */
export const readCondition = (text: string): Condition => {
	const [, key, not, values] = /^([\w.-]+?)(!?)=([\w,.-]+)$/.exec(text) ?? [];
	if (key === undefined || values === undefined) throw new Error(`"${text}" is no condition`);
	return { key, isNegated: not === '!', values: values.split(',') };
};

/** Whether a condition holds under the options; one about an unknown key holds only if it is negated. */
export const holds = (text: string, options: OptionTexts): boolean => {
	const { key, isNegated, values } = readCondition(text);
	return values.includes(options[key] ?? '') !== isNegated;
};
