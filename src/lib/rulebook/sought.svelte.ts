/** What a search led to: marked where it stands in the section that was opened. */
import type { Attachment } from 'svelte/attachments';
import type { RuleSection } from '$lib/games/game';
import type { Locale } from '$lib/games/said';
import { isSought } from './search/mark';
import { passagesOf } from './search/passages';
import { wordsOf } from './search/words';

interface Sought {
	readonly section: RuleSection;
	readonly stems: ReadonlySet<string>;
	/** Which of its passages says most: see `Hit`. */
	readonly passage: number;
	readonly lang: Locale;
}

let sought = $state.raw<Sought>();

/** An answer was opened. */
export const seek = (answer: Sought | undefined): void => {
	sought = answer;
};

/** Of the browser: marks without touching the text. Where it is not known, the section alone is marked. */
const name = 'sought';

/** Marks the words that were looked for within a section, if it is the one that was opened, and shows where they stand. */
export const markSought =
	(section: RuleSection): Attachment<HTMLElement> =>
	(element) => {
		if (sought?.section !== section || !('highlights' in CSS)) return;
		const { stems, lang, passage } = sought;
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const ranges: Range[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			for (const { forms, from, to } of wordsOf(node.textContent ?? '', lang)) {
				if (!isSought(forms, stems)) continue;
				const range = document.createRange();
				range.setStart(node, from);
				range.setEnd(node, to);
				ranges.push(range);
			}
		}
		CSS.highlights.set(name, new Highlight(...ranges));
		// A row far down a long section: the words alone would stay out of sight.
		const beginning =
			passage > 0 ? passagesOf(section.html)[passage]?.text.split(' · ')[0]?.slice(0, 40) : '';
		const holder =
			beginning &&
			[...element.querySelectorAll('tr, li, p')].find((one) =>
				one.textContent.replaceAll(/\s+/g, ' ').trim().includes(beginning)
			);
		if (holder) requestAnimationFrame(() => holder.scrollIntoView({ block: 'center' }));
		return () => CSS.highlights.delete(name);
	};
