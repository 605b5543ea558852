import type { Attachment } from 'svelte/attachments';

/**
 * Tells which section is being read: the last one, in the order of the book, that is in the upper part of the
 * visible area. The last one is taken because after a jump to a section the end of the one before it may be
 * there, too.
 *
 * @param onread called with the id of the section whenever it changes
 */
export const followReading =
	(onread: (id: string) => void): Attachment<HTMLElement> =>
	(element) => {
		const sections = [...element.querySelectorAll<HTMLElement>('[data-section]')];
		const inView = new Set<Element>();
		const observer = new IntersectionObserver(
			(changes) => {
				for (const { target, isIntersecting } of changes) {
					if (isIntersecting) inView.add(target);
					else inView.delete(target);
				}
				const id = sections.findLast((section) => inView.has(section))?.dataset.section;
				if (id !== undefined) onread(id);
			},
			// The top fifth and the lower two thirds do not count.
			{ rootMargin: '-20% 0px -66% 0px' }
		);
		for (const section of sections) observer.observe(section);
		return () => observer.disconnect();
	};
