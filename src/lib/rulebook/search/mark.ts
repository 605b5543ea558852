/** Cuts a text where what was looked for stands, so that it can be marked: text in, text out, never HTML. */
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

export interface Piece {
	readonly text: string;
	readonly isMarked: boolean;
}

/** @param stems what was looked for: see `Found`. @returns the whole text, in pieces. */
export const pieces = (text: string, stems: ReadonlySet<string>): readonly Piece[] => {
	const cut: Piece[] = [];
	let done = 0;
	for (const { forms, from, to } of wordsOf(text)) {
		if (!forms.some((form) => stems.has(stem(form)))) continue;
		if (from > done) cut.push({ text: text.slice(done, from), isMarked: false });
		cut.push({ text: text.slice(from, to), isMarked: true });
		done = to;
	}
	if (done < text.length) cut.push({ text: text.slice(done), isMarked: false });
	return cut;
};
