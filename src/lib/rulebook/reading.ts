import type { Attachment } from 'svelte/attachments';

/** How far below the place where a jump puts a section it counts as read, in pixels: for rounding. */
const tolerance = 8;

/** @returns the ancestor in which the element is scrolled. */
const scrollerOf = (element: Element): Element => {
	for (let at = element.parentElement; at; at = at.parentElement)
		if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
	return document.documentElement;
};

/**
 * Tells which section is being read: the last one that begins at or above the place where a jump puts a section
 * (its `scroll-margin-top`). So a section that was jumped to is always the one being read, however high the screen
 * is.
 *
 * @param onread called with the id of the section whenever it is scrolled
 */
export const followReading =
	(onread: (id: string) => void): Attachment<HTMLElement> =>
	(element) => {
		const sections = [...element.querySelectorAll<HTMLElement>('[data-section]')];
		const [first] = sections;
		if (!first) return undefined;
		const scroller = scrollerOf(element);
		const isPage = scroller === document.documentElement;
		const tell = (): void => {
			// Hidden while answers are shown in its place.
			if (first.getClientRects().length === 0) return;
			const landing = parseFloat(getComputedStyle(first).scrollMarginTop);
			const line = (isPage ? 0 : scroller.getBoundingClientRect().top) + landing + tolerance;
			const read = sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? first;
			if (read.dataset.section !== undefined) onread(read.dataset.section);
		};
		tell();
		// Scrolling the page is told to the document only.
		const told = isPage ? document : scroller;
		told.addEventListener('scroll', tell, { passive: true });
		return () => told.removeEventListener('scroll', tell);
	};
