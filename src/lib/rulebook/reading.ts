import type { Attachment } from 'svelte/attachments';

/**
 * Tells which section is being read: the last, in the order of the book, that has come into the upper part
 * of what is seen of the element. One that was jumped to stands there with the end of the one before it.
 *
 * @param onread given the id of the section whenever it changes
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
			// The lower two thirds do not count: what is read stands near the top.
			{ rootMargin: '-20% 0px -66% 0px' }
		);
		for (const section of sections) observer.observe(section);
		return () => observer.disconnect();
	};
