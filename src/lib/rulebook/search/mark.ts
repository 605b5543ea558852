/** Cuts a text where what was looked for stands, so that it can be marked: text in, text out, never HTML. */
import type { Locale } from '../../games/said.ts';
import { cutAtOwnValues } from '../own-values.ts';
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

export interface Piece {
	readonly text: string;
	readonly isMarked: boolean;
	/** A value of the match that differs from what is printed. */
	readonly isOwn: boolean;
}

/** Whether a word of a text is one that was looked for. */
export const isSought = (forms: readonly string[], stems: ReadonlySet<string>): boolean =>
	forms.some((form) => stems.has(stem(form)));

/** @param stems what was looked for: see `Found`. @returns the whole text, in pieces. */
export const pieces = (text: string, stems: ReadonlySet<string>, lang: Locale): readonly Piece[] =>
	cutAtOwnValues(text).flatMap((part, place) => {
		const isOwn = place % 2 === 1;
		const cut: Piece[] = [];
		const put = (from: number, to: number, isMarked: boolean) => {
			if (to > from) cut.push({ text: part.slice(from, to), isMarked, isOwn });
		};
		let done = 0;
		for (const { forms, from, to } of wordsOf(part, lang)) {
			if (!isSought(forms, stems)) continue;
			put(done, from, false);
			put(from, to, true);
			done = to;
		}
		put(done, part.length, false);
		return cut;
	});
