/** What a rule about words looks like, and how a text is judged by it. */
import type { Locale } from '$lib/i18n/locale';

/** Something a player reads, with where it stands. */
export interface Text {
	/** `app`, `share` or the id of a game. */
	readonly area: string;
	readonly kind: 'message' | 'rulebook';
	/** The key of the message with its form, or the file and line of the rulebook. */
	readonly place: string;
	readonly language: Locale;
	readonly text: string;
}

/** Something that may not stand in a text. */
export interface WordRule {
	readonly language: Locale | 'both';
	/** What may not stand there. */
	readonly pattern: RegExp;
	readonly why: string;
	/** What to write instead. */
	readonly instead: string;
	/** The texts that it is about; all of them if absent. */
	readonly where?: (text: Text) => boolean;
}

const isAbout = ({ language, where }: WordRule, text: Text): boolean =>
	(language === 'both' || language === text.language) && (where?.(text) ?? true);

/** Shows the spaces that look alike: `·` does not break, `‧` is narrow and does not break. */
export const visible = (text: string): string => text.replaceAll('\u00a0', '·').replaceAll('\u202f', '‧');

/** @returns a line for each rule that each text breaks: where, the text, what is wrong, what to write instead. */
export const broken = (texts: readonly Text[], rules: readonly WordRule[]): readonly string[] =>
	texts.flatMap((text) =>
		rules
			.filter((rule) => isAbout(rule, text) && rule.pattern.test(text.text))
			.map(
				({ pattern, why, instead }) =>
					`${text.language} ${text.place}: “${visible(text.text)}” has “${visible(pattern.exec(text.text)?.[0] ?? '')}”: ${why}. Write ${instead}.`
			)
	);

export const isMessage = ({ kind }: Text): boolean => kind === 'message';
