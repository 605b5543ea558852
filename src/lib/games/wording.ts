/** How a game words what it says by code. */
import type { Params, Said } from './said.ts';

/** Reads the parameters of what is said, in the kind that the words need. */
export interface Filling {
	readonly number: (key: string) => number;
	readonly text: (key: string) => string;
	/** The player whose seat the parameter holds. */
	readonly name: (key: string) => string;
}

export type Wording = (filling: Filling) => string;

/** A code that this build has no word for stands for itself. */
export const wordIn =
	(words: Readonly<Record<string, () => string>>) =>
	(code: string): string =>
		Object.hasOwn(words, code) ? (words[code]?.() ?? code) : code;

const fillingOf = (params: Params, names: readonly string[]): Filling => ({
	number: (key) => Number(params[key] ?? 0),
	text: (key) => String(params[key] ?? ''),
	name: (key) => names[Number(params[key])] ?? ''
});

/**
 * Words by code. The record is exhaustive over the codes of today; one stored by a newer version, which
 * has no words here, gives an empty text.
 */
export const wordingOf =
	<Code extends string>(byCode: Readonly<Record<Code, Wording>>) =>
	({ code, params }: Said, names: readonly string[]): string =>
		Object.hasOwn(byCode, code) ? byCode[code as Code](fillingOf(params, names)) : '';
