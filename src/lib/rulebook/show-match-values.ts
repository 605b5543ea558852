import type { Attachment } from 'svelte/attachments';
import type { RuleValues } from '$lib/games/game';

/**
 * Puts the values of the match into a text. A value that differs from the printed one is marked, as are the
 * match's own cases already; for screen readers a note follows the last such place of each paragraph, item or cell,
 * and not each. Values are set as text, never as HTML.
 *
 * @param values undefined where there is no match: the text stays as it is printed
 * @param spoken the note after what differs
 */
export const showMatchValues =
	(values: RuleValues | undefined, spoken: string): Attachment<HTMLElement> =>
	(element) => {
		if (!values) return;
		for (const note of element.querySelectorAll('.spoken')) note.remove();
		/** The last place that differs, by what contains it. */
		const lastOwn = new Map<Element, Element>();
		for (const place of element.querySelectorAll<HTMLElement>('[data-value], rule-case.own')) {
			if (place.dataset.value !== undefined) {
				const printed = (place.dataset.printed ??= place.textContent);
				place.textContent = String(values[place.dataset.value] ?? printed);
				place.classList.toggle('changed', place.textContent !== printed);
			}
			const blocks = [...place.querySelectorAll('p, li, td, th')];
			const isOwn = !place.matches('[data-value]:not(.changed)');
			for (const block of blocks.length > 0 ? blocks : [place.closest('p, li, td, th') ?? element])
				if (isOwn) lastOwn.set(block, blocks.length > 0 ? block : place);
		}
		for (const place of lastOwn.values()) {
			const note = document.createElement('span');
			note.className = 'spoken';
			note.textContent = ` ${spoken}`;
			place.append(note);
		}
	};
