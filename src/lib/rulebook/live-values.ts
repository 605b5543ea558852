import type { Attachment } from 'svelte/attachments';
import type { RuleValues } from '$lib/games/game';

/**
 * Puts the values of the match into a text. A value that differs from the printed one is marked, and followed
 * by a note for screen readers. Values are set as text, never as HTML.
 *
 * @param values undefined where there is no match: the text stays as it is printed
 * @param spoken the note after a value that differs
 */
export const fillValues =
	(values: RuleValues | undefined, spoken: string): Attachment<HTMLElement> =>
	(element) => {
		if (!values) return;
		for (const place of element.querySelectorAll<HTMLElement>('[data-value]')) {
			const printed = (place.dataset.printed ??= place.textContent);
			const value = String(values[place.dataset.value ?? ''] ?? printed);
			const isChanged = value !== printed;
			place.textContent = value;
			place.classList.toggle('changed', isChanged);
			if (!isChanged) continue;
			const note = document.createElement('span');
			note.className = 'spoken';
			note.textContent = ` ${spoken}`;
			place.append(note);
		}
	};
