import type { Attachment } from 'svelte/attachments';
import type { RuleValues } from '$lib/games/game';

/**
 * Puts the values of the match into a text. A value that differs from the printed one is marked; for screen readers
 * a note follows the last one of each paragraph, item or cell, and not each. Values are set as text, never as HTML.
 *
 * @param values undefined where there is no match: the text stays as it is printed
 * @param spoken the note after values that differ
 */
export const fillValues =
	(values: RuleValues | undefined, spoken: string): Attachment<HTMLElement> =>
	(element) => {
		if (!values) return;
		/** The last value that differs, by what contains it. */
		const noted = new Map<Element, HTMLElement>();
		for (const place of element.querySelectorAll<HTMLElement>('[data-value]')) {
			const printed = (place.dataset.printed ??= place.textContent);
			const value = String(values[place.dataset.value ?? ''] ?? printed);
			const isChanged = value !== printed;
			place.textContent = value;
			place.classList.toggle('changed', isChanged);
			if (isChanged) noted.set(place.closest('p, li, td, th') ?? element, place);
		}
		for (const place of noted.values()) {
			const note = document.createElement('span');
			note.className = 'spoken';
			note.textContent = ` ${spoken}`;
			place.append(note);
		}
	};
