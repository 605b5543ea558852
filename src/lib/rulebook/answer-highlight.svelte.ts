/** Lights the passage that answers in the section that was opened from the answers of a search. */
import type { Attachment } from 'svelte/attachments';
import type { RuleSection } from '$lib/games/game';
import { splitAtMarks } from './match-values';

interface OpenedAnswer {
	readonly section: RuleSection;
	/** The passage that answers, as `answerOf` gives it. */
	readonly passage: string;
}

let opened = $state.raw<OpenedAnswer>();

/** Remembers the answer that was opened, for `highlightAnswer`. */
export const rememberAnswer = (answer: OpenedAnswer): void => {
	opened = answer;
};

/** @returns the letters and digits of a text, which a list of answers and the book lay out differently. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
/** @returns those of an element, without what is only said of it. */
const shownIn = (element: Element): string => {
	const copy = element.cloneNode(true) as Element;
	for (const note of copy.querySelectorAll('.spoken')) note.remove();
	return lettersOf(copy.textContent);
};
/** Whether an element shows a passage: a paragraph may show its beginning alone, a row has no heads of columns. */
const isShown = (element: Element, passage: string): boolean =>
	element.matches('tr')
		? element.querySelector('td') !== null &&
			[...element.children].every((cell) => passage.includes(shownIn(cell)))
		: passage.startsWith(shownIn(element));

/**
 * Lights the passage that answers, if the section is the opened answer, and scrolls to it: in a long section it may be
 * far down, out of sight.
 */
export const highlightAnswer =
	(section: RuleSection): Attachment<HTMLElement> =>
	(element) => {
		if (opened?.section.id !== section.id || opened.section.title !== section.title) return;
		const passage = lettersOf(splitAtMarks(opened.passage).join(''));
		const holder = [...element.querySelectorAll('tr, li, p, figcaption')]
			.filter((one) => shownIn(one) !== '' && isShown(one, passage))
			.sort((a, b) => b.textContent.length - a.textContent.length)[0];
		if (!holder) return;
		holder.classList.add('sought');
		requestAnimationFrame(() => holder.scrollIntoView({ block: 'nearest' }));
		return () => holder.classList.remove('sought');
	};
