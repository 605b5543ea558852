/** Splits a text at the words of a search, so that they can be marked without HTML. */
import type { Locale } from '../../games/locale.ts';
import { splitAtMarks } from '../match-values.ts';
import { stemmedWords } from './stemmed-words.ts';

export interface Piece {
	readonly text: string;
	readonly isMarked: boolean;
	/** Whether it is the match's own: it differs from the printed book. */
	readonly isOwn: boolean;
}

/** What is sought: a set of stems, or a map that has them as keys. */
export type Sought = Pick<ReadonlySet<string>, 'has'>;

/** @param stems those of the search: see `SearchResult`. @returns the whole text, in pieces. */
export const markedPieces = (text: string, stems: Sought, lang: Locale): readonly Piece[] =>
	splitAtMarks(text).flatMap((part, place) => {
		const isOwn = place % 2 === 1;
		const cut: Piece[] = [];
		const put = (from: number, to: number, isMarked: boolean) => {
			if (to > from) cut.push({ text: part.slice(from, to), isMarked, isOwn });
		};
		let done = 0;
		for (const { stems: own, from, to } of stemmedWords(part, lang)) {
			if (!own.some((stem) => stems.has(stem))) continue;
			put(done, from, false);
			put(from, to, true);
			done = to;
		}
		put(done, part.length, false);
		return cut;
	});
