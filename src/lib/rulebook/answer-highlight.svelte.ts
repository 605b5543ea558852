/** Highlights the words of a search in the section that was opened from its answers. */
import type { Attachment } from 'svelte/attachments';
import type { RuleSection } from '$lib/games/game';
import type { Locale } from '$lib/games/locale';
import { splitAtMarks } from './match-values';
import type { Sought } from './search/mark';
import { stemmedWords } from './search/stemmed-words';

interface OpenedAnswer {
	readonly section: RuleSection;
	readonly stems: Sought;
	/** The passage to show, as `answerOf` gives it. */
	readonly passage: string | undefined;
	readonly lang: Locale;
}

let opened = $state.raw<OpenedAnswer>();

/** Remembers the answer that was opened, for `highlightAnswer`. */
export const rememberAnswer = (answer: OpenedAnswer | undefined): void => {
	opened = answer;
};

/** The name of the highlight (CSS Custom Highlight API), which marks text without changing the DOM. */
const name = 'sought';

/**
 * Highlights the words of the search within a section, if that section is the opened answer, and scrolls to
 * the passage that matches best. Browsers without highlights do neither.
 */
export const highlightAnswer =
	(section: RuleSection): Attachment<HTMLElement> =>
	(element) => {
		if (opened?.section !== section || !('highlights' in CSS)) return;
		const { stems, lang, passage } = opened;
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const ranges: Range[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			for (const { stems: own, from, to } of stemmedWords(node.textContent ?? '', lang)) {
				if (!own.some((stem) => stems.has(stem))) continue;
				const range = document.createRange();
				range.setStart(node, from);
				range.setEnd(node, to);
				ranges.push(range);
			}
		}
		CSS.highlights.set(name, new Highlight(...ranges));
		// In a long section the matching row may be far down, out of sight.
		const beginning = splitAtMarks(passage ?? '')
			.join('')
			.split(' · ')[0]
			?.slice(0, 40);
		const holder =
			beginning &&
			[...element.querySelectorAll('tr, li, p')].find((one) =>
				one.textContent.replaceAll(/\s+/g, ' ').trim().includes(beginning)
			);
		if (holder) requestAnimationFrame(() => holder.scrollIntoView({ block: 'center' }));
		return () => CSS.highlights.delete(name);
	};
