/** The structure of a rulebook: its chapters, the sections within them, and the order of reading. */
import type { RuleSection, Rulebook } from '../games/game.ts';

/** @returns the chapters, in order. */
export const chaptersOf = (book: Rulebook): Rulebook => book.filter(({ level }) => level === 2);

/** @returns the chapter of a section (a chapter is its own); undefined for an unknown id. */
export const chapterOf = (book: Rulebook, id: string): RuleSection | undefined => {
	const index = book.findIndex((section) => section.id === id);
	return book.slice(0, index + 1).findLast(({ level }) => level === 2);
};

/** @returns the sections within a chapter, without the chapter itself; none for a section of level 3. */
export const sectionsWithin = (book: Rulebook, id: string): Rulebook =>
	book.filter(
		(section) => section.level === 3 && section.id !== id && chapterOf(book, section.id)?.id === id
	);

/**
 * @returns the sections before and after the one with this id; undefined at the ends and for an unknown id.
 */
export const neighboursOf = (
	book: Rulebook,
	id: string
): { readonly previous: RuleSection | undefined; readonly next: RuleSection | undefined } => {
	const index = book.findIndex((section) => section.id === id);
	return index < 0
		? { previous: undefined, next: undefined }
		: { previous: book[index - 1], next: book[index + 1] };
};
